/** Reads the server's view of Vegas Showdown into the table that is drawn: market, cards, seats, scoring. */
import type { Choice, Position } from "../../lib/wire";
import type { Kind } from "./rooms";
import type { CardOutlook, LotSeen, LotOutlook, Play, Outlook, Tally, View } from "./wire";

/** The sources of fame in the final scoring, in the order they are counted. */
export const LINES = ["fame", "population", "revenue", "entrances", "casino", "hotel", "diamonds", "money"] as const;
export type Line = (typeof LINES)[number] & keyof Tally;

export interface Space {
  price: number;
  /** Round: a marker stops here when prices drop. */
  round: boolean;
}

/** Something to bid on. */
export interface Lot extends Omit<LotSeen, "room" | "spaces">, LotOutlook {
  /** Its number on the table, which is also its key. */
  number: number;
  /** A premier space, not the stack of a basic room. */
  premier: boolean;
  kind: Kind | null;
  spaces: Space[];
}

/** An event card of this turn. */
export type Card = CardOutlook;

export interface SeatFacts {
  money: number;
  population: number;
  revenue: number;
  fame: number;
  income: number;
  /** The track that keeps the income down; empty: both are as high. */
  limit: Outlook["seats"][number]["limit"];
  /** The lots whose bid it holds. */
  holds: Lot[];
  /** If the game ended now. */
  score: number;
  rank: number;
  tally: Tally;
  /** What it has chosen this turn: an event's text. */
  choice: string | null;
  button: boolean;
  /** The diamonds that count, each by the square to its lower right. */
  diamonds: string[];
}

export interface Showdown {
  turn: number;
  phase: View["phase"];
  /** The seat that chooses or settles; −1: none. */
  seat: number;
  lots: Lot[];
  cards: Card[];
  seats: SeatFacts[];
  /** Premier rooms still to come: small, medium, large. */
  stacks: number[];
  /** What the settling seat owes; empty outside settlement. */
  owed: "" | "laying" | "renovation";
}

export function read({ view, outlook }: Position<Play>): Showdown {
  const lots = numbered(view.lots.map((_, index) => lot(view, outlook, index)));
  return {
    turn: view.turn,
    phase: view.phase,
    seat: view.seat,
    lots,
    cards: outlook.cards,
    seats: view.money.map((_, seat) => facts(view, outlook, lots, seat)),
    stacks: outlook.stacks,
    owed: owed(view),
  };
}

/** Premier spaces come first: "Premier space 1", as the house calls it, has the number 1. */
function numbered(lots: Omit<Lot, "number">[]): Lot[] {
  const sorted = [...lots.filter(({ premier }) => premier), ...lots.filter(({ premier }) => !premier)];
  return sorted.map((one, index) => ({ ...one, number: index + 1 }));
}

function lot(view: View, outlook: Outlook, index: number): Omit<Lot, "number"> {
  const { room, spaces, ...seen } = view.lots[index]!;
  const kind = view.rooms.find(({ id }) => id === room) ?? null;
  const premier = seen.name.startsWith("premier");
  return {
    ...seen,
    ...outlook.lots[index]!,
    premier,
    kind,
    spaces: spaces.map((price) => ({ price, round: premier && outlook.circular.includes(price) })),
  };
}

function facts(view: View, outlook: Outlook, lots: Lot[], seat: number): SeatFacts {
  const { income, limit, score, rank, diamonds } = outlook.seats[seat]!;
  return {
    money: view.money[seat]!,
    population: view.population[seat]!,
    revenue: view.revenue[seat]!,
    fame: view.fame[seat]!,
    income,
    limit,
    holds: lots.filter((lot) => lot.bidder === seat),
    score,
    rank,
    tally: view.tallies[seat]!,
    choice: view.choices[seat] ?? null,
    button: view.button === seat,
    diamonds: diamonds.map(([point]) => point),
  };
}

function owed(view: View): Showdown["owed"] {
  const kind = view.pending?.kind;
  if (kind === undefined) return "";
  return kind === "renovation-seen" ? "renovation" : "laying";
}

/** A bid as its text says it. */
export function bidding(event: string): { lot: string; price: number } | null {
  const found = /^bid (\S+) (\d+)$/.exec(event);
  return found ? { lot: found[1]!, price: Number(found[2]) } : null;
}

/** The prices that may be bid on each lot now. */
export function legalBids(choices: readonly Choice[]): Map<string, Map<number, Choice>> {
  const found = new Map<string, Map<number, Choice>>();
  for (const choice of choices) {
    const bid = bidding(choice.event);
    if (!bid) continue;
    const prices = found.get(bid.lot) ?? new Map<number, Choice>();
    found.set(bid.lot, prices.set(bid.price, choice));
  }
  return found;
}

/** What lights up on a seat's sheet while a line of the scoring is told. */
export function litBy(line: Line | null, seat: SeatFacts): string[] {
  switch (line) {
    case "diamonds":
      return ["diamonds", ...seat.diamonds];
    case "entrances":
    case "casino":
    case "hotel":
      return seat.tally[line] > 0 ? [line] : [];
    case "fame":
    case "population":
    case "revenue":
    case "money":
    case null:
      return [];
  }
}
