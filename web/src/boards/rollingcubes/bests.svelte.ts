/** The best equalities of throws that are over, asked of the house once each. */
import { best } from "./api";
import type { BestEquality } from "./wire";

export class Bests {
  private found: Record<number, BestEquality> = $state({});
  private asked = new Set<number>();

  constructor(private readonly table: string) {}

  /** The best of a throw, by the number of its entry; null until it is known. */
  of(thrown: number): BestEquality | null {
    return this.found[thrown] ?? null;
  }

  /** Asks for it; a line that is down is asked again another time. The house knows no throw of a lesson. */
  async ask(thrown: number): Promise<void> {
    if (thrown === 0 || !this.table || this.asked.has(thrown)) return;
    this.asked.add(thrown);
    try {
      this.found[thrown] = await best(this.table, { throw: thrown });
    } catch {
      this.asked.delete(thrown);
    }
  }
}
