/** The board while a round is paid: what the effects have said so far, laid over the board before them. */
import type { Entry, Json } from "../../lib/wire";
import type { Owner } from "../../parts/Die.svelte";
import type { Board, Casino, Group } from "./model";
import { nameOf, owner as ownerOf } from "./read";

/** The fields of effects that a payout shows. */
interface Told {
  kind: string;
  casino?: number;
  seat?: number;
  seats?: number[];
  strength?: number;
  bill?: number;
  small?: number;
  big?: number;
  white?: number;
  weight?: number;
  neutral?: boolean | string;
  grey?: boolean | string;
}

/** A bill on its way: to a seat, or away from the table. */
export interface Leaving {
  casino: number;
  bill: number;
  seat: number | null;
}

export function told(effect: Json | undefined): Told {
  return (effect ?? { kind: "" }) as unknown as Told;
}

/** The board after the effects up to `last`; the last one's bill is still on its way. */
export function staged(board: Board, entry: Entry, last: number, names: string[]): Board {
  const seats = board.hands.length;
  const name = (player: number): string => nameOf(player, names);
  const owner = (player: number): Owner => ownerOf(player, seats);
  const clean = pays(entry) ? { bill: 0, cancelled: false } : {};
  const casinos = board.casinos.map((casino): Casino => ({
    ...casino,
    groups: casino.groups.map((group) => ({ ...group, ...clean })),
  }));
  entry.effects.slice(0, last + 1).forEach((effect, index) => {
    const said = told(effect);
    const casino = casinos.find(({ number }) => number === said.casino);
    if (!casino) return;
    if (said.kind === "placed") place(casino, said, owner, name);
    else if (said.kind.endsWith("cancelled")) cancel(casino, said, owner);
    else if (said.bill !== undefined) pay(casino, said, owner, index < last);
  });
  return { ...board, casinos, roll: [] };
}

/** Whether an entry pays the casinos: then nothing is shown as won before its effect. */
function pays(entry: Entry): boolean {
  return entry.effects.some((effect) => ["won", "round-ended"].includes(told(effect).kind));
}

function place(casino: Casino, said: Told, owner: (player: number) => Owner, name: (player: number) => string): void {
  const dice: [Owner, number, number, string][] = [
    [owner(said.seat ?? 0), said.small ?? 0, said.big ?? 0, name(said.seat ?? 0)],
    ["neutral", said.white ?? 0, 0, name(Infinity)],
  ];
  for (const [player, small, big, called] of dice) {
    if (!small && !big) continue;
    const found = casino.groups.find((group) => group.owner === player);
    const group: Group = found ?? {
      owner: player,
      name: called,
      small: 0,
      big: 0,
      faces: [],
      strength: 0,
      bill: 0,
      cancelled: false,
    };
    if (!found) casino.groups.push(group);
    group.small += small;
    group.big += big;
    group.strength = 0;
  }
}

function cancel(casino: Casino, said: Told, owner: (player: number) => Owner): void {
  const equals = (said.seats ?? []).map(owner);
  if (yes(said.neutral)) equals.push("neutral");
  if (yes(said.grey)) equals.push("grey");
  for (const group of casino.groups.filter((found) => equals.includes(found.owner))) {
    group.cancelled = true;
    group.strength = said.strength ?? said.weight ?? group.strength;
  }
}

function yes(flag: boolean | string | undefined): boolean {
  return flag === true || flag === "yes";
}

function pay(casino: Casino, said: Told, owner: (player: number) => Owner, gone: boolean): void {
  const winner = said.seat === undefined ? undefined : casino.groups.find((group) => group.owner === owner(said.seat!));
  if (winner) winner.bill = said.bill!;
  const place = casino.bills.indexOf(said.bill!);
  if (gone && place >= 0) casino.bills = casino.bills.filter((_, index) => index !== place);
}

/** The bill that the effect on show takes from a casino. */
export function leaving(effect: Json | undefined): Leaving | null {
  const { kind, casino, bill, seat } = told(effect);
  if (casino === undefined || bill === undefined || kind === "stocked") return null;
  return { casino, bill, seat: kind === "won" ? (seat ?? null) : null };
}
