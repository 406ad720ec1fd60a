import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alert, announce, announcer, gather, hush } from "./announcer.svelte";

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

test("the same line is said again, and nothing stays when the page is turned", () => {
  announce("Bob passes.");
  vi.advanceTimersByTime(200);
  announce("Bob passes.");
  vi.advanceTimersByTime(160);
  expect(announcer.polite).toBe("");
  vi.advanceTimersByTime(30);
  expect(announcer.polite).toBe("Bob passes.");
  alert("Not there.");
  gather("Cleo rolls.");
  hush();
  announce("Welcome.");
  vi.advanceTimersByTime(200);
  expect([announcer.polite, announcer.urgent]).toEqual(["Welcome.", ""]);
});
