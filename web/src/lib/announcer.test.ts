import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announcer, gather } from "./announcer.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a turn is told in one go, and only once", () => {
  gather("Bob rolls.");
  vi.advanceTimersByTime(2000);
  gather("Bob places.");
  gather("Bob places.");
  vi.advanceTimersByTime(2000);
  expect(announcer.polite).toBe("");
  announce("Your turn: roll.");
  vi.advanceTimersByTime(200);
  expect(announcer.polite).toBe("Bob rolls. Bob places. Your turn: roll.");
  announce();
  vi.advanceTimersByTime(200);
  expect(announcer.polite).toBe("Bob rolls. Bob places. Your turn: roll.");
});
