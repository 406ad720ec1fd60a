// Written by tools/write_wire.py from the game's types in Python: change those, not this.
// Seats are counted from 0. Tuples are arrays; a record with `kind` is one of several.

/** What a seat sees: as a state, but the pile is a number and a face-down bill is 0. */
export interface View {
  viewer: number;
  round: number;
  start: number;
  seat: number;
  stocking: number;
  left_over: number;
  pile: number;
  bottom: number[];
  box: number[];
  bills: number[][];
  hands: [number, number, number][];
  dice: number[][];
  biggies: number[];
  bandit: [number, number, number][];
  rolled: Roll | null;
  won: number[][];
}

/** Chance: a seat's dice, small ones, the Biggie (0: none), neutral ones (`roll 1 3 b4 / 2 6`). */
export interface Roll {
  kind: "roll";
  small: number[];
  big: number;
  neutral: number[];
}

/** One player at one casino; the neutral one comes after the last seat, the grey one of Royale is -1. */
export interface PlayerOutlook {
  player: number;
  small: number;
  big: number;
  strength: number;
  bill: number;
  cancelled: boolean;
}

/** A seat starts the round, and why: `bill` is the higher one at `casino`; all get chips of this worth. */
export interface Started {
  kind: "started";
  seat: number;
  round: number;
  why: "lot" | "left" | "last" | "bill" | "again";
  casino: number;
  chips: number;
  worth: number;
}

/** A bill lies beside a casino. */
export interface Stocked {
  kind: "stocked";
  casino: number;
  bill: number;
}

/** A seat has rolled. */
export interface Rolled {
  kind: "rolled";
  seat: number;
  small: number[];
  big: number;
  neutral: number[];
  biggie: string;
}

/** A seat's dice of one value lie on a casino. */
export interface Placed {
  kind: "placed";
  seat: number;
  casino: number;
  value: number;
  small: number;
  big: number;
  neutral: number;
  biggie: string;
}

/** The neutral dice left over lie on the casinos they show. */
export interface LeftOver {
  kind: "left-over";
  seat: number;
  casinos: number[];
}

/** Players of equal strength cancel each other at a casino. */
export interface Cancelled {
  kind: "cancelled";
  casino: number;
  seats: number[];
  strength: number;
}

/** A seat takes a bill. */
export interface Won {
  kind: "won";
  casino: number;
  seat: number;
  bill: number;
  rank: number;
  strength: number;
}

/** A bill goes under the pile, because dice of no seat won it, or nobody did. */
export interface Returned {
  kind: "returned";
  casino: number;
  bill: number;
  winner: "nobody" | "neutral" | "grey";
}

/** A bill leaves the game, because dice of no seat won it, or nobody did. */
export interface Boxed {
  kind: "boxed";
  casino: number;
  bill: number;
  winner: "nobody" | "neutral" | "grey";
}

/** A round has been paid. */
export interface RoundEnded {
  kind: "round-ended";
  round: number;
}

/** A seat is ranked above others with as much money, because it has more bills (and chips). */
export interface TieBroken {
  kind: "tie-broken";
  seat: number;
  seats: number[];
  score: number;
  pieces: number;
  chips: boolean;
}

/** The game is over. */
export interface GameEnded {
  kind: "game-ended";
  ranks: number[];
  score: number[];
}

export type Effect = Started | Stocked | Rolled | Placed | LeftOver | Cancelled | Won | Returned | Boxed | RoundEnded | TieBroken | GameEnded;

/** The titles of the games of this board. */
export const TITLES = { "las-vegas-2012": "Las Vegas", "las-vegas-six": "Las Vegas Six" } as const;

/** What stands in positions and entries of a table of this game. */
export interface Play {
  view: View;
  outlook: PlayerOutlook[][];
  effect: Effect;
}
