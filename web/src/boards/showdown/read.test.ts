import { describe, expect, it } from "vitest";
import type { Choice, Entry as AnyEntry, Position } from "../../lib/wire";
import { bidding, legalBids, litBy, read } from "./read";
import type { Play } from "./wire";
import { cardsOf, outbidOn, toldOf } from "./told";

type Entry = AnyEntry<Play>;

const TALLY = { fame: 2, population: 5, revenue: 0, entrances: 5, casino: 0, hotel: 0, diamonds: 1, money: 2 };

function position(): Position<Play> {
  const view = {
    turn: 3,
    phase: "actions",
    button: 1,
    seat: 0,
    money: [20, 7],
    population: [8, 9],
    revenue: [5, 6],
    fame: [2, 0],
    lots: [
      { name: "slots", room: "slots", left: 4, minimum: 5, bidder: 1, price: 7, spaces: [5, 7, 9] },
      { name: "premier1", room: null, left: 0, minimum: 0, bidder: null, price: 0, spaces: [3, 5, 7] },
    ],
    stack_a: [2, 0],
    stack_b: [1, 4],
    choices: [null, "bid slots 7"],
    pending: null,
    tallies: [TALLY, TALLY],
    rooms: [{ id: "slots", colour: "yellow", size: "small" }],
  };
  const outlook = {
    lots: [
      { closed: null, card: null, open: [9] },
      { closed: "vs-empty-space", card: null, open: [] },
    ],
    cards: [],
    circular: [3, 7],
    stacks: [2, 3, 2],
    seats: [
      { income: 5, score: 15, rank: 1, diamonds: [["c3", 1]] },
      { income: 6, score: 9, rank: 2, diamonds: [] },
    ],
  };
  return { view, outlook } as unknown as Position<Play>;
}

describe("the table as it is read", () => {
  const table = read(position());

  it("puts what the house works out beside what lies there", () => {
    expect(table.lots[1]).toMatchObject({ number: 2, bidder: 1, price: 7, open: [9], kind: { id: "slots" } });
    expect(table.lots[0]).toMatchObject({ number: 1, closed: "vs-empty-space", kind: null });
    expect(table.stacks).toEqual([2, 3, 2]);
    expect(table.seats[1]!.holds.map((lot) => lot.name)).toEqual(["slots"]);
  });

  it("draws round spaces on premier tracks only", () => {
    expect(table.lots[1]!.spaces.map((space) => space.round)).toEqual([false, false, false]);
    expect(table.lots[0]!.spaces.map((space) => space.round)).toEqual([true, false, true]);
  });

  it("knows what each seat has and chose", () => {
    expect(table.seats[0]).toMatchObject({ money: 20, income: 5, rank: 1, button: false, choice: null });
    expect(table.seats[1]).toMatchObject({ money: 7, button: true, choice: "bid slots 7" });
  });

  it("lights what a line of the scoring counts, and nothing for one that brought nothing", () => {
    expect(litBy("diamonds", table.seats[0]!)).toEqual(["diamonds", "c3"]);
    expect(litBy("entrances", table.seats[0]!)).toEqual(["entrances"]);
    expect(litBy("casino", table.seats[0]!)).toEqual([]);
    expect(litBy("money", table.seats[0]!)).toEqual([]);
    expect(litBy(null, table.seats[0]!)).toEqual([]);
  });
});

it("finds bids by their text", () => {
  expect(bidding("bid premier2 29")).toEqual({ lot: "premier2", price: 29 });
  expect(bidding("publicity")).toBeNull();
  const choices = ["bid slots 9", "bid slots 12", "renovate"].map((event) => ({ event }) as Choice);
  const found = legalBids(choices);
  expect([...found.keys()]).toEqual(["slots"]);
  expect([...found.get("slots")!.keys()]).toEqual([9, 12]);
});

it("tells what the board does not show by itself", () => {
  const effects = [
    { kind: "price-moved" },
    { kind: "room-gone" },
    { kind: "income-paid" },
    { kind: "bid-made" },
    { kind: "outbid" },
  ];
  const entry = { effects, words: ["a", "b", "c", "d", "e"] } as unknown as Entry;
  expect(toldOf([entry])).toBe("b d e");
  expect(toldOf([entry, entry])).toBe("b d e");
  expect(toldOf([])).toBe("");
});

it("knows where a seat was outbid since the last own choice", () => {
  const bid = (seat: number, ...out: number[]) =>
    ({
      kind: "move",
      seat,
      effects: out.map((other) => ({ kind: "outbid", seat: other, lot: "slots" })),
    }) as unknown as Entry;
  expect(outbidOn([bid(0), bid(1, 0), bid(2)], 0)).toBe("slots");
  expect(outbidOn([bid(0), bid(1, 0), bid(0)], 0)).toBeNull();
  expect(outbidOn([bid(0), bid(1, 2)], 0)).toBeNull();
});

it("finds the cards among what came", () => {
  const entry = {
    effects: [{ kind: "card-drawn", card: "quiet-week" }, { kind: "room-turned-up" }],
  } as unknown as Entry;
  expect(cardsOf([entry, entry])).toEqual(["quiet-week", "quiet-week"]);
});
