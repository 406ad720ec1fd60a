import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Stage as StageType } from "./stage.svelte";
import type { Entry, Position } from "./wire";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null });
const { Stage } = await import("./stage.svelte");

function entry(seq: number, text: string, effects = 0): Entry {
  const kind = /^\d* ?(roll|black|bill)/.test(text) ? "chance" : "move";
  return {
    seq,
    round: 0,
    kind,
    seat: kind === "move" ? 1 : null,
    text,
    at: 0,
    voids: null,
    effects: Array(effects).fill({}),
    words: [],
  };
}
const position = (seq: number): Position => ({ seq }) as Position;

describe("what is shown, and when", () => {
  let stage: StageType;
  let shown: number[];
  let stays: number;
  let asked: number;
  const push = (...entries: Entry[]): void => stage.push({ entries, now: position(entries.at(-1)!.seq) });

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    stays = 0;
    asked = 99;
    stage = new Stage({
      quick: () => false,
      scene: (one) => (one.effects.length ? 0 : -1),
      stays: () => stays,
      asks: (now) => now.seq === asked,
      speed: () => "normal",
      throws: (one) => one.text.startsWith("roll"),
      carries: (one) => one.text.startsWith("carry"),
      shown: (frame) => void shown.push(frame.now.seq),
    });
    stage.jump(position(0));
  });
  afterEach(() => vi.useRealTimers());

  it("offers nothing before thrown dice have landed", async () => {
    push(entry(1, "roll 1 2"));
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.position?.seq, stage.thrown, stage.busy]).toEqual([1, 1, true]);
    await vi.advanceTimersByTimeAsync(899);
    expect(stage.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.busy).toBe(false);
  });

  it("offers nothing before pieces that travel have come", async () => {
    push(entry(1, "carry 3"));
    await vi.advanceTimersByTimeAsync(519);
    expect([stage.position?.seq, stage.busy]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.busy).toBe(false);
  });

  it("shows nothing between the end of a scene and what it led to", async () => {
    push(entry(1, "place 3", 1));
    await vi.advanceTimersByTimeAsync(0);
    vi.advanceTimersByTime(1050);
    const seen: unknown[] = [];
    for (let turn = 0; turn < 9; turn++) {
      await Promise.resolve();
      seen.push([stage.position?.seq, stage.spot === null]);
    }
    expect(seen).toContainEqual([1, true]);
    expect(seen).not.toContainEqual([0, true]);
  });

  it("does not wait for chance that nobody sees fall", async () => {
    push(entry(1, "bill 1 60"));
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.thrown, stage.busy]).toEqual([0, false]);
  });

  it("leaves time to see one move before the next", async () => {
    push(entry(1, "place 3"));
    push(entry(2, "place 4"));
    push(entry(3, "place 5"));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(800);
    expect(shown).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(800);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("pays effect by effect on the position before", async () => {
    push(entry(1, "place 3", 2));
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.position?.seq, stage.spot?.effect]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(1050);
    expect([stage.position?.seq, stage.spot?.effect]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(1050);
    expect([stage.position?.seq, stage.spot]).toEqual([1, null]);
  });

  it("skips all that has come so far", async () => {
    push(entry(1, "place 3", 5));
    push(entry(2, "roll 1 2"));
    await vi.advanceTimersByTimeAsync(0);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([shown, stage.busy, stage.position?.seq]).toEqual([[1, 2], false, 2]);
  });

  it("skips what comes, too, up to where something is asked", async () => {
    asked = 3;
    stage.skip(true);
    push(entry(1, "place 3", 2));
    push(entry(2, "place 4"));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1, 2]);
    push(entry(3, "place 5"));
    push(entry(4, "place 6", 2));
    await vi.advanceTimersByTimeAsync(0);
    expect([shown, stage.busy, stage.spot?.effect]).toEqual([[1, 2, 3], true, undefined]);
    await vi.advanceTimersByTimeAsync(800);
    expect([shown, stage.spot?.effect]).toEqual([[1, 2, 3], 0]);
  });

  it("stays at the end of a scene until one goes on, even when one skipped there", async () => {
    stays = Infinity;
    push(entry(1, "place 3", 3));
    await vi.advanceTimersByTimeAsync(0);
    stage.skip(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([stage.staying, stage.spot?.effect, shown]).toEqual([true, 2, []]);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.staying, stage.spot, shown]).toEqual([false, null, [1]]);
  });

  it("lets go of the end of a scene at the first press, as soon as it is shown", async () => {
    stays = Infinity;
    push(entry(1, "place 3", 3));
    await vi.advanceTimersByTimeAsync(2 * 1050);
    expect([stage.staying, stage.spot?.effect]).toEqual([true, 2]);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([stage.staying, stage.spot, shown]).toEqual([false, null, [1]]);
  });

  it("drops what was waiting when it jumps, and plays on from there", async () => {
    push(entry(1, "place 3", 5));
    push(entry(2, "place 4"));
    await vi.advanceTimersByTimeAsync(0);
    stage.jump(position(9));
    await vi.advanceTimersByTimeAsync(5000);
    expect([shown, stage.position?.seq, stage.busy]).toEqual([[], 9, false]);
    push(entry(10, "place 5"));
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.position?.seq).toBe(10);
  });
});
