// Written by tools/write_wire.py from the game's types in Python: change those, not this.
// Seats are counted from 0. Tuples are arrays; a record with `kind` is one of several.

import type { Roll, PlayerOutlook, Started, Stocked, Rolled, Placed, LeftOver, Cancelled, Won, Returned, Boxed, RoundEnded, TieBroken, GameEnded } from "../lasvegas/wire";

/** What a seat sees: as a state, but a bill face down is 0 and secrets are not there. */
export interface View {
  viewer: number;
  round: number;
  start: number;
  pile: number;
  known: number[] | null;
  bottom: number[];
  bank: number;
  bills: [number, number][];
  won: number[][];
  used: string[];
  chips: number[];
  seat: number;
  hands: [number, number][];
  dice: number[][];
  biggies: number[];
  tiles: (LuckyPunch | Jackpot | PrimeTime | FiftyFifty | HighFive | BadLuck | ActivatedBadLuck | PayDay | PowerPlay | NoEntry | Knockout | BlockIt | Handicap | BlackBox | DoubleDown | NiceDice | MyChoice | null)[];
  rolled: Roll | null;
  pending: Empowered | Hiding | JackpotRoll | PrimeRoll | Adding | FiftyRoll | Daring | Barring | Knocking | Blocking | Relieving | MovingDie | Splitting | Doubling | Treating | ChoiceRoll | Choosing | Activating | Gilding | Fist | Piles | null;
}

/** LVR A1. */
export interface LuckyPunch {
  kind: "lucky-punch";
}

/** LVR A2. */
export interface Jackpot {
  kind: "jackpot";
  marker: number;
}

/** LVR B1: who added black dice before payout, and where; they count as small ones until it is paid. */
export interface PrimeTime {
  kind: "prime-time";
  seat: number;
  added: number[];
}

/** LVR B2. */
export interface FiftyFifty {
  kind: "fifty-fifty";
}

/** LVR C1: who has the token. */
export interface HighFive {
  kind: "high-five";
  holder: number;
}

/** LVR C2; an activation is noted where it matters, and does nothing else. */
export interface BadLuck {
  kind: "bad-luck";
}

/** LVR C2 Bad Luck that was activated in this round, where that matters. */
export interface ActivatedBadLuck {
  kind: "activated-bad-luck";
}

/** LVR D1. */
export interface PayDay {
  kind: "pay-day";
}

/** LVR D2: who holds the token. */
export interface PowerPlay {
  kind: "power-play";
  holder: number;
}

/** LVR E1: the casino with the bar (0: none yet) and the marker's space on the track. */
export interface NoEntry {
  kind: "no-entry";
  barred: number;
  space: number;
}

/** LVR E2: each seat's dice in the bar. */
export interface Knockout {
  kind: "knockout";
  bar: [number, number][];
}

/** LVR F1: the groups of grey dice left, by their size, rising. */
export interface BlockIt {
  kind: "block-it";
  groups: number[];
}

/** LVR F2: the free slots of each reward. */
export interface Handicap {
  kind: "handicap";
  chip: number;
  bill: number;
  move: number;
}

/** LVR G1; nothing happens when it is activated. */
export interface BlackBox {
  kind: "black-box";
}

/** LVR G2: each seat's dice on the tile. */
export interface DoubleDown {
  kind: "double-down";
  dice: [number, number][];
}

/** LVR H1: for each space the seat whose die lies there, and whether it is a Biggy. */
export interface NiceDice {
  kind: "nice-dice";
  seats: number[];
  biggies: number[];
}

/** LVR H2: the seat whose die lies on the gold space, and whether it is a Biggy. */
export interface MyChoice {
  kind: "my-choice";
  gold: number;
  biggy: number;
}

/** LVR §3.1 The holder of the token: use it, or roll? */
export interface Empowered {
  kind: "empowered";
  seat: number;
}

/** LVR A1 How many tokens go into the fist? */
export interface Hiding {
  kind: "hiding";
  seat: number;
}

/** LVR A2 The black dice decide. */
export interface JackpotRoll {
  kind: "jackpot-roll";
  seat: number;
}

/** LVR B1 The black dice are rolled before payout. */
export interface PrimeRoll {
  kind: "prime-roll";
  seat: number;
}

