/** The Las Vegas board as it is drawn: read from the server's view, nothing worked out here. */

/** Whose die: a seat from 0, or one of the players that nobody is. */
export type Owner = number | "neutral" | "grey" | "black";

/** The dice of one player at one place, and what they would win if the round ended now. */
export interface Group {
  owner: Owner;
  name: string;
  small: number;
  big: number;
  /** Faces, the big die's first, where they differ from the casino's number. */
  faces: number[];
  strength: number;
  /** In thousands; 0: nothing. */
  bill: number;
  cancelled: boolean;
  /** While a round is paid: its place among those who were not cancelled; 0: not told yet. */
  rank: number;
}

export interface Casino {
  number: number;
  name: string;
  bills: number[];
  groups: Group[];
  barred: boolean;
  /** Something lies beside it that needs room. */
  tiled: boolean;
  /** While a round is paid: it has been, and its dice go back. */
  paid: boolean;
}

export interface Hand {
  small: number;
  big: number;
  neutral: number;
  /** Bills won, falling; 0 is face down. */
  won: number[];
  /** Whether who looks on sees what its bills are worth. */
  open: boolean;
  chips: number | null;
}

export interface Thrown {
  owner: Owner;
  face: number;
  big: boolean;
}

export interface Board {
  round: number;
  rounds: number;
  start: number;
  /** Bills left in the pile. */
  pile: number;
  casinos: Casino[];
  hands: Hand[];
  /** The seat whose roll lies on the table. */
  roller: number;
  roll: Thrown[];
  /** What is owed by a tile: its kind, or empty. */
  question: string;
}

/** What a choice would bring, in the few words that a casino or dice can wear. */
export interface Tagged {
  words: string;
  tone: "gain" | "loss" | "plain";
  /** The same in full. */
  full: string;
}

/** What a tap on a casino does now. */
export interface Target {
  /** The event that it sends; null: something else is asked first. */
  event: string | null;
  /** What a screen reader says. */
  label: string;
  tag: Tagged | null;
  /** Whose dice there are meant. */
  mark: Owner | null;
  /** For a casino that is chosen before something else is: whether it is. */
  pressed?: boolean;
  choose(): void;
}

/**
 * What an effect shows: dice come to a casino from a hand or elsewhere, equals cancel each other, a bill leaves,
 * a seat gets money or chips from something that has a name or pays some, a tile is activated, a round ends, or the eye is led to a casino (0: nowhere).
 */
export type Shown =
  | { does: "place"; casino: number; seat: number; small: number; big: number; neutral: number; hand: boolean }
  | { does: "cancel"; casino: number; owners: Owner[]; strength: number }
  | { does: "pay"; casino: number; bill: number; owner: Owner | null; rank: number; strength: number }
  | { does: "purse"; casino: number; seat: number; money: number; chips: number; from: string }
  | { does: "activate"; casino: number }
  | { does: "end"; casino: 0 }
  | { does: "look"; casino: number };

/** The seventh casino, where every number may lie once. */
export const BANDIT = 7;

/** A legal event that puts dice on a casino, as its text says. */
export function placing(event: string): { value: number; casino: number } | null {
  const found = /^place (\d)( bandit)?$/.exec(event);
  if (!found) return null;
  const value = Number(found[1]);
  return { value, casino: found[2] ? BANDIT : value };
}
