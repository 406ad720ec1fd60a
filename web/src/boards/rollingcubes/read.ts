/** The view of Rolling Cubes as the board draws it. */
import type { Position } from "../../lib/wire";
import type { Play, Outlook, View } from "./wire";

export type Colour = "green" | "blue" | "red" | "orange";
/** The game that is played now; empty when all is over. */
export type Mode = Outlook["mode"];

/** A die on the table; `locked`: the next equality must use it. */
export interface CubeDie {
  id: number;
  face: string;
  colour: Colour;
  locked: boolean;
}

/** What the board draws: the view with its dice laid out, and where the game is going. */
export type Cubes = Omit<View, "dice"> & Omit<Outlook, "kind"> & { dice: CubeDie[] };

/** The order in which dice are named in a move: green, blue, red. */
const ORDER = "1357902468+-x:";
export const ROWS = ["blue", "green", "red", "poker", "101"] as const;
export const MOST_AGAIN = 5;
/** How an answer without an equality is written. */
export const NOTHING = "decline";

const MODES: readonly Mode[] = ["one-by-one", "all-together", "last-die", "yahtzee"];

/** The mode a table was opened for; empty: a tournament of several. */
export function modeOf(options: Readonly<Record<string, string>>): Mode {
  return MODES.find((mode) => mode === options["mode"]) ?? "";
}

export function read({ view, outlook }: Position<Play>): Cubes {
  const { mode, target } = outlook;
  return { ...view, mode, target, dice: table(view.dice ?? "", view.used ?? "") };
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

/** The dice of a throw, the = last; `used` are those the next equality must use. */
export function table(text: string, used = ""): CubeDie[] {
  const left = [...used];
  const found = [...text].map((face, id) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return { id, face, colour: colourOf(face), locked: at >= 0 };
  });
  if (found.length === 0) return [];
  return [...found, { id: found.length, face: "=", colour: "orange" as const, locked: used.length > 0 }];
}

/** Dice in a row as numbers and signs, each with its place. */
export function numbers(dice: readonly CubeDie[]): { at: number; dice: CubeDie[] }[] {
  const found: { at: number; dice: CubeDie[] }[] = [];
  for (const [at, die] of dice.entries()) {
    const last = found.at(-1);
    if (last && /\d\d/.test(last.dice[0]!.face + die.face)) last.dice.push(die);
    else found.push({ at, dice: [die] });
  }
  return found;
}

/** How many dice a row must hold so that numbers of these lengths stand in two rows, none torn. */
export function across(lengths: readonly number[]): number {
  let least = Infinity;
  for (let first = 1; first <= Math.max(1, lengths.length); first++) {
    const above = lengths.slice(0, first).reduce((sum, one) => sum + one, 0);
    const below = lengths.slice(first).reduce((sum, one) => sum + one, 0);
    least = Math.min(least, Math.max(above, below, 1));
  }
  return least;
}

/** Which dice of the table came from the cup with `roll 1 3 +`: the = lies there always, locked ones stay. */
export function tumbled(dice: readonly CubeDie[], roll: string): Set<number> {
  const faces = roll.split(" ").slice(1);
  const found = new Set<number>();
  for (const die of dice) {
    const at = die.locked ? -1 : faces.indexOf(die.face);
    if (at < 0) continue;
    faces.splice(at, 1);
    found.add(die.id);
  }
  return found;
}
