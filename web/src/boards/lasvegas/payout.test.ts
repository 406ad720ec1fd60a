import { describe, expect, it, vi } from "vitest";
import type { Board, Casino, Group, Owner, Shown } from "./model";
import { staged } from "./payout";

vi.mock("../../lib/texts.svelte", () => ({ t: (id: string) => id }));

function group(owner: Owner, small: number, big = 0): Group {
  return { owner, name: "", small, big, faces: [], strength: 0, bill: 60, cancelled: false, rank: 0 };
}
function casino(number: number, bills: number[], groups: Group[]): Casino {
  return { number, name: "", bills, groups, barred: false, tiled: false, paid: false };
}
const BEFORE: Board = {
  round: 1,
  rounds: 3,
  start: 0,
  pile: 20,
  casinos: [
    casino(1, [60, 30], [group(0, 2), group(1, 2)]),
    casino(2, [90, 40], [group("neutral", 3), group(0, 1, 1)]),
    casino(3, [50], [group(1, 1)]),
  ],
  hands: [
    { small: 1, big: 0, neutral: 0, won: [30], open: true, chips: null },
    { small: 0, big: 0, neutral: 0, won: [0], open: false, chips: 2 },
  ],
  roller: 0,
  roll: [],
  question: "",
};
const STEPS: Shown[] = [
  { does: "place", casino: 3, seat: 0, small: 1, big: 0, neutral: 0, hand: true },
  { does: "cancel", casino: 1, owners: [0, 1], strength: 2 },
  { does: "pay", casino: 1, bill: 60, owner: null, rank: 0, strength: 0 },
  { does: "pay", casino: 2, bill: 40, owner: 0, rank: 2, strength: 3 },
  { does: "pay", casino: 2, bill: 90, owner: "neutral", rank: 0, strength: 0 },
  { does: "pay", casino: 3, bill: 50, owner: 1, rank: 1, strength: 1 },
  { does: "purse", casino: 0, seat: 1, money: 0, chips: -1, from: "" },
  { does: "end", casino: 0 },
];
function after(steps: number): Board {
  return staged(BEFORE, STEPS.slice(0, steps), "wholly", ["Ann", "Bob"]);
}

describe("a round that is paid", () => {
  it("shows nothing as won before it is, and takes dice from the hand that places them", () => {
    const board = after(1);
    expect(board.casinos.flatMap(({ groups }) => groups.map(({ bill }) => bill))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(board.hands[0]!.small).toBe(0);
  });

  it("cancels, ranks and pays one casino after the other", () => {
    expect(after(2).casinos[0]!.groups.map(({ cancelled }) => cancelled)).toEqual([true, true]);
    const paid = after(4);
    expect(paid.casinos[1]!.groups.map(({ rank, bill }) => [rank, bill])).toEqual([
      [0, 0],
      [2, 40],
    ]);
    expect(paid.casinos.map((one) => one.paid)).toEqual([true, false, false]);
  });

  it("keeps the lines through equals, but where dice come at last", () => {
    const tied = BEFORE.casinos.map((one) => ({
      ...one,
      groups: one.groups.map((each) => ({ ...each, cancelled: true })),
    }));
    const board = staged({ ...BEFORE, casinos: tied }, STEPS.slice(0, 1), "wholly", ["Ann", "Bob"]);
    const lines = board.casinos.map(({ groups }) => groups.map(({ cancelled }) => cancelled));
    expect(lines).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
  });

  it("leaves the dice where they lie while somebody is asked in between", () => {
    const board = staged(BEFORE, STEPS.slice(1, 6), "partly", ["Ann", "Bob"]);
    expect(board.hands.map(({ small, big }) => [small, big])).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  it("leaves the bill of the last step on its way", () => {
    expect(after(4).casinos[1]!.bills).toEqual([90, 40]);
    expect(after(5).casinos[1]!.bills).toEqual([90]);
  });

  it("counts money, bills face down, chips and dice on the plates", () => {
    expect(after(4).hands[0]!.won).toEqual([30, 40]);
    expect(after(6).hands[1]!.won).toEqual([0, 0]);
    expect(after(7).hands[1]!.chips).toBe(1);
    expect(after(3).hands.map(({ small }) => small)).toEqual([0, 0]);
    expect(after(4).hands.map(({ small, big }) => [small, big])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect(after(8).hands.map(({ small, big }) => [small, big])).toEqual([
      [4, 1],
      [3, 0],
    ]);
  });
});
