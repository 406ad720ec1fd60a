/** What happened, as the table tells it: sentences, cards turned up, bids that were beaten. */
import type { Entry as AnyEntry } from "../../lib/wire";
import type { Effect, Outbid, Play } from "./wire";

type Entry = AnyEntry<Play>;

/** Markers and tracks move before one's eyes; what everybody gets each turn stands on the plates. */
const SHOWN: ReadonlySet<Effect["kind"] | undefined> = new Set([
  "price-moved",
  "tracks-moved",
  "income-paid",
  "fame-counted",
  "showdown-ended",
] as const);
const MOST = 3;

/** The first sentences of what came, without those that the board shows by itself. */
export function toldOf(entries: readonly Entry[]): string {
  const told = entries.flatMap((entry) =>
    entry.words.filter((words, index) => words && !SHOWN.has(entry.effects[index]?.kind)),
  );
  return told.slice(0, MOST).join(" ");
}

/** The cards that were turned up, by name. */
export function cardsOf(entries: readonly Entry[]): string[] {
  return entries
    .flatMap((entry) => entry.effects)
    .filter((effect) => effect.kind === "card-drawn")
    .map(({ card }) => card);
}

/** The lot on which a seat was outbid since its own last choice; null: it was not. */
export function outbidOn(entries: readonly Entry[], seat: number): string | null {
  const own = entries.findLastIndex((entry) => entry.seat === seat && entry.kind === "move");
  const since = entries.slice(own + 1).flatMap((entry) => entry.effects);
  return since.find((effect): effect is Outbid => effect.kind === "outbid" && effect.seat === seat)?.lot ?? null;
}

/** The sentence that says why the game ended; empty where its entry is not at hand. */
export function endOf(entries: readonly Entry[]): string {
  for (const { effects, words } of entries.toReversed()) {
    const ended = effects.findIndex(({ kind }) => kind === "showdown-ended");
    if (ended >= 0) return words[ended] ?? "";
  }
  return "";
}
