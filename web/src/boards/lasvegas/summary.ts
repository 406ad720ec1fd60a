/** What a round has brought to each seat, gathered from what was told of it. */
import type { Entry, Play } from "../../lib/wire";
import type { Shown } from "./model";

export interface Line {
  seat: number;
  /** Bills taken at casinos, in the order they were paid. */
  bills: { casino: number; bill: number }[];
  /** What tiles have paid and taken and passing has cost, each with its name. */
  paid: { sum: number; chips: number; from: string }[];
  /** All of it in money. */
  sum: number;
}

/** The entries of the round that ends with `last`, without what was taken back. */
export function roundOf<P extends Play>(entries: readonly Entry<P>[], last: Entry<P>): Entry<P>[] {
  const undone = new Set(entries.map((entry) => entry.voids));
  const told = entries.filter((entry) => entry.seq <= last.seq && !undone.has(entry.seq));
  const before = told.findLastIndex((entry) => entry.seq < last.seq && ends(entry));
  return told.slice(before + 1);
}

function ends({ effects }: Entry): boolean {
  return effects.some(({ kind }) => kind === "round-ended");
}

/** A line for each seat, the most first. */
export function lines(steps: readonly (Shown | null)[], seats: number): Line[] {
  const found = Array.from({ length: seats }, (_, seat): Line => ({ seat, bills: [], paid: [], sum: 0 }));
  for (const step of steps) {
    if (step?.does === "pay" && typeof step.owner === "number") {
      const line = found[step.owner]!;
      line.bills.push({ casino: step.casino, bill: step.bill });
      line.sum += step.bill;
    } else if (step?.does === "purse") {
      const line = found[step.seat]!;
      const { money, chips, from } = step;
      const known = line.paid.find((one) => one.from === from);
      if (known) {
        known.sum += money;
        known.chips += chips;
      } else line.paid.push({ sum: money, chips, from });
      line.sum += money;
    }
  }
  return found.sort((a, b) => b.sum - a.sum || chipsOf(b) - chipsOf(a));
}

function chipsOf({ paid }: Line): number {
  return paid.reduce((sum, { chips }) => sum + chips, 0);
}
