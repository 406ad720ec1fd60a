/** What is shown now: positions and their entries, played one after the other at a pace people can follow. */
import { still, type Speed } from "./settings.svelte";
import type { Entry, Play, Position } from "./wire";

/** News from the table: what happened, and how things stand afterwards. */
export interface Frame<P extends Play = Play> {
  entries: Entry<P>[];
  now: Position<P>;
}

/** An effect on show: which entry, which of its effects. */
export interface Spot<P extends Play = Play> {
  entry: Entry<P>;
  effect: number;
}

export const PACE: Readonly<Record<Speed, number>> = { leisurely: 1.7, normal: 1, fast: 0.3, instant: 0 };
const ROLL = 950;
/** When the last die lies still, whatever the pace: only then is what it allows shown. */
const LANDED = 900;
const MOVE = 800;
/** How long pieces travel that were put somewhere: what is asked next does not appear beneath them. */
export const CARRIED = 520;
const EFFECT = 1050;

/** What the stage asks of those who use it. */
export interface Director<P extends Play = Play> {
  /** Whether an entry is one's own and needs no pause. */
  quick(entry: Entry<P>): boolean;
  /** Where the scene of an entry begins: the number of an effect; −1: it has none. */
  scene(entry: Entry<P>): number;
  /** How long the end of an entry's scene stays, in milliseconds; Infinity: until somebody goes on. */
  stays(entry: Entry<P>): number;
  /** Whether dice are seen to fall with an entry. */
  throws(entry: Entry<P>): boolean;
  /** Whether pieces are seen to travel with an entry. */
  carries(entry: Entry<P>): boolean;
  /** Whether something is asked of who looks on, so that skipping ends there. */
  asks(position: Position<P>): boolean;
  speed(): Speed;
  shown(frame: Frame<P>): void;
}

export class Stage<P extends Play = Play> {
  position: Position<P> | null = $state.raw(null);
  /** The entry that led to the position shown; the board moves dice and bills by it. */
  entry: Entry<P> | null = $state.raw(null);
  /** All entries that came with it. */
  news: Entry<P>[] = $state.raw([]);
  spot: Spot<P> | null = $state.raw(null);
  /** The last throw that is seen to be thrown; 0: dice lie there without having come. */
  thrown = $state(0);
  busy = $state(false);
  /** The end of a scene stays until somebody goes on. */
  staying = $state(false);

  private queue: Frame<P>[] = [];
  private wake: (() => void) | null = null;
  private hurry = false;
  /** All that comes is shown at once until something is asked. */
  private skipping = false;
  /** Grows with every jump: what was being played then is not to be played on. */
  private take = 0;

  constructor(private readonly director: Director<P>) {}

  /** Shows a position at once, dropping what was waiting. */
  jump(position: Position<P>): void {
    this.queue = [];
    this.take += 1;
    this.busy = false;
    this.staying = false;
    this.skipping = false;
    this.spot = null;
    this.entry = null;
    this.news = [];
    this.thrown = 0;
    this.position = position;
    this.wake?.();
  }

  /** Shows one moment of a finished game. */
  show(position: Position<P>, entry: Entry<P>): void {
    this.position = position;
    this.entry = entry;
    this.news = [entry];
    if (this.director.throws(entry)) this.thrown = entry.seq;
  }

  push(frame: Frame<P>): void {
    this.queue.push(frame);
    if (!this.busy) void this.play();
  }

  /** Shows at once all that has come so far; `on`: and all that comes, until something is asked or stays. */
  skip(on = false): void {
    this.hurry = true;
    this.skipping = on;
    this.wake?.();
  }

  private async play(): Promise<void> {
    const take = this.take;
    this.busy = true;
    this.hurry = this.skipping;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      this.hurry ||= this.queue.length > 12;
      await this.scenes(frame);
      if (take !== this.take) return;
      // All at once: between the end of a scene and what it led to nothing else is drawn.
      this.spot = null;
      this.position = frame.now;
      this.entry = frame.entries.at(-1) ?? null;
      if (frame.entries.length > 0) this.news = frame.entries;
      if (this.entry && this.director.throws(this.entry)) this.thrown = this.entry.seq;
      if (this.director.asks(frame.now)) this.skipping = this.hurry = false;
      this.director.shown(frame);
      if (take !== this.take) return;
      await this.rest(frame);
      if (take !== this.take) return;
    }
    this.busy = false;
  }

  /** Payouts are shown on the position before them, one effect after the other. */
  private async scenes(frame: Frame<P>): Promise<void> {
    const { take } = this;
    for (const entry of frame.entries) {
      const first = this.director.scene(entry);
      const stay = first < 0 ? 0 : this.director.stays(entry);
      const last = entry.effects.length - 1;
      // Whoever goes on while the last one stays is not asked to go on again.
      for (let effect = first; effect >= 0 && effect < last + (stay ? 0 : 1) && !this.hurry; effect++) {
        this.spot = { entry, effect };
        await this.wait(EFFECT);
        if (take !== this.take) return;
      }
      if (stay === 0) continue;
      this.spot = { entry, effect: last };
      await this.stay(stay);
      if (take !== this.take) return;
    }
  }

  private async rest(frame: Frame<P>): Promise<void> {
    const last = frame.entries.at(-1);
    if (!last || this.hurry) return;
    if (this.queue.length > 0 && !this.director.quick(last)) await this.wait(last.kind === "chance" ? ROLL : MOVE);
    else if (!still()) {
      const came = this.director.carries(last) && this.director.scene(last) < 0;
      const pause = this.director.throws(last) ? LANDED : came ? CARRIED : 0;
      if (pause > 0) await this.pause(pause);
    }
  }

  /** Whoever skipped so far is stopped here, and goes on when they like. */
  private async stay(milliseconds: number): Promise<void> {
    this.skipping = this.hurry = false;
    this.staying = true;
    await this.pause(milliseconds);
    this.staying = false;
    this.hurry = this.skipping;
  }

  private wait(milliseconds: number): Promise<void> {
    return this.pause(milliseconds * PACE[this.director.speed()] * (still() ? 0.7 : 1));
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === Infinity ? undefined : setTimeout(done, milliseconds);
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.wake = done;
    });
  }
}
