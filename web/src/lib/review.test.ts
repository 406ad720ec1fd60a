import { expect, test } from "vitest";
import { apart, bars, costly, decisive, lucky, PARTS, range, rounded, tracks } from "./review";
import type { Moment, SeatReview } from "./wire";

const seat = (more: Partial<SeatReview>): SeatReview => ({
  start: 0.2,
  result: 1,
  luck: 0.5,
  own: -0.1,
  others: 0.3,
  hidden: 0.04,
  correction: 0.06,
  decisions: 8,
  mattered: 6,
  best: 4,
  mean_loss: 0.01,
  word: "steady",
  ...more,
});
const moment = (more: Partial<Moment>): Moment => ({
  seq: 1,
  kind: "chance",
  seat: 0,
  shares: [0.5, 0.5],
  luck: null,
  cost: null,
  hidden: 0,
  mark: null,
  best: null,
  better: [],
  why: "",
  choices: [],
  ...more,
});

test("a line begins with the start and stays where an answer was changed", () => {
  const seats = [seat({ start: 0.4 }), seat({ start: 0.6 })];
  const moments = [moment({ shares: [0.7, 0.3] }), moment({ shares: [0, 0] }), moment({ shares: [1, 0] })];
  expect(tracks({ seats, moments })).toEqual([
    [0.4, 0.7, 0.7, 1],
    [0.6, 0.3, 0.3, 0],
  ]);
  expect(range("share", [])).toEqual([0, 1]);
  expect(range("points", [[3, 9], [5]])).toEqual([3, 9]);
});

test("luck is told by how much it did, to whom it was done", () => {
  const moments = [0.1, -0.3, 0.2, -0.004, 0.4, 0.05].map((luck, at) => moment({ seq: at, luck: [luck, -luck] }));
  expect(lucky(moments, 0, 1).map(({ seq }) => seq)).toEqual([4, 2, 0]);
  expect(lucky(moments, 1, 1).map(({ seq }) => seq)).toEqual([1]);
  expect(lucky(moments, 0, -1).map(({ seq }) => seq)).toEqual([1]);
});

test("only one's own decisions cost, and only those with something better", () => {
  const moments = [moment({ better: ["x"] }), moment({ seat: 1, better: ["x"] }), moment({ better: [] })];
  expect(costly(moments, 0)).toHaveLength(1);
});

test("bars lead from the start to the result, and rounded figures add up", () => {
  const found = bars(seat({}));
  expect(found[0]!.from).toBe(0.2);
  expect(found.at(-1)!.to).toBeCloseTo(1, 9);
  for (const one of [
    seat({}),
    seat({ luck: 0.33333, own: -0.11111, others: 0.47778, hidden: 0.04, correction: 0.06 }),
  ]) {
    const told = rounded(one, 100);
    const sum = PARTS.reduce((total, part) => total + told[part], told.start);
    expect(sum).toBeCloseTo(told.result, 9);
  }
});

test("the decisive moment is the largest step of a line", () => {
  const moments = [1, 2, 3].map((seq) => moment({ seq }));
  expect(decisive(moments, [0.2, 0.3, 0.9, 1])?.seq).toBe(2);
  expect(decisive([], [0.2])).toBeUndefined();
});

test("letters at the ends of lines do not cover each other, and stay above the edge", () => {
  const found = apart([100, 98, 10], 20, 100);
  expect(found.map(({ seat }) => seat)).toEqual([2, 1, 0]);
  expect(found.map(({ y }) => y)).toEqual([10, 80, 100]);
});
