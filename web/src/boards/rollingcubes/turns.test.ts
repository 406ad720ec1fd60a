import { expect, test } from "vitest";
import type { Entry as AnyEntry } from "../../lib/wire";
import type { Effect, Play } from "./wire";
import type { Mode } from "./read";
import { gamesWon, lastAnswer, lastTurn } from "./turns";

type Entry = AnyEntry<Play>;

let seq = 0;
function entry(kind: Entry["kind"], text: string, effects: Effect[] = [], voids: number | null = null): Entry {
  seq += 1;
  return { seq, kind, seat: null, text, at: 0, round: 0, voids, effects, words: [] };
}
const roll = (): Entry => entry("chance", "roll 1 3 5 5", [{ kind: "rc-thrown", seat: 0, dice: "" }]);
const made = (seat: number, points: number): Effect => ({
  kind: "rc-equated",
  seat,
  equation: "5x8=40",
  points,
  row: "none",
});
const none = (seat: number): Effect => ({ kind: "rc-declined", seat });
const bonus = (seats: number[], points: number): Effect => ({ kind: "rc-bonus", seats, points });
const facts = (past: ReturnType<typeof lastTurn>): unknown[] =>
  past!.answers.map(({ seat, points, bonus, throw: thrown, settled }) => [seat, points, bonus, thrown, settled]);

test("one by one a turn has one answer of each seat, known to be final with the next throw", () => {
  seq = 0;
  const first = [
    roll(),
    entry("move", "equate 5x8=40", [made(0, 8)]),
    roll(),
    entry("move", "decline", [none(1), bonus([0], 2)]),
  ];
  expect(facts(lastTurn(first, "one-by-one", false))).toEqual([
    [0, 8, 2, 1, true],
    [1, 0, 0, 3, false],
  ]);
  const next = [...first, roll()];
  expect(facts(lastTurn(next, "one-by-one", false))).toEqual([
    [0, 8, 2, 1, true],
    [1, 0, 0, 3, true],
  ]);
  const later = [...next, entry("move", "equate 5x8=40", [made(0, 9)])];
  expect(facts(lastTurn(later, "one-by-one", false))).toEqual([[0, 9, 0, 5, false]]);
});

test("one's own last answer is found although the next turn has begun", () => {
  seq = 0;
  const entries = [
    roll(),
    entry("move", "equate 5x8=40", [made(0, 8)]),
    roll(),
    entry("move", "equate 5x8=40", [made(1, 8), bonus([0, 1], 1)]),
  ];
  expect(lastAnswer(entries, 1, false)).toMatchObject({ points: 8, throw: 3, settled: false });
  const later = [...entries, roll(), entry("move", "equate 5x8=40", [made(0, 9)])];
  expect(facts(lastTurn(later, "one-by-one", false))).toEqual([[0, 9, 0, 5, false]]);
  expect(lastAnswer(later, 1, false)).toMatchObject({ points: 8, throw: 3, settled: true });
  expect(lastAnswer(later, 2, false)).toBeNull();
});

test("turns in which nobody makes anything are told apart by their seats", () => {
  seq = 0;
  const entries = [1, 2].flatMap(() => [
    roll(),
    entry("move", "decline", [none(0)]),
    roll(),
    entry("move", "decline", [none(1)]),
  ]);
  expect(facts(lastTurn(entries, "one-by-one", false))).toEqual([
    [0, 0, 0, 5, true],
    [1, 0, 0, 7, false],
  ]);
});

test("all together the answers are shown at once and final", () => {
  seq = 0;
  const entries = [
    roll(),
    entry("move", "equate ?", [{ kind: "rc-answered", seat: 0 }]),
    entry("move", "equate ? shown 5x8=40 decline", [made(0, 8), none(1), bonus([0], 2)]),
  ];
  expect(lastTurn(entries.slice(0, 2), "all-together", false)).toBeNull();
  expect(facts(lastTurn(entries, "all-together", false))).toEqual([
    [0, 8, 2, 1, true],
    [1, 0, 0, 1, true],
  ]);
});

test("a round of the last die is its chain of equalities, final when the next one begins", () => {
  seq = 0;
  const before = [roll(), entry("move", "decline", [none(1)])];
  const chain = [roll(), entry("move", "equate", [made(0, 8)]), roll(), entry("move", "equate", [made(1, 12)]), roll()];
  const open = [...before, ...chain];
  expect(facts(lastTurn(open, "last-die", false))).toEqual([
    [0, 8, 0, 3, false],
    [1, 12, 0, 5, false],
  ]);
  const over = [...open, entry("move", "decline", [none(0), { kind: "rc-last-die", seat: 1 }])];
  expect(lastTurn(over, "last-die", false)!.winner).toBe(1);
  expect(facts(lastTurn([...over, roll()], "last-die", false)).map((one) => (one as unknown[])[4])).toEqual([
    true,
    true,
    true,
  ]);
});

test("what was taken back does not count", () => {
  seq = 0;
  const entries = [
    roll(),
    entry("move", "equate", [made(0, 8)]),
    entry("undo", "undo", [], 2),
    entry("move", "decline", [none(0)]),
  ];
  expect(facts(lastTurn(entries, "one-by-one", false))).toEqual([[0, 0, 0, 1, false]]);
});

test("games of the tournament and what they brought", () => {
  seq = 0;
  const won = (mode: Mode, standing: number[]): Effect => ({ kind: "rc-game-won", seat: 0, mode, standing });
  const entries = [
    roll(),
    entry("move", "equate 1 shown", [made(0, 8), bonus([0], 2), won("one-by-one", [10, 7])]),
    roll(),
    entry("move", "equate ? shown 1 2", [made(0, 8), made(1, 9), won("all-together", [17, 17])]),
  ];
  expect(gamesWon(entries)).toEqual([
    { mode: "one-by-one", gained: [10, 7] },
    { mode: "all-together", gained: [7, 10] },
  ]);
  expect(lastTurn(entries, "last-die", false)!.mode).toBe("all-together");
});
