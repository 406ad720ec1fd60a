/** The coach of the only person at a table of bots: it is asked for, and the record says so. */
import { api, Refused } from "./api";
import { me } from "./person.svelte";
import { t } from "./texts.svelte";
import type { Visit } from "./visit.svelte";
import type { Hint, Hinted } from "./wire";

export class Coach {
  /** True: one is asked again before a choice that costs much. */
  warns = $state(false);
  thinking = $state(false);
  /** What is known of the decision that is owed now. */
  hint: Hint | null = $state.raw(null);
  private readonly judged = new Map<string, Hint>();

  constructor(private readonly visit: Visit) {}

  /** Whether one person plays here against bots of the house alone. */
  get allowed(): boolean {
    const { table, connection } = this.visit;
    const others = table?.seats.filter(({ seat }) => seat !== connection.seat) ?? [];
    return table?.phase === "playing" && this.visit.alone && others.every(({ kind }) => kind === "bot");
  }

  /** Whether it helps now, as the journal says. */
  get on(): boolean {
    const { entries, seat } = this.visit.connection;
    const last = entries.findLast((one) => one.kind === "note" && one.seat === seat && one.text.startsWith("coach"));
    return this.allowed && last?.text === "coach";
  }

  async switch(on: boolean): Promise<void> {
    const { id, seat } = this.visit.connection;
    if (seat === null || !me.person) return;
    const { secret } = me.person;
    if (!on) this.warns = false;
    await this.tried(() => api.coach(id, { seat, on }, secret));
  }

  /** What the seat could do now, the best first; with an event, also what that is worth. */
  async ask(event?: string): Promise<Hint | null> {
    const { id, seat, seen } = this.visit.connection;
    if (seat === null || !me.person || this.thinking) return null;
    const key = `${seen} ${event ?? ""}`;
    const { secret } = me.person;
    this.thinking = true;
    const found =
      this.judged.get(key) ?? (await this.tried(() => api.hint(id, { seat, ...(event ? { event } : {}) }, secret)));
    this.thinking = false;
    if (!found) return null;
    this.judged.clear();
    this.judged.set(key, found);
    if (found.seq === this.visit.connection.seen) this.hint = found;
    return found;
  }

  /** What speaks against a choice that costs much; empty: nothing. */
  async warning(event: string): Promise<string> {
    const listed = this.hint?.seq === this.visit.connection.seen ? this.hint : await this.ask();
    const find = (hint: Hint | null): Hinted | undefined => hint?.choices.find((choice) => choice.event === event);
    const found = find(listed) ?? find(await this.ask(event));
    return found?.warned ? t("coach-sure", { why: found.why }) : "";
  }

  private async tried<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.visit.refuse({ ...error.problem, clause: "", args: {} });
      return null;
    }
  }
}
