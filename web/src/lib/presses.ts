/** Presses that are not meant for what lies there: of a spot or key that has just decided something, of a button that has just gone. */

/** How long a spot that has decided something stays shut, from then and from when the next choices lie there. */
const SHUT = 600;
/** How near a press is the same spot. */
const NEAR = 24;
/** How long ago a button may have gone to be still pressed by who meant it. */
const JUST = 1500;

/** A button, where it stood, and when it was last seen there. */
interface Stood {
  button: Element;
  box: DOMRect;
  until: number;
}

export class Presses {
  /** The press that is being dealt with. */
  private now: Event | null = null;
  private last: Event | null = null;
  private since = -Infinity;
  private chose = -Infinity;
  /** The buttons that stand now where one goes on, and those that have gone since choices last lay there. */
  private standing: Stood[] = [];
  private gone: Stood[] = [];
  /** Those that had just gone when the choices came that lie there now. */
  private shut: Stood[] = [];

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Whether a press may pass; one that repeats a decision too soon may not. */
  lets(press: MouseEvent | KeyboardEvent): boolean {
    // What a script presses has no place and no key: the press before has nothing to do with it.
    if (!press.isTrusted) this.now = null;
    // What a key does to a button comes as a click without a place: its key has been looked at.
    if (!press.isTrusted || (press instanceof MouseEvent && press.detail === 0)) return true;
    if (press instanceof MouseEvent && this.clock() - this.since < SHUT && this.shut.some((one) => meant(one, press)))
      return false;
    if (this.last !== null && !same(this.last, press)) this.last = null;
    const again = this.last !== null && this.clock() - this.since < SHUT;
    if (!again) this.now = press;
    return !again;
  }

  /** What is pressed now has decided something. */
  decided(): void {
    this.last = this.now;
    this.shut = [];
    this.since = this.chose = this.clock();
  }

  /** Other choices lie there now. */
  opened(): void {
    this.since = this.clock();
    // What follows one's own choice at once is expected there.
    const own = this.since - this.chose < JUST;
    this.shut = own ? [] : this.gone.filter(({ until }) => this.since - until < JUST);
    this.gone = [];
  }

  /** These buttons stand now where others stood before. */
  stand(buttons: Iterable<Element>): void {
    const until = this.clock();
    this.gone = this.gone.filter((one) => until - one.until < JUST);
    this.gone.push(...this.standing.map((one) => ({ ...one, until })));
    this.standing = [...buttons].map((button) => ({ button, box: button.getBoundingClientRect(), until }));
  }
}

/** Whether a press falls where a button stood that stands there no more. */
function meant({ button, box }: Stood, { clientX, clientY, target }: MouseEvent): boolean {
  const inside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  return inside && !(target instanceof Node && button.contains(target));
}

function same(one: Event, other: Event): boolean {
  if (one instanceof KeyboardEvent && other instanceof KeyboardEvent) return one.key === other.key;
  if (!(one instanceof MouseEvent && other instanceof MouseEvent)) return false;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= NEAR;
}