/** LVR B1 Which of the black dice are added? */
export interface Adding {
  kind: "adding";
  seat: number;
  faces: number[];
}

/** LVR B2 The black dice show whether higher (1) or lower (-1) was right; 0: the first roll. */
export interface FiftyRoll {
  kind: "fifty-roll";
  seat: number;
  space: number;
  last: number;
  said: number;
}

/** LVR B2 Stop, higher or lower? */
export interface Daring {
  kind: "daring";
  seat: number;
  space: number;
  last: number;
}

/** LVR E1 Where does the bar go? */
export interface Barring {
  kind: "barring";
  seat: number;
}

/** LVR E2 Which die goes to the bar? `after` are the seats to be asked next. */
export interface Knocking {
  kind: "knocking";
  seat: number;
  active: number;
  after: number[];
}

/** LVR F1 Which group of grey dice goes where? */
export interface Blocking {
  kind: "blocking";
  seat: number;
}

/** LVR F2 Which grey die is taken, for which reward? */
export interface Relieving {
  kind: "relieving";
  seat: number;
}

/** LVR §6 Which die is moved? (F2, H2) */
export interface MovingDie {
  kind: "moving-die";
  seat: number;
}

/** LVR G1 How are the tokens split? */
export interface Splitting {
  kind: "splitting";
  seat: number;
  winner: number;
}

/** LVR G2 Which dice go to the tile? */
export interface Doubling {
  kind: "doubling";
  seat: number;
}

/** LVR H1 Which die gets a space? The roll still in hand, and the dice here that may be taken. */
export interface Treating {
  kind: "treating";
  seat: number;
  small: number[];
  big: number;
  here_small: number;
  here_big: number;
}

/** LVR H2 The black dice give two values. */
export interface ChoiceRoll {
  kind: "choice-roll";
  seat: number;
}

/** LVR H2 Which of the two values is used? */
export interface Choosing {
  kind: "choosing";
  seat: number;
  faces: number[];
}

/** LVR H2 (4) Which other tile is activated? */
export interface Activating {
  kind: "activating";
  seat: number;
}

/** LVR H2 (6) Which die goes to the gold space? */
export interface Gilding {
  kind: "gilding";
  seat: number;
}

/** LVR A1 A guess is owed, as a seat sees it: for all but the hider the number is 0. */
export interface Fist {
  kind: "fist";
  seat: number;
  hider: number;
  hidden: number;
}

/** LVR G1 A pile is to be taken, as a seat sees it: for all but the splitter the piles are face down. */
export interface Piles {
  kind: "piles";
  seat: number;
  splitter: number;
  sizes: [number, number];
  first: number[];
  second: number[];
}

/** What people see beyond the view: casinos as they would be paid, and what a question is about. */
export interface Outlook {
  casinos: PlayerOutlook[][];
  asking: number;
  stakes: PunchStakes | JackpotStakes | FiftyStakes | BarStakes | HandicapStakes | BoxStakes | DoubleStakes | NiceStakes | ChoiceStakes | GoldStakes | null;
}

/** LVR A1 What a wrong guess pays for one, two and three hidden tokens. */
export interface PunchStakes {
  kind: "punch-stakes";
  pays: Pay[];
}

/** A reward as it is paid: one bill, or chips. */
export interface Pay {
  money: number;
  chips: number;
}

/** LVR A2 What the marker pays, how likely that is, and where the marker goes otherwise. */
export interface JackpotStakes {
  kind: "jackpot-stakes";
  pay: Pay;
  odds: Odds;
  otherwise: number;
}

/** In how many of all equally likely cases something happens. */
export interface Odds {
  right: number;
  of: number;
}

/** LVR B2 What each space pays, where the marker stands, and how likely a higher and a lower sum are. */
export interface FiftyStakes {
  kind: "fifty-stakes";
  pays: Pay[];
  space: number;
  sum: number;
  higher: Odds;
  lower: Odds;
}

/** LVR E1 What the spaces of the track pay, and where the marker stands. */
export interface BarStakes {
  kind: "bar-stakes";
  track: Pay[];
  space: number;
}

/** LVR F2 What the slots that pay are worth; the others let a die be moved. */
export interface HandicapStakes {
  kind: "handicap-stakes";
  chip: Pay;
  bill: Pay;
}

