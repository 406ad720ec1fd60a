/** The best equalities of throws that are over, asked of the house once each. */
import { best } from "./api";
import type { BestEquality } from "./wire";

/** How often the house is asked for one throw, and the milliseconds between. */
const TRIES = 5;
const PAUSE = 3000;

export class Bests {
  private found: Record<number, BestEquality> = $state({});
  private asked = new Set<number>();

  constructor(private readonly table: string) {}

  /** The best of a throw, by the number of its entry; null until it is known. */
  of(thrown: number): BestEquality | null {
    return this.found[thrown] ?? null;
  }

  /** Asks for it; a house that is busy, or a line that is down, is asked again a few times. No throw of a lesson is known. */
  async ask(thrown: number, tries = TRIES): Promise<void> {
    if (thrown === 0 || !this.table || this.asked.has(thrown)) return;
    this.asked.add(thrown);
    try {
      this.found[thrown] = await best(this.table, { throw: thrown });
    } catch {
      this.asked.delete(thrown);
      if (tries > 1) setTimeout(() => void this.ask(thrown, tries - 1), PAUSE);
    }
  }
}
