import { expect, test } from "vitest";
import { answered, fresh, next } from "./practice";

const drills = [
  { id: "a", theme: "save", level: 1 },
  { id: "b", theme: "save", level: 2 },
  { id: "c", theme: "hold", level: 3 },
  { id: "d", theme: "hold", level: 5 },
];
const first = (): number => 0;

test("a row of good answers is counted, and the next drill is harder", () => {
  let kept = fresh();
  for (const id of ["b", "c"]) kept = answered(kept, "g", id, true, null);
  expect([kept.asked, kept.solved, kept.streak, kept.best]).toEqual([2, 2, 2, 2]);
  expect(kept.skill).toBeCloseTo(2.8);
  kept = answered(kept, "g", "d", false, null);
  expect([kept.streak, kept.best]).toEqual([0, 2]);
  expect(kept.skill).toBeCloseTo(2.2);
});

test("difficulty stays between the easiest and the hardest", () => {
  let kept = fresh();
  for (let at = 0; at < 20; at += 1) kept = answered(kept, "g", "a", true, null);
  expect(kept.skill).toBe(5);
  for (let at = 0; at < 20; at += 1) kept = answered(kept, "g", "a", false, null);
  expect(kept.skill).toBe(1);
});

test("the next drill is as hard as one can take and not seen yet; then the one seen longest ago", () => {
  let kept = fresh();
  expect(next(drills, kept, "g", first)?.id).toBe("b");
  kept = answered(kept, "g", "b", true, null);
  expect(next(drills, kept, "g", first)?.id).toBe("c");
  for (const id of ["d", "a", "c"]) kept = answered(kept, "g", id, true, null);
  expect(next(drills, kept, "g", first)?.id).toBe("b");
  expect(next(drills, kept, "another", first)?.id).toBe("c");
  expect(next([], kept, "g", first)).toBeNull();
});

test("the drill of the day is remembered by its day", () => {
  const kept = answered(fresh(), "g", "a", true, "2026-11-16");
  expect([kept.day, kept.dayGood]).toEqual(["2026-11-16", true]);
  expect(answered(kept, "g", "b", false, null).day).toBe("2026-11-16");
});
