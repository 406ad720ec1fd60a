import { describe, expect, it } from "vitest";
import { tieWords } from "./ties";
import type { Entry } from "./wire";

function entry(kinds: string[], words: string[]): Entry {
  return { seq: 1, kind: "event", effects: kinds.map((kind) => ({ kind })), words } as unknown as Entry;
}

describe("ties at the end", () => {
  it("tells only what says why equal totals have different places", () => {
    const told = [
      entry(["won"], ["Casino 1: Ann takes $50,000."]),
      entry(["tie-broken", "game-ended"], ["Ann is placed above Bob.", "The game is over."]),
      entry([], ["Bob gets up."]),
    ];
    expect(tieWords(told, (effect) => (effect as { kind: string }).kind === "tie-broken")).toEqual([
      "Ann is placed above Bob.",
    ]);
  });
});
