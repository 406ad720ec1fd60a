/** A lesson: steps at a table that only this page has. */
import { api } from "./api";
import { OwnLine, refusal } from "./aside";
import type { PreviewAnswer } from "./connection.svelte";
import { t } from "./texts.svelte";
import { Visit } from "./visit.svelte";
import { VERSION, type Lesson, type LessonStep, type Refusal, type Snapshot, type Tried, type Update } from "./wire";

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

class LessonLine extends OwnLine {
  constructor(private readonly course: Course) {
    super();
  }

  protected welcome(): Snapshot {
    const { lesson, step } = this.course;
    const { entries, now } = step;
    return { kind: "snapshot", version: VERSION, table: lesson.table, seat: 0, mine: [0], entries, now: now! };
  }

  protected async act(event: string): Promise<Update[] | Refusal> {
    const tried = await this.course.act(event);
    return "code" in tried ? tried : tried.follows;
  }

  protected async preview(event: string): Promise<PreviewAnswer> {
    const { preview, refusal: refused, marks } = await this.course.ask(event);
    return { preview, refusal: refused, marks };
  }

  protected override acted(event: string): void {
    this.course.passed(event);
  }
}
