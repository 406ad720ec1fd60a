/** A lesson: a table that only this page has. Its line answers like the house's, and asks the house what moves do. */
import { api } from "./api";
import type { Line } from "./connection.svelte";
import { t } from "./texts.svelte";
import { Visit } from "./visit.svelte";
import {
  VERSION,
  type FromClient,
  type FromServer,
  type Lesson,
  type LessonStep,
  type Refusal,
  type Tried,
} from "./wire";

export class Course {
  /** The step that is read or done now. */
  at = $state(0);
  /** A step is done, and the next one has another table: one goes there when one has seen enough. */
  turning = $state(false);
  visit: Visit = $state.raw(undefined!);

  /** What was done at each step since the table was set up. */
  private done: string[] = [];
  private line!: LessonLine;

  constructor(
    readonly game: string,
    readonly name: string,
    readonly lesson: Lesson,
  ) {
    this.setUp(0);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** Whether one goes on by saying so. */
  get waits(): boolean {
    return this.turning || (this.step.reads && !this.last);
  }

  /** What is said at the table where nothing can be done there. */
  get instead(): string {
    if (this.last && !this.turning) return t("lesson-over");
    return this.waits ? t("lesson-read") : "";
  }

  /** Goes on from what was read or seen. */
  async goOn(): Promise<void> {
    if (!this.waits) return;
    if (this.turning) return this.setUp(this.at + 1);
    const tried = await this.ask("");
    for (const update of tried.follows) this.line.post(update);
    this.passed("");
  }

  again(): void {
    this.setUp(0);
  }

  close(): void {
    this.visit.close();
  }

  /** What the newcomer does. */
  async act(event: string): Promise<Tried | Refusal> {
    if (this.instead) return refusal(this.instead);
    const tried = await this.ask(event);
    if (tried.refusal) return tried.refusal;
    if (!tried.leads_on) return refusal(this.step.instead);
    return tried;
  }

  ask(event: string): Promise<Tried> {
    return api.tryLesson(this.game, this.name, { step: this.at, done: this.done, event });
  }

  /** A step is done. */
  passed(event: string): void {
    this.done = [...this.done, event];
    if (this.lesson.steps[this.at + 1]?.now) this.turning = true;
    else this.at += 1;
  }

  private setUp(at: number): void {
    this.visit?.close();
    this.at = at;
    this.turning = false;
    this.done = [];
    this.line = new LessonLine(this);
    this.visit = new Visit("", null, false, () => this.line);
    this.visit.teacher = this;
  }
}

function refusal(words: string): Refusal {
  return { code: "lesson", clause: "", args: {}, words };
}

class LessonLine implements Line {
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(private readonly course: Course) {
    queueMicrotask(() => this.onopen());
  }

  close(): void {
    this.onmessage = () => undefined;
  }

  /** What the house would send. */
  post(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  send(text: unknown): boolean {
    void this.answer(JSON.parse(text as string) as FromClient);
    return true;
  }

  private async answer(message: FromClient): Promise<void> {
    switch (message.kind) {
      case "join":
        return this.welcome();
      case "act":
        return this.act(message.id, message.event);
      case "roll":
        return this.act(message.id, "roll");
      case "preview": {
        const { preview, refusal: refused, marks } = await this.course.ask(message.event);
        return this.post({ kind: "previewed", id: message.id, event: message.event, preview, refusal: refused, marks });
      }
      default:
        return this.post({ kind: "refused", id: message.id, refusal: refusal(t("lesson-not-here")) });
    }
  }

  private welcome(): void {
    const { lesson, step } = this.course;
    const { entries, now } = step;
    this.post({ kind: "snapshot", version: VERSION, table: lesson.table, seat: 0, mine: [0], entries, now: now! });
  }

  private async act(id: string, event: string): Promise<void> {
    const tried = await this.course.act(event);
    if ("code" in tried) return this.post({ kind: "refused", id, refusal: tried });
    for (const update of tried.follows) this.post(update);
    this.post({ kind: "ack", id, seq: tried.follows.at(-1)?.now.seq ?? 0 });
    this.course.passed(event);
  }
}
