/** The signs of a board, drawn on a field of 24 by 24, each with the message that says what it means. */
export interface Sign {
  id: string;
  /** Paths with their fill and stroke; a dash makes the line a broken one. */
  art: readonly (readonly [path: string, fill: string, stroke?: string, dash?: string])[];
  /** What is written on it, and in which colour. */
  text?: readonly [words: string, colour: string];
}

/** Its sentences stay at the house, in this catalogue, until somebody asks. */
export interface Legend {
  area: string;
  signs: readonly Sign[];
}

/** A square with round corners: a die. */
export const SQUARE = "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z";
export const DISC = "M12 3a9 9 0 1 1-.1 0Z";
