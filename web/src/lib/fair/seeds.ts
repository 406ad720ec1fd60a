/**
 * This browser's part of the dice: for each of its seats a seed, committed to first and told when all hashes are
 * frozen. The seeds stay in the browser that made them; a device without the seed of its seat commits anew when it
 * joins, as long as it may.
 */
import type { TableInfo } from "../wire";
import { seatHash } from "./dice";
import type { Report } from "./record";
import { hex } from "./sha256";

/** A seed belongs to one commitment of the house: when that is void, another one is made. */
interface Kept {
  commit: string;
  seed: string;
}
/** What was told to everybody before this browser told its seed. */
interface Seen {
  commit: string;
  hashes: (string | null)[];
}
export type Part = { kind: "hash"; hash: string } | { kind: "seed"; seed: string };

const place = (table: string, seat: number): string => `croupier.seed.${table}.${seat}`;
const seenPlace = (table: string): string => `croupier.dice.${table}`;
/** Tabs that begin at the same moment may write over each other's seed: each remembers its own as well. */
const made = new Map<string, Kept>();

function stored<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** The seeds this browser has for a seat under the commitment of now. */
function seeds({ id, commit }: TableInfo, seat: number): string[] {
  const name = place(id, seat);
  return [stored<Kept>(name), made.get(name)].flatMap((kept) => (kept?.commit === commit ? [kept.seed] : []));
}

/** What a seat commits to: the hash of the seed this browser has for it, made now if there is none. */
export function commitTo(table: TableInfo, seat: number): string {
  let seed = seeds(table, seat)[0];
  if (seed === undefined) {
    seed = hex(crypto.getRandomValues(new Uint8Array(16)));
    const kept: Kept = { commit: table.commit, seed };
    made.set(place(table.id, seat), kept);
    localStorage.setItem(place(table.id, seat), JSON.stringify(kept));
  }
  return seatHash(table.id, seat, seed);
}

/** What a seat of this browser owes the dice now; `joining`: it has just sat down, so it may commit anew. */
export function owed(table: TableInfo, seat: number, joining: boolean): Part | null {
  const info = table.seats[seat];
  if (!info || table.phase !== "waiting" || info.own_bot || info.withheld) return null;
  const fitting = seeds(table, seat).find((seed) => seatHash(table.id, seat, seed) === info.hash);
  if (table.dice === "hashes") {
    const settled = info.hash !== null && (!joining || fitting !== undefined);
    return settled ? null : { kind: "hash", hash: commitTo(table, seat) };
  }
  if (table.dice !== "seeds" || info.seeded || fitting === undefined) return null;
  const seen: Seen = { commit: table.commit, hashes: table.seats.map(({ hash }) => hash) };
  localStorage.setItem(seenPlace(table.id), JSON.stringify(seen));
  return { kind: "seed", seed: fitting };
}

/** Forgets the seeds of a table once its dice are made; what was seen before stays, to be compared with the record. */
export function forget(table: TableInfo): void {
  for (const { seat } of table.seats) {
    localStorage.removeItem(place(table.id, seat));
    made.delete(place(table.id, seat));
  }
}

/** Whether a record is of the dice that this browser saw being made; true if it was not there. */
export function asSeen({ table, commit, hashes }: Report): boolean {
  const seen = stored<Seen>(seenPlace(table));
  return seen === null || (seen.commit === commit && seen.hashes.join() === hashes.join());
}
