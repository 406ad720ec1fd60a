/** Where something was decided: a second press of the same spot or key decides nothing else for a moment. */

/** How long a spot that has decided something stays shut, from then and from when the next choices lie there. */
const SHUT = 600;
/** How near a press is the same spot. */
const NEAR = 24;

export class Presses {
  /** The press that is being dealt with. */
  private now: Event | null = null;
  private last: Event | null = null;
  private since = -Infinity;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Whether a press may pass; one that repeats a decision too soon may not. */
  lets(press: MouseEvent | KeyboardEvent): boolean {
    // What a script presses has no place and no key: the press before has nothing to do with it.
    if (!press.isTrusted) this.now = null;
    // What a key does to a button comes as a click without a place: its key has been looked at.
    if (!press.isTrusted || (press instanceof MouseEvent && press.detail === 0)) return true;
    if (this.last !== null && !same(this.last, press)) this.last = null;
    const again = this.last !== null && this.clock() - this.since < SHUT;
    if (!again) this.now = press;
    return !again;
  }

  /** What is pressed now has decided something. */
  decided(): void {
    this.last = this.now;
    this.since = this.clock();
  }

  /** Other choices lie there now. */
  opened(): void {
    this.since = this.clock();
  }
}

function same(one: Event, other: Event): boolean {
  if (one instanceof KeyboardEvent && other instanceof KeyboardEvent) return one.key === other.key;
  if (!(one instanceof MouseEvent && other instanceof MouseEvent)) return false;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= NEAR;
}