/** LVR G1 All tokens, and how each sum of a pile is paid, by steps of 20. */
export interface BoxStakes {
  kind: "box-stakes";
  tokens: number[];
  pays: Pay[];
}

/** LVR G2 What first and second on the tile get, and each seat's weight there now. */
export interface DoubleStakes {
  kind: "double-stakes";
  pays: Pay[];
  weights: number[];
}

/** LVR H1 What each space pays at the end of the round. */
export interface NiceStakes {
  kind: "nice-stakes";
  pays: Pay[];
}

/** LVR H2 What the values 1 to 3 pay, and the gold space of 6; whether 4, 5 and 6 would do something. */
export interface ChoiceStakes {
  kind: "choice-stakes";
  pays: Pay[];
  gold: Pay;
  tiles: boolean;
  moves: boolean;
  gilds: boolean;
}

/** LVR H2 (6) What the gold space pays at the end of the round. */
export interface GoldStakes {
  kind: "gold-stakes";
  pay: Pay;
}

/** A tile lies at a casino. */
export interface TileLaid {
  kind: "tile-laid";
  casino: number;
  side: string;
}

/** The neutral player's dice lie on the casinos they show. */
export interface NeutralRolled {
  kind: "neutral-rolled";
  casinos: number[];
  biggy: number;
}

/** A seat passes for a chip. */
export interface ChipPaid {
  kind: "chip-paid";
  seat: number;
}

/** All dice of a seat show the barred value. */
export interface TurnLost {
  kind: "turn-lost";
  seat: number;
  casino: number;
}

/** Dice that a seat placed activate the tile at their casino; idle: it does nothing now. */
export interface Activated {
  kind: "activated";
  seat: number;
  casino: number;
  side: string;
  idle: boolean;
}

/** A seat has rolled the black dice. */
export interface BlackRolled {
  kind: "black-rolled";
  seat: number;
  faces: number[];
}

/** A seat has tokens in its fist; how many is secret. */
export interface TokensHidden {
  kind: "tokens-hidden";
  seat: number;
}

/** A seat says how many are in the fist. */
export interface Guessed {
  kind: "guessed";
  seat: number;
  tokens: number;
}

/** The fist opens. */
export interface Uncovered {
  kind: "uncovered";
  seat: number;
  tokens: number;
  right: boolean;
}

/** Dice leave a casino. */
export interface DiceLifted {
  kind: "dice-lifted";
  seat: number;
  casino: number;
  small: number;
  big: number;
}

/** Grey dice came onto a casino or left it: so many lie there now. */
export interface GreyMoved {
  kind: "grey-moved";
  casino: number;
  dice: number;
}

/** Dice of a seat came onto a tile or left it: so many lie there now. */
export interface TileDice {
  kind: "tile-dice";
  side: string;
  seat: number;
  small: number;
  big: number;
}

/** A seat takes a tile's token. */
export interface TokenTaken {
  kind: "token-taken";
  side: string;
  seat: number;
}

/** A token goes back to its tile. */
export interface TokenReturned {
  kind: "token-returned";
  side: string;
}

/** A seat puts the No Entry! token on a casino. */
export interface BarMoved {
  kind: "bar-moved";
  seat: number;
  casino: number;
}

/** Bad Luck is activated, and so will be paid at the end of the round. */
export interface BadLuckActivated {
  kind: "bad-luck-activated";
}

/** A seat lets the No Entry! token lie where it is. */
export interface BarStayed {
  kind: "bar-stayed";
  seat: number;
  casino: number;
}

/** A seat adds a black die to the casino it shows. */
export interface BlackAdded {
  kind: "black-added";
  seat: number;
  casino: number;
}

/** A seat stops, or says whether the next sum is higher or lower than the last. */
export interface Dared {
  kind: "dared";
  seat: number;
  said: "stop" | "nothing" | "higher" | "lower";
  last: number;
}

/** The black dice show whether a seat that said higher or lower than the last sum was right. */
export interface DareEnded {
  kind: "dare-ended";
  seat: number;
  sum: number;
  last: number;
  outcome: "right" | "wrong" | "equal";
}

/** A seat's black dice win the jackpot or not: what it comes to from now on. */
export interface JackpotEnded {
  kind: "jackpot-ended";
  seat: number;
  won: boolean;
  marker: number;
}

