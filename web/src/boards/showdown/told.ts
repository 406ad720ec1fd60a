/** What an entry says on the table: its sentences without those that the board shows by itself. */
import type { Entry, Json } from "../../lib/wire";

/** Markers and tracks move before one's eyes; what everybody gets each turn stands on the plates. */
const SHOWN = new Set(["price-moved", "tracks-moved", "income-paid", "fame-counted", "game-ended"]);
const MOST = 2;

export function toldOf(entry: Entry): string {
  const told = entry.words.filter((words, index) => words && !SHOWN.has(kindOf(entry.effects[index])));
  return told.slice(0, MOST).join(" ");
}

function kindOf(effect: Json | undefined): string {
  return typeof effect === "object" && effect !== null && !Array.isArray(effect) ? String(effect["kind"]) : "";
}
