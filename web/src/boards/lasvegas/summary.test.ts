import { describe, expect, it, vi } from "vitest";
import type { Entry } from "../../lib/wire";
import { lines, roundOf } from "./summary";
import { shows } from "./read";
import type { Effect, Play } from "./wire";

vi.mock("../../lib/texts.svelte", () => ({ t: (id: string) => id }));

let seq = 0;
function entry(effects: Effect[], voids: number | null = null): Entry<Play> {
  seq += 1;
  return { seq, kind: voids === null ? "move" : "undo", seat: 0, text: "", at: 0, round: 0, voids, effects, words: [] };
}
function won(casino: number, seat: number, bill: number): Effect {
  return { kind: "won", casino, seat, bill, rank: 1, strength: 2 };
}
const END: Effect = { kind: "round-ended", round: 1 };

describe("what a round has brought", () => {
  it("counts only the entries of the round, without what was taken back", () => {
    const first = entry([won(1, 0, 50), END]);
    const mistaken = entry([won(2, 1, 90), END]);
    const undo = entry([], mistaken.seq);
    const again = entry([won(3, 1, 70), won(3, 0, 30), END]);
    const all = [first, mistaken, undo, again];
    expect(roundOf(all, again).map((one) => one.seq)).toEqual([undo.seq, again.seq]);
    const steps = roundOf(all, again).flatMap((one) => one.effects.map((effect) => shows(effect, 2)));
    expect(lines(steps, 2)).toEqual([
      { seat: 1, bills: [{ casino: 3, bill: 70 }], paid: [], sum: 70 },
      { seat: 0, bills: [{ casino: 3, bill: 30 }], paid: [], sum: 30 },
    ]);
  });

  it("tells what each tile pays and takes, by its name", () => {
    const steps = [
      { does: "purse" as const, casino: 0, seat: 1, money: 30, chips: 2, from: "Nice Dice" },
      { does: "purse" as const, casino: 0, seat: 1, money: -50, chips: -1, from: "Bad Luck" },
      { does: "purse" as const, casino: 0, seat: 1, money: 0, chips: -1, from: "passing" },
      { does: "purse" as const, casino: 0, seat: 1, money: 0, chips: -1, from: "passing" },
      { does: "purse" as const, casino: 0, seat: 0, money: 0, chips: 0, from: "Black Box" },
    ];
    const paid = [
      { sum: 30, chips: 2, from: "Nice Dice" },
      { sum: -50, chips: -1, from: "Bad Luck" },
      { sum: 0, chips: -2, from: "passing" },
    ];
    expect(lines(steps, 2)).toEqual([
      { seat: 0, bills: [], paid: [{ sum: 0, chips: 0, from: "Black Box" }], sum: 0 },
      { seat: 1, bills: [], paid, sum: -20 },
    ]);
  });
});
