/** The Las Vegas board as it is drawn: read from the server's view, nothing worked out here. */

/** Whose die: a seat from 0, or one of the players that nobody is. */
export type Owner = number | "neutral" | "grey" | "black";

/** The dice of one player at one place, and what they would win if the round ended now. */
export interface Group {
  owner: Owner;
  name: string;
  small: number;
  big: number;
  /** Faces, where they differ from the casino's number. */
  faces: number[];
  strength: number;
  /** In thousands; 0: nothing. */
  bill: number;
  cancelled: boolean;
}

export interface Casino {
  number: number;
  name: string;
  bills: number[];
  groups: Group[];
  barred: boolean;
  /** Something lies beside it that needs room. */
  tiled: boolean;
}

export interface Hand {
  small: number;
  big: number;
  neutral: number;
  /** Bills won, falling; 0 is face down. */
  won: number[];
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

/** What an effect shows at a casino: dice come, equals cancel each other, a bill leaves it, or the eye is led there. */
export type Shown =
  | { does: "place"; casino: number; seat: number; small: number; big: number; neutral: number }
  | { does: "cancel"; casino: number; owners: Owner[]; strength: number }
  | { does: "pay"; casino: number; bill: number; seat: number | null }
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
