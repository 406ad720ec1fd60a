import { beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../wire";
import { seatHash } from "./dice";
import type { Report } from "./record";

const C1 = "c1".repeat(32);
const C2 = "c2".repeat(32);

/** A browser: its own storage and its own tabs, each with its own memory. */
class Browser {
  private readonly kept = new Map<string, string>();

  async tab(): Promise<typeof import("./seeds")> {
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => this.kept.get(name) ?? null,
      setItem: (name: string, value: string) => void this.kept.set(name, value),
      removeItem: (name: string) => void this.kept.delete(name),
    });
    vi.resetModules();
    return import("./seeds");
  }
}

type Seat = { hash?: string | null; seeded?: boolean; withheld?: boolean; own_bot?: boolean };

function table(dice: TableInfo["dice"], seats: Seat[], commit = C1): TableInfo {
  const plain = { hash: null, seeded: false, withheld: false, own_bot: false };
  const infos = seats.map((seat, number) => ({ ...plain, ...seat, seat: number }));
  return { id: "t1", phase: "waiting", dice, commit, seats: infos } as unknown as TableInfo;
}

let here: Browser;
beforeEach(() => {
  here = new Browser();
});

test("a seat commits once, and tells the seed that fits once all hashes are frozen", async () => {
  const { owed } = await here.tab();
  const first = owed(table("hashes", [{}, {}]), 0, true);
  if (first?.kind !== "hash") throw new Error("a hash is owed");
  expect(owed(table("hashes", [{ hash: first.hash }, {}]), 0, false)).toBeNull();
  const told = owed(table("seeds", [{ hash: first.hash }, {}]), 0, false);
  if (told?.kind !== "seed") throw new Error("a seed is owed");
  expect(seatHash("t1", 0, told.seed)).toBe(first.hash);
  expect(owed(table("seeds", [{ hash: first.hash, seeded: true }, {}]), 0, false)).toBeNull();
});

test("the seed is not told before the hashes are frozen, nor for a hash that is not its own", async () => {
  const { owed } = await here.tab();
  const first = owed(table("hashes", [{}]), 0, true);
  expect(first?.kind).toBe("hash");
  expect(owed(table("seeds", [{ hash: "0".repeat(64) }]), 0, true)).toBeNull();
  expect(owed(table("seeds", [{}]), 0, true)).toBeNull();
});

test("after a reload, and in a second tab, the same seed is there", async () => {
  const first = (await here.tab()).owed(table("hashes", [{}]), 0, true);
  if (first?.kind !== "hash") throw new Error("a hash is owed");
  const again = await here.tab();
  expect(again.owed(table("hashes", [{ hash: first.hash }]), 0, true)).toBeNull();
  expect(again.owed(table("hashes", [{}]), 0, true)).toEqual(first);
  expect(again.owed(table("seeds", [{ hash: first.hash }]), 0, true)?.kind).toBe("seed");
});

test("another device commits anew when it joins, not when it only hears of the other's hash", async () => {
  const first = (await here.tab()).owed(table("hashes", [{}]), 0, true);
  if (first?.kind !== "hash") throw new Error("a hash is owed");
  const there = await new Browser().tab();
  expect(there.owed(table("hashes", [{ hash: first.hash }]), 0, false)).toBeNull();
  const second = there.owed(table("hashes", [{ hash: first.hash }]), 0, true);
  if (second?.kind !== "hash") throw new Error("it commits anew");
  expect(second.hash).not.toBe(first.hash);
  expect(there.owed(table("seeds", [{ hash: first.hash }]), 0, true)).toBeNull();
  expect(there.owed(table("seeds", [{ hash: second.hash }]), 0, true)?.kind).toBe("seed");
});

test("a new commitment of the house asks for a new seed", async () => {
  const { owed } = await here.tab();
  const first = owed(table("hashes", [{}]), 0, true);
  const second = owed(table("hashes", [{}], C2), 0, false);
  if (first?.kind !== "hash" || second?.kind !== "hash") throw new Error("hashes are owed");
  expect(second.hash).not.toBe(first.hash);
  expect(owed(table("seeds", [{ hash: first.hash }], C2), 0, false)).toBeNull();
  expect(owed(table("seeds", [{ hash: second.hash }], C2), 0, false)?.kind).toBe("seed");
});

test("bots and seats that withheld a seed owe nothing; a game that has begun asks for nothing", async () => {
  const { owed } = await here.tab();
  expect(owed(table("hashes", [{ own_bot: true }]), 0, true)).toBeNull();
  expect(owed(table("hashes", [{ withheld: true }]), 0, true)).toBeNull();
  expect(owed({ ...table("hashes", [{}]), phase: "closed" }, 0, true)).toBeNull();
});

test("a record that is not of the dice this browser saw being made is found out", async () => {
  const { owed, asSeen, forget } = await here.tab();
  const first = owed(table("hashes", [{}, {}]), 0, true);
  if (first?.kind !== "hash") throw new Error("a hash is owed");
  const frozen = table("seeds", [{ hash: first.hash }, { hash: "ab".repeat(32) }]);
  owed(frozen, 0, false);
  forget(frozen);
  const record = { table: "t1", commit: C1, hashes: [first.hash, "ab".repeat(32)] } as Report;
  expect(asSeen(record)).toBe(true);
  expect(asSeen({ ...record, hashes: [first.hash, "ac".repeat(32)] })).toBe(false);
  expect(asSeen({ ...record, hashes: [first.hash, null] })).toBe(false);
  expect(asSeen({ ...record, commit: C2 })).toBe(false);
  expect(asSeen({ ...record, table: "t2" })).toBe(true);
});
