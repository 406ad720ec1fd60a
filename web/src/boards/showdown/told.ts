/** What an entry says on the table: its sentences without those that the board shows by itself. */
import type { Entry, Json } from "../../lib/wire";

/** Markers and tracks move before one's eyes; what everybody gets each turn stands on the plates. */
const SHOWN = new Set(["price-moved", "tracks-moved", "income-paid", "fame-counted", "game-ended"]);
const MOST = 2;

export function toldOf(entry: Entry): string {
  const told = entry.words.filter((words, index) => words && !SHOWN.has(kindOf(entry.effects[index])));
  return told.slice(0, MOST).join(" ");
}

/** Whether a seat was outbid since its own last choice. */
export function wasOutbid(entries: readonly Entry[], seat: number): boolean {
  const own = entries.findLastIndex((entry) => entry.seat === seat && entry.kind === "move");
  return entries.slice(own + 1).some((entry) => entry.effects.some((effect) => kindOf(effect) === "outbid" && seatOf(effect) === seat));
}

function seatOf(effect: Json): Json | undefined {
  return typeof effect === "object" && effect !== null && !Array.isArray(effect) ? effect["seat"] : undefined;
}

function kindOf(effect: Json | undefined): string {
  return typeof effect === "object" && effect !== null && !Array.isArray(effect) ? String(effect["kind"]) : "";
}