/** A seat uses the Power Play token instead of a roll. */
export interface PowerUsed {
  kind: "power-used";
  seat: number;
}

/** A seat puts a group of grey dice on a casino. */
export interface GreyPlaced {
  kind: "grey-placed";
  seat: number;
  casino: number;
  dice: number;
}

/** A seat takes a grey die from a casino, for money or chips; for neither: to move a die. */
export interface GreyTaken {
  kind: "grey-taken";
  seat: number;
  casino: number;
  money: number;
  chips: number;
}

/** Before the payout a seat would take the higher bill at the casino of Prime Time. */
export interface PrimeTimeLed {
  kind: "prime-time-led";
  seat: number;
  casino: number;
}

/** A seat took the higher bill at the casino of the Black Box, and so will take one of its piles. */
export interface BoxWon {
  kind: "box-won";
  seat: number;
  casino: number;
}

/** A seat has split the tokens of the Black Box; only the sizes of the piles are seen. */
export interface BoxSplit {
  kind: "box-split";
  seat: number;
  first: number;
  second: number;
}

/** A seat takes a pile of the Black Box: what its tokens say together, and those of the other pile. */
export interface PileTaken {
  kind: "pile-taken";
  seat: number;
  pile: number;
  worth: number;
  other: number;
}

/** A seat uses one of the two values of My Choice; idle: it does nothing now. */
export interface ValueUsed {
  kind: "value-used";
  seat: number;
  value: number;
  idle: boolean;
}

/** A seat activates another tile by My Choice; idle: it does nothing now. */
export interface TileActivated {
  kind: "tile-activated";
  seat: number;
  side: string;
  idle: boolean;
}

/** A seat puts a die on a space of Nice Dice. */
export interface NicePlaced {
  kind: "nice-placed";
  seat: number;
  space: number;
  big: boolean;
}

/** A seat puts a die on the gold space of My Choice. */
export interface DieGilded {
  kind: "die-gilded";
  seat: number;
  big: boolean;
}

/** A seat's die on a space of Nice Dice makes room for another and goes to the casino of its value. */
export interface DiePushed {
  kind: "die-pushed";
  seat: number;
  casino: number;
  big: boolean;
}

/** A seat does not do what a tile lets it do. */
export interface Declined {
  kind: "declined";
  seat: number;
  side: string;
}

/** The bank pays a seat a bill, or chips; `side` is the tile that pays. */
export interface Rewarded {
  kind: "rewarded";
  seat: number;
  money: number;
  chips: number;
  side: string;
}

/** Bad Luck: a seat pays. */
export interface Fined {
  kind: "fined";
  seat: number;
  money: number;
  chips: number;
}

/** Seats of equal weight on Double Down cancel each other there. */
export interface DoublesCancelled {
  kind: "doubles-cancelled";
  seats: number[];
  weight: number;
}

/** Seats, and perhaps an imaginary player, of equal weight cancel each other at a casino. */
export interface EqualsCancelled {
  kind: "equals-cancelled";
  casino: number;
  seats: number[];
  neutral: boolean;
  grey: boolean;
  weight: number;
}

export type Effect = Started | Stocked | Rolled | Placed | LeftOver | Cancelled | Won | Returned | Boxed | RoundEnded | TieBroken | GameEnded | TileLaid | NeutralRolled | ChipPaid | TurnLost | Activated | BlackRolled | TokensHidden | Guessed | Uncovered | DiceLifted | GreyMoved | TileDice | TokenTaken | TokenReturned | BarMoved | BadLuckActivated | BarStayed | BlackAdded | Dared | DareEnded | JackpotEnded | PowerUsed | GreyPlaced | GreyTaken | PrimeTimeLed | BoxWon | BoxSplit | PileTaken | ValueUsed | TileActivated | NicePlaced | DieGilded | DiePushed | Declined | Rewarded | Fined | DoublesCancelled | EqualsCancelled;

/** The titles of the games of this board. */
export const TITLES = { "las-vegas-royale": "Las Vegas Royale" } as const;

/** What stands in positions and entries of a table of this game. */
export interface Play {
  view: View;
  outlook: Outlook;
  effect: Effect;
}
