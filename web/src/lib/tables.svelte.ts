/** The tables of this browser's person, as the house lists them. */
import { api } from "./api";
import type { MyTable } from "./wire";

export const mine: { tables: readonly MyTable[] } = $state({ tables: [] });

/** Asks the house for them; without an answer there are none to show. */
export async function loadTables(secret: string): Promise<void> {
  try {
    mine.tables = await api.myTables(secret);
  } catch {
    mine.tables = [];
  }
}

const newest = (a: MyTable, b: MyTable): number => b.moved - a.moved;

/** Those that wait for me, the nudged ones first. */
export function waitingForMe(): MyTable[] {
  const found = mine.tables.filter((table) => table.my_turn);
  return found.sort((a, b) => Number(b.nudged) - Number(a.nudged) || newest(a, b));
}

/** Those that go on without me for now. */
export function goingOn(): MyTable[] {
  return mine.tables
    .filter((table) => !table.my_turn && (table.phase === "playing" || table.phase === "waiting"))
    .sort(newest);
}

export function finished(): MyTable[] {
  return mine.tables.filter((table) => table.phase === "over").sort(newest);
}
