import { beforeEach, expect, test, vi } from "vitest";
import { average, counted, fresh, keep, RECENT, share, stored } from "./statistics";

const shelf = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => shelf.get(name) ?? null,
  setItem: (name: string, value: string) => shelf.set(name, value),
});
beforeEach(() => shelf.clear());

test("averages and shares of all rolls", () => {
  const figures = counted(counted(fresh(), [10, 20]), [5, 10]);
  expect(average(figures)).toBe(7.5);
  expect(share(figures)).toBe(0.5);
  expect([average(fresh()), share(fresh())]).toEqual([null, null]);
});

test("only the newest results are kept to be drawn, all are counted", () => {
  let figures = fresh();
  for (let n = 0; n < RECENT + 5; n++) figures = counted(figures, [n, 30]);
  expect(figures.rolls).toBe(RECENT + 5);
  expect(figures.recent).toHaveLength(RECENT);
  expect(figures.recent[0]).toEqual([5, 30]);
});

test("figures are kept apart for each rule, with the roll that waits", () => {
  const figures = { ...counted(fresh(), [8, 16]), open: { dice: "13550248+-x:", sealed: "s" } };
  keep(figures, true);
  expect(stored(true)).toEqual(figures);
  expect(stored(false)).toEqual(fresh());
});

test.each([
  "",
  "{",
  "[]",
  '{"rolls":-1}',
  '{"rolls":1,"points":9,"most":3,"recent":[],"open":null}',
  '{"rolls":1,"points":1,"most":3,"recent":[[1]],"open":null}',
])("what is no figure counts as nothing: %s", (text) => {
  shelf.set("croupier.training.zero", text);
  expect(stored(true)).toEqual(fresh());
});
