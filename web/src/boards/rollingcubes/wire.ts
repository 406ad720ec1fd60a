// Written by tools/write_wire.py from the game's types in Python: change those, not this.
// Seats are counted from 0. Tuples are arrays; a record with `kind` is one of several.

import type { Refusal } from "../../lib/wire";

/** A throw of a table, by the number of its entry. */
export interface Throw {
  throw: number;
}

/** The best that could be made of a throw; `equality` is null where there is none. */
export interface BestEquality {
  counts: number;
  points: number;
  row: string | null;
  equality: string | null;
}

/** A roll to train with; whether zero may be divided in it. */
export interface NewTrainingRoll {
  zero_dividend?: boolean;
}

/** Twelve dice, = not told, and the seal that proves where they come from. */
export interface TrainingRoll {
  dice: string;
  sealed: string;
}

/** An equality for a sealed roll. */
export interface TrainingAnswer {
  sealed: string;
  equality: string;
}

/** Points of an equality and the best there were; or why it is refused. */
export interface Judged {
  points: number | null;
  best: number | null;
  refusal: Refusal | null;
}

/** A sealed roll, of which the best is wanted. */
export interface TrainingQuestion {
  sealed: string;
}

/** A state as a seat sees it: answers of others only as given or not. */
export interface View {
  viewer: number;
  stage: number;
  start: number;
  seat: number;
  dice: string | null;
  cup: number;
  playing: number[];
  answered: boolean[];
  answers: (string | null)[];
  points: number[];
  used: string | null;
  placed: number;
  again: number;
  rows: number[][];
  standing: number[];
  second: number;
}

/** The mode that is played now, and the points that end it. */
export interface Outlook {
  kind: "outlook";
  mode: "one-by-one" | "all-together" | "last-die" | "yahtzee" | "";
  target: number | null;
}

/** RC §4.1 The lot fell on a seat. */
export interface RcStarted {
  kind: "rc-started";
  seat: number;
}

/** A seat threw dice. */
export interface RcThrown {
  kind: "rc-thrown";
  seat: number;
  dice: string;
}

/** A seat made an equality, in the solitaire for a row. */
export interface RcEquated {
  kind: "rc-equated";
  seat: number;
  equation: string;
  points: number;
  row: string;
}

/** A seat made none. */
export interface RcDeclined {
  kind: "rc-declined";
  seat: number;
}

/** RC §5.1 A seat has an answer, which stays secret. */
export interface RcAnswered {
  kind: "rc-answered";
  seat: number;
}

/** RC §4.2 The best of the turn get a bonus. */
export interface RcBonus {
  kind: "rc-bonus";
  seats: number[];
  points: number;
}

/** RC §4.3 Equal seats at the top play another turn. */
export interface RcPlayOn {
  kind: "rc-play-on";
  seats: number[];
}

/** RC §6.2 The seat that placed the last dice gets a point. */
export interface RcLastDie {
  kind: "rc-last-die";
  seat: number;
}

/** RC §8.2 A seat takes dice back into the cup. */
export interface RcRethrown {
  kind: "rc-rethrown";
  seat: number;
  dice: string;
}

/** RC §8.2 A row is filled with 0. */
export interface RcStruck {
  kind: "rc-struck";
  seat: number;
  row: string;
}

/** RC §7.1 A game of the tournament is over, with what it gives each seat. */
export interface RcGameWon {
  kind: "rc-game-won";
  seat: number;
  mode: "one-by-one" | "all-together" | "last-die" | "yahtzee" | "";
  standing: number[];
}

/** RC §7.2 A seat is ranked above others with as many points, because it won the second game. */
export interface RcTieBroken {
  kind: "rc-tie-broken";
  seat: number;
  seats: number[];
  points: number;
}

/** The game is over. */
export interface RcGameEnded {
  kind: "rc-game-ended";
  ranks: number[];
  score: number[];
}

export type Effect = RcStarted | RcThrown | RcEquated | RcDeclined | RcAnswered | RcBonus | RcPlayOn | RcLastDie | RcRethrown | RcStruck | RcGameWon | RcTieBroken | RcGameEnded;

/** The titles of the games of this board. */
export const TITLES = { "rolling-cubes": "Rolling Cubes" } as const;

/** What stands in positions and entries of a table of this game. */
export interface Play {
  view: View;
  outlook: Outlook;
  effect: Effect;
}
