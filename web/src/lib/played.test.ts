import { expect, test } from "vitest";
import { ALL, chosen, habits, luck, mean, skill, smooth, won } from "./played";
import type { OwnReview, PlayedGame, SeatInfo } from "./wire";

const seat = (number: number, kind: SeatInfo["kind"], own_bot = false): SeatInfo => ({
  seat: number,
  kind,
  name: `${number}`,
  level: null,
  own_bot,
  present: false,
  stand_in: false,
  resigned: false,
  hash: null,
  seeded: false,
  withheld: false,
});
const review = (more: Partial<OwnReview>): OwnReview => ({
  evaluator: "x/1",
  unit: "share",
  luck: 0.1,
  own: -0.2,
  mattered: 4,
  best: 3,
  word: "steady",
  mistakes: [],
  ...more,
});
const played = (id: string, more: Partial<PlayedGame> = {}): PlayedGame => ({
  id,
  game: "one",
  ended: 0,
  seat: 0,
  seats: [seat(0, "person"), seat(1, "bot")],
  result: { scores: [5, 3], ranks: [1, 2] },
  coached: false,
  review: null,
  ...more,
});

test("games are chosen by box, company and end", () => {
  const friend = played("friend", { seats: [seat(0, "person"), seat(1, "person")] });
  const program = played("program", { seats: [seat(0, "person"), seat(1, "bot", true)] });
  const lost = played("lost", { game: "two", result: { scores: [1, 3], ranks: [2, 1] } });
  const all = [played("plain"), friend, program, lost, played("unknown", { result: null })];
  const ids = (more: Partial<typeof ALL>): string[] => chosen(all, { ...ALL, ...more }).map(({ id }) => id);
  expect(ids({})).toHaveLength(5);
  expect(ids({ game: "two" })).toEqual(["lost"]);
  expect(ids({ company: "people" })).toEqual(["friend", "program"]);
  expect(ids({ company: "bots", ended: "won" })).toEqual(["plain"]);
  expect(ids({ ended: "lost" })).toEqual(["lost", "unknown"]);
  expect(won(played("mine", { seat: 1 }))).toBe(false);
});

test("figures go from the oldest game to the newest, and leave out what says nothing", () => {
  const games = [
    played("new", { review: review({ best: 1, luck: -0.2 }) }),
    played("none"),
    played("easy", { review: review({ mattered: 0, best: 0, unit: "points", luck: 12 }) }),
    played("old", { review: review({}) }),
  ];
  expect(skill(games).map(({ value }) => value)).toEqual([75, 25]);
  expect(luck(games).map(({ game, value }) => [game.id, value])).toEqual([
    ["old", 10],
    ["new", -20],
  ]);
  expect(mean(luck(games))).toBe(-5);
  expect(mean([])).toBe(0);
  expect(smooth(skill(games), 2)).toEqual([75, 50]);
});

test("mistakes are added up by game and theme, the costliest first", () => {
  const mistakes = [{ theme: "cancel", count: 2, cost: 0.04 }];
  const games = [
    played("a", { review: review({ mistakes }) }),
    played("b", { review: review({ mistakes: [{ theme: "save", count: 1, cost: 0.3 }, ...mistakes] }) }),
    played("c", { game: "two", review: review({ mistakes }) }),
    played("d", { review: review({ unit: "points", mistakes }) }),
  ];
  const found = habits(games);
  expect(found.map(({ game, theme, count }) => [game, theme, count])).toEqual([
    ["one", "save", 1],
    ["one", "cancel", 4],
    ["two", "cancel", 2],
  ]);
  expect(found[1]!.cost).toBeCloseTo(8);
});
