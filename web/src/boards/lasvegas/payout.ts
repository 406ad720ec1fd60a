/** The board while effects are told: what they have said so far, laid over the board before them. */
import type { Board, Casino, Group, Hand, Owner, Shown } from "./model";
import { nameOf } from "./read";

/** What an entry does to a round that is paid: nothing, some of it until somebody is asked, or all there is left. */
export type Paying = "not" | "partly" | "wholly";

/** The board after what was shown, step by step; the bill of the last step is still on its way. */
export function staged(board: Board, steps: readonly (Shown | null)[], paying: Paying, names: string[]): Board {
  // Nothing is won before it is told. Who was cancelled stays so: a line that goes and comes says nothing.
  const clean = paying === "not" ? {} : { bill: 0 };
  const casinos = board.casinos.map((casino): Casino => ({
    ...casino,
    groups: casino.groups.map((group) => ({ ...group, ...clean })),
  }));
  const hands = board.hands.map((hand): Hand => ({ ...hand }));
  steps.forEach((step, index) => {
    if (!step) return;
    if (settles(step)) leave(casinos, step.casino, paying === "wholly" ? hands : []);
    const casino = casinos.find(({ number }) => number === step.casino);
    if (step.does === "purse") enrich(hands[step.seat], step.money, step.chips);
    else if (casino && step.does === "place") {
      place(casino, hands[step.seat], step, names);
      if (paying !== "not") for (const group of casino.groups) group.cancelled = false;
    } else if (casino && step.does === "cancel") cancel(casino, step);
    else if (casino && step.does === "pay") pay(casino, hands, step, index < steps.length - 1);
  });
  return { ...board, casinos, hands, roll: [] };
}

/** The board with everybody's bills face down, unless all are open. */
export function covered(board: Board, open: boolean): Board {
  if (open) return board;
  const hands = board.hands.map((hand): Hand => ({ ...hand, open, won: hand.won.map(() => 0) }));
  return { ...board, hands };
}

/** Whether a step belongs to the payout of one casino, or comes after all of them. */
export function settles({ does }: Shown): boolean {
  return does === "cancel" || does === "pay" || does === "end";
}

/** The dice of casinos that have been paid go back to their owners' hands: where the round ends, not before a question. */
function leave(casinos: Casino[], now: number, hands: Hand[]): void {
  for (const casino of casinos) {
    if (casino.paid || (now !== 0 && casino.number >= now)) continue;
    casino.paid = true;
    for (const { owner, small, big } of casino.groups) {
      const hand = typeof owner === "number" ? hands[owner] : undefined;
      if (!hand) continue;
      hand.small += small;
      hand.big += big;
    }
  }
}

function place(casino: Casino, hand: Hand | undefined, step: Shown & { does: "place" }, names: string[]): void {
  const { seat, small, big, neutral } = step;
  if (hand && step.hand) {
    hand.small -= small;
    hand.big -= big;
    hand.neutral -= neutral;
  }
  add(casino, seat, nameOf(seat, names), small, big);
  add(casino, "neutral", nameOf(Infinity, names), neutral, 0);
}

function add(casino: Casino, owner: Owner, name: string, small: number, big: number): void {
  if (!small && !big) return;
  const found = casino.groups.find((group) => group.owner === owner);
  const fresh = { owner, name, small: 0, big: 0, faces: [], strength: 0, bill: 0, cancelled: false, rank: 0 };
  const group: Group = found ?? fresh;
  if (!found) casino.groups.push(group);
  group.small += small;
  group.big += big;
  // What a big die counts is the rules' to say: its row is told when it wins.
  group.strength = big ? 0 : group.strength + small;
}

function cancel(casino: Casino, { owners, strength }: Shown & { does: "cancel" }): void {
  for (const group of casino.groups.filter((found) => owners.includes(found.owner))) {
    group.cancelled = true;
    group.strength = strength;
  }
}

function pay(casino: Casino, hands: Hand[], step: Shown & { does: "pay" }, gone: boolean): void {
  const { bill, owner, rank, strength } = step;
  const winner = casino.groups.find((group) => group.owner === owner);
  if (winner) Object.assign(winner, { bill, rank }, strength ? { strength } : {});
  if (typeof owner === "number") enrich(hands[owner], bill, 0);
  const place = casino.bills.indexOf(bill);
  if (gone && place >= 0) casino.bills = casino.bills.filter((_, index) => index !== place);
}

/** Money comes as a bill, face down where others may not see it; what is paid goes from the sum. */
function enrich(hand: Hand | undefined, money: number, chips: number): void {
  if (!hand) return;
  if (hand.chips !== null) hand.chips += chips;
  if (money && (money > 0 || hand.open)) hand.won = [...hand.won, hand.open ? money : 0];
}
