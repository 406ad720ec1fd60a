/** A finished game as steps to go through: what counts, whose turn it was, and where rounds and turns begin. */
import type { Entry } from "./wire";

export interface Step {
  entry: Entry;
  /** Whose doing it is; null: it happened by itself. */
  seat: number | null;
  /** The round that begins with this step; null: none does. */
  round: number | null;
  /** Whether a turn begins here: another seat does something, or a new round has begun. */
  turn: boolean;
}

export function stepsOf(entries: readonly Entry[], seats: number): Step[] {
  const undone = new Set(entries.map((entry) => entry.voids));
  const steps: Step[] = [];
  let [round, mover] = [0, -1];
  for (const entry of entries) {
    if ((entry.kind !== "move" && entry.kind !== "chance") || undone.has(entry.seq)) continue;
    const seat = doer(entry, seats);
    const begins = entry.round > 0 && entry.round !== round;
    if (begins) [round, mover] = [entry.round, -1];
    const turn = begins || (seat !== null && seat !== mover);
    if (seat !== null) mover = seat;
    steps.push({ entry, seat, round: begins ? entry.round : null, turn });
  }
  return steps;
}

/** The seat that moved, or that the dice were rolled for. */
function doer(entry: Entry, seats: number): number | null {
  const told = entry.effects[0];
  const seat = entry.seat ?? (told && "seat" in told ? told.seat : null);
  return typeof seat === "number" && seat >= 0 && seat < seats ? seat : null;
}

/** The next step from a place on that fits, in one direction or the other; null: there is none. */
export function next(steps: readonly Step[], from: number, by: 1 | -1, fits: (step: Step) => boolean): number | null {
  for (let at = from + by; at >= 0 && at < steps.length; at += by) if (fits(steps[at]!)) return at;
  return null;
}
