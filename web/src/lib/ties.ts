/** Why equal totals have different places, as it was told at the end. */
import type { Entry, Play } from "./wire";

export function tieWords<P extends Play>(
  entries: readonly Entry<P>[],
  breaksTie: (effect: P["effect"]) => boolean,
): string[] {
  return entries.flatMap((entry) => entry.words.filter((_, index) => isTie(entry, index)));

  function isTie(entry: Entry<P>, index: number): boolean {
    const effect = entry.effects[index];
    return effect !== undefined && breaksTie(effect);
  }
}
