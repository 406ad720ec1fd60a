/** The board while a round is paid: what the effects have said so far, laid over the board before them. */
import type { Board, Casino, Group, Owner, Shown } from "./model";
import { nameOf } from "./read";

/** The board after what was shown, step by step; the bill of the last step is still on its way. */
export function staged(board: Board, steps: readonly (Shown | null)[], pays: boolean, names: string[]): Board {
  const clean = pays ? { bill: 0, cancelled: false } : {};
  const casinos = board.casinos.map((casino): Casino => ({
    ...casino,
    groups: casino.groups.map((group) => ({ ...group, ...clean })),
  }));
  steps.forEach((step, index) => {
    const casino = casinos.find(({ number }) => number === step?.casino);
    if (!casino || !step) return;
    if (step.does === "place") place(casino, step, names);
    else if (step.does === "cancel") cancel(casino, step);
    else if (step.does === "pay") pay(casino, step, index < steps.length - 1);
  });
  return { ...board, casinos, roll: [] };
}

function place(casino: Casino, { seat, small, big, neutral }: Shown & { does: "place" }, names: string[]): void {
  add(casino, seat, nameOf(seat, names), small, big);
  add(casino, "neutral", nameOf(Infinity, names), neutral, 0);
}

function add(casino: Casino, owner: Owner, name: string, small: number, big: number): void {
  if (!small && !big) return;
  const found = casino.groups.find((group) => group.owner === owner);
  const group: Group = found ?? { owner, name, small: 0, big: 0, faces: [], strength: 0, bill: 0, cancelled: false };
  if (!found) casino.groups.push(group);
  group.small += small;
  group.big += big;
  group.strength = 0;
}

function cancel(casino: Casino, { owners, strength }: Shown & { does: "cancel" }): void {
  for (const group of casino.groups.filter((found) => owners.includes(found.owner))) {
    group.cancelled = true;
    group.strength = strength;
  }
}

function pay(casino: Casino, { bill, seat }: Shown & { does: "pay" }, gone: boolean): void {
  const winner = casino.groups.find((group) => group.owner === seat);
  if (winner) winner.bill = bill;
  const place = casino.bills.indexOf(bill);
  if (gone && place >= 0) casino.bills = casino.bills.filter((_, index) => index !== place);
}
