/** The view of Rolling Cubes as the board draws it. */
import type { Json, Position } from "../../lib/wire";

export type Colour = "green" | "blue" | "red" | "orange";

/** A die on the table; `locked`: the next equality must use it. */
export interface CubeDie {
  id: number;
  face: string;
  colour: Colour;
  locked: boolean;
}

export interface Cubes {
  dice: CubeDie[];
  stage: number;
  points: number[];
  standing: number[];
  playing: number[];
  answered: boolean[];
  /** The viewer's own answer in a secret turn; null: none yet. */
  mine: string | null;
  /** How many dice were thrown again; −1: none yet. */
  again: number;
  rows: number[][];
  seat: number;
}

interface View {
  viewer: number;
  stage: number;
  seat: number;
  dice: string | null;
  playing: number[];
  answered: boolean[];
  answers: (string | null)[];
  points: number[];
  used: string | null;
  again: number;
  rows: number[][];
  standing: number[];
}

/** The order in which dice are named in a move: green, blue, red. */
const ORDER = "1357902468+-x:";
export const ROWS = ["blue", "green", "red", "poker", "101"] as const;
export const MOST_AGAIN = 5;

export function read(position: Position): Cubes {
  const view = position.view as unknown as View & Record<string, Json>;
  return {
    dice: dice(view.dice ?? "", view.used ?? ""),
    stage: view.stage,
    points: view.points,
    standing: view.standing,
    playing: view.playing,
    answered: view.answered,
    mine: view.viewer >= 0 ? (view.answers[view.viewer] ?? null) : null,
    again: view.again,
    rows: view.rows,
    seat: view.seat,
  };
}

export function colourOf(face: string): Colour {
  if (face === "=") return "orange";
  if (!/\d/.test(face)) return "red";
  return Number(face) % 2 === 1 ? "green" : "blue";
}

/** A face as people write it. */
export function shown(face: string): string {
  return { x: "×", "-": "−", ":": "∶" }[face] ?? face;
}

/** Faces in the order the house writes them. */
export function arranged(faces: readonly string[]): string {
  return [...faces].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join(" ");
}

function dice(text: string, used: string): CubeDie[] {
  const left = [...used];
  const found = [...text].map((face, id) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return { id, face, colour: colourOf(face), locked: at >= 0 };
  });
  if (found.length === 0) return [];
  return [...found, { id: found.length, face: "=", colour: "orange" as const, locked: used.length > 0 }];
}
