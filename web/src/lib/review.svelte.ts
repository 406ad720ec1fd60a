/** The review of a game as it comes, bit by bit, while the house works it out. */
import { api, Refused } from "./api";
import { me } from "./person.svelte";
import type { Review } from "./wire";

/** Milliseconds between two questions: before anything is known, and while more comes. */
const FIRST = 200;
const PAUSE = 700;

export class Reviewing {
  /** What is known; its moments are all that came so far. */
  review: Review | null = $state.raw(null);
  trouble = $state("");
  /** True: it was asked for here, and has not come. */
  asked = $state(false);
  private evaluator = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {}

  /** What is known, and whatever is missing is asked for. */
  async open(): Promise<void> {
    await this.look();
    if (this.review?.state === "none" && this.review.newest) await this.ask();
  }

  /** Wants the game to be reviewed by the evaluator there is now. */
  async ask(): Promise<void> {
    this.evaluator = "";
    this.review = this.review && { ...this.review, moments: [], state: "waiting" };
    await this.tried(() => api.askReview(this.id, me.person?.secret));
    this.asked = this.trouble === "";
    await this.look();
  }

  /** Shows the review by an older version. */
  async choose(evaluator: string): Promise<void> {
    this.evaluator = evaluator;
    this.review = null;
    await this.look();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    const before = this.review;
    await this.tried(async () => {
      const after = before?.moments.at(-1)?.seq ?? 0;
      const found = await api.review(this.id, this.evaluator, after, me.person?.secret);
      const goesOn = before !== null && before.evaluator === found.evaluator;
      if (!goesOn && after > 0) {
        this.review = null;
        return this.look();
      }
      this.review = { ...found, moments: [...(goesOn ? before.moments : []), ...found.moments] };
    });
    clearTimeout(this.timer);
    const { state } = this.review ?? {};
    if (!this.closed && (state === "waiting" || state === "working")) {
      this.timer = setTimeout(() => void this.look(), this.review?.seats.length ? PAUSE : FIRST);
    }
  }

  private async tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.trouble = "";
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : String(error);
    }
  }
}
