/** A drill: a position at a table that only this page has, and one choice. */
import { api, Refused } from "./api";
import { OwnLine, refusal } from "./aside";
import type { PreviewAnswer } from "./connection.svelte";
import { t } from "./texts.svelte";
import { Visit } from "./visit.svelte";
import { VERSION, type Posed, type Refusal, type Snapshot, type Solved, type Update } from "./wire";

export class Drill {
  readonly visit: Visit;
  /** What the choice was worth; null: there is none yet. */
  solved: Solved | null = $state.raw(null);

  constructor(
    readonly game: string,
    readonly posed: Posed,
    /** Told once, when the choice is made. */
    private readonly done: (solved: Solved) => void,
  ) {
    this.visit = new Visit("", null, false, () => new DrillLine(this));
    this.visit.teacher = this;
  }

  /** What is said at the table once the choice is made. */
  get instead(): string {
    return this.solved ? t("drill-over") : "";
  }

  close(): void {
    this.visit.close();
  }

  /** What the best choice does, or why this one is refused. */
  async choose(event: string): Promise<Update[] | Refusal> {
    if (this.solved) return refusal(this.instead);
    try {
      const solved = await api.solveDrill(this.game, this.posed.id, { event });
      this.solved = solved;
      this.done(solved);
      return [{ kind: "update", entries: [solved.entry], now: solved.now }];
    } catch (error) {
      return refusal(error instanceof Refused ? error.message : t("offline"));
    }
  }
}

class DrillLine extends OwnLine {
  constructor(private readonly drill: Drill) {
    super();
  }

  protected welcome(): Snapshot {
    const { table, seat, now } = this.drill.posed;
    return { kind: "snapshot", version: VERSION, table, seat, mine: [seat], entries: [], now };
  }

  protected act(event: string): Promise<Update[] | Refusal> {
    return this.drill.choose(event);
  }

  /** What a choice would win now stands beside it already; of others nothing is said. */
  protected preview(event: string): Promise<PreviewAnswer> {
    const known = this.drill.posed.now.actions.find((choice) => choice.event === event);
    return Promise.resolve({
      preview: known?.preview ?? null,
      refusal: known ? null : refusal(t("lesson-not-here")),
      marks: [],
    });
  }
}
