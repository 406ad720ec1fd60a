import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Bests } from "./bests.svelte";

const { best } = vi.hoisted(() => ({ best: vi.fn() }));
vi.mock("./api", () => ({ best }));

describe("the best equalities", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    best.mockReset();
  });

  it("are asked for again where the house was busy, and not for ever", async () => {
    const found = { equality: "5x8=40", counts: 8 };
    best.mockRejectedValueOnce(new Error("busy")).mockResolvedValueOnce(found);
    const bests = new Bests("table");
    void bests.ask(7);
    await vi.advanceTimersByTimeAsync(0);
    expect(bests.of(7)).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect(bests.of(7)).toEqual(found);

    best.mockReset().mockRejectedValue(new Error("down"));
    void bests.ask(9);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([best.mock.calls.length, bests.of(9)]).toEqual([5, null]);
  });

  it("are not asked for in a lesson", () => {
    void new Bests("").ask(7);
    expect(best).not.toHaveBeenCalled();
  });
});
