import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/wire";
import { NOTHING, apart, pieces, reachable, rest, settled } from "./answers";

function parts(...events: string[]): ReturnType<typeof apart>[] {
  const preview = { gain: 0, code: "", args: {}, words: "" };
  return events.map((event) => apart({ event, preview, secret: false } satisfies Choice, () => 5));
}

describe("answers on the board", () => {
  it("takes a group of grey dice first, then a casino", () => {
    const all = parts("block 1 2", "block 1 3", "block 3 3");
    expect(pieces(all).map((part) => part.piece)).toEqual(["1", "3"]);
    expect(reachable(all, settled(all, NOTHING)).size).toBe(0);
    const picked = { verb: "block", casino: 0, piece: "1" };
    expect([...reachable(all, picked).keys()]).toEqual([2, 3]);
  });

  it("needs no tap for the only piece there is", () => {
    const all = parts("power small 1", "power small 4", "decline");
    expect([...reachable(all, settled(all, NOTHING)).keys()]).toEqual([1, 4]);
  });

  it("takes a grey die first, then its reward", () => {
    const all = parts("handicap 4 chip", "handicap 4 30", "handicap 5 move", "decline");
    const first = reachable(all, NOTHING);
    expect([first.get(4)?.length, first.get(5)?.length]).toEqual([2, 1]);
    expect(rest(all, { verb: "handicap", casino: 4, piece: "" }).map((part) => part.piece)).toEqual(["chip", "30"]);
  });

  it("turns a die from hand or takes one back", () => {
    const all = parts("turn small 1", "turn small 2", "back 2 small", "back 6 biggy");
    expect([...reachable(all, settled(all, NOTHING)).keys()]).toEqual([2, 6]);
    expect([...reachable(all, { verb: "turn", casino: 0, piece: "small" }).keys()]).toEqual([1, 2]);
  });

  it("closes a casino or activates a tile with one tap", () => {
    expect([...reachable(parts("bar stay", "bar 2", "bar 3"), NOTHING).keys()]).toEqual([2, 3]);
    expect(reachable(parts("activate C1"), NOTHING).get(5)?.[0]?.choice.event).toBe("activate C1");
  });
});
