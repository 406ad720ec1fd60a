import { expect, test } from "vitest";
import { next, stepsOf } from "./steps";
import type { Entry } from "./wire";

let seq = 0;
function entry(kind: Entry["kind"], seat: number | null, round: number, more: Partial<Entry> = {}): Entry {
  seq += 1;
  return { seq, kind, seat, round, text: "", at: 0, voids: null, effects: [], words: [], ...more };
}
const thrown = (seat: number, round: number): Entry =>
  entry("chance", null, round, { effects: [{ kind: "rolled", seat } as Entry["effects"][number]] });

test("rounds and turns begin where another seat or another round does; what was taken back is no step", () => {
  seq = 0;
  const entries = [
    entry("chance", null, 1),
    entry("chance", null, 1),
    thrown(0, 1),
    entry("move", 0, 1),
    entry("undo", 0, 1, { voids: 4 }),
    entry("move", 0, 1),
    entry("note", 1, 1),
    thrown(1, 1),
    entry("move", 1, 1),
    entry("chance", null, 2),
    thrown(1, 2),
  ];
  const steps = stepsOf(entries, 2);
  expect(steps.map(({ entry: { seq: number } }) => number)).toEqual([1, 2, 3, 6, 8, 9, 10, 11]);
  expect(steps.flatMap(({ round }, at) => (round === null ? [] : [[at, round]]))).toEqual([
    [0, 1],
    [6, 2],
  ]);
  expect(steps.flatMap(({ turn }, at) => (turn ? [at] : []))).toEqual([0, 2, 4, 6, 7]);
  expect(next(steps, 2, 1, (step) => step.turn)).toBe(4);
  expect(next(steps, 4, -1, (step) => step.turn)).toBe(2);
  expect(next(steps, 7, 1, (step) => step.turn)).toBe(null);
});
