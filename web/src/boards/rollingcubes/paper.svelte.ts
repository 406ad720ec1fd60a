/** The paper on which dice become an equality: tapped, dragged or typed; or marked to be thrown again. */
import { MOST_AGAIN, type CubeDie } from "./read";
import { worth, type Fault, type Worth } from "./score";

/** Everything that could stand on a die. */
const FACES = "0123456789+-x:=";
/** Signs of arithmetic that no die has. */
const FOREIGN = "()[]{}^.,%!";

/**
 * Why a key could not be taken: no die shows it, all that do are used, or no die of the game has it; of Enter in the
 * solitaire: several rows fit, or no free one.
 */
export interface Missing {
  face: string;
  why: "none" | "used" | "foreign" | "row" | "fit";
}

/** Keys that mean a face of another name. */
const TYPED: Record<string, string> = { "*": "x", X: "x", "×": "x", "·": "x", "/": ":", "÷": ":", "−": "-" };

export class Paper {
  /** The dice in the equality, by their numbers, from left to right. */
  placed: number[] = $state([]);
  /** Whether dice are being chosen to be thrown again. */
  marking = $state(false);
  marked: number[] = $state([]);
  /** Whether a row is being chosen that gets 0. */
  striking = $state(false);
  /** Where the next die goes: before the die with this number in the row. */
  caret = $state(0);
  /** What was typed last and could not be taken. */
  missing: Missing | null = $state.raw(null);
  private dragged: number | null = null;

  /** `dice` tells what lies on the table now. */
  constructor(private readonly dice: () => readonly CubeDie[]) {}

  get row(): CubeDie[] {
    return this.placed.flatMap((id) => this.dice().find((die) => die.id === id) ?? []);
  }

  get rest(): CubeDie[] {
    return this.dice().filter((die) => !this.placed.includes(die.id));
  }

  /** The equality as it stands, `72:4=5x5`. */
  get text(): string {
    return this.row.map((die) => die.face).join("");
  }

  /** What the equality is worth, and why the house would refuse it. */
  judged(zeroDividend: boolean): Worth {
    const found = worth(this.text, zeroDividend);
    return { ...found, fault: found.fault ?? this.owed };
  }

  /** RC §6.1 Old dice that are not in it, or no new one. */
  private get owed(): Fault | null {
    const left = this.row.map((die) => die.face);
    const missing = this.dice().flatMap(({ locked, face }) => {
      if (!locked) return [];
      const at = left.indexOf(face);
      return at < 0 ? [face] : (left.splice(at, 1), []);
    });
    if (missing.length > 0) return { code: "rc-old-dice", args: { dice: missing.join(" ") } };
    return left.length > 0 ? null : { code: "rc-no-new-die", args: {} };
  }

  clear(): void {
    this.placed = [];
    this.caret = 0;
    this.missing = null;
    this.marked = [];
    this.marking = false;
    this.striking = false;
  }

  /** A line that was taken back lies there again. */
  restore(placed: readonly number[]): void {
    this.placed = [...placed];
    this.caret = placed.length;
  }

  /** A die is tapped: it goes where the caret is, or is marked. */
  pick(die: CubeDie): void {
    this.missing = null;
    if (this.marking) return this.mark(die);
    this.placed = this.placed.toSpliced(this.caret, 0, die.id);
    this.caret += 1;
  }

  /** A die goes back; the next one lands in the gap. */
  back(die: CubeDie): void {
    const place = this.placed.indexOf(die.id);
    if (place < 0) return;
    this.placed = this.placed.toSpliced(place, 1);
    this.caret = place;
  }

  /** The caret goes to a place, or as near as there is one. */
  moveTo(place: number): void {
    this.caret = Math.min(Math.max(0, place), this.placed.length);
  }

  /** Begins to choose dice that are thrown again. */
  choose(): void {
    this.clear();
    this.marking = true;
  }

  keep(): void {
    this.marked = [];
    this.marking = false;
  }

  drag(die: CubeDie): void {
    this.dragged = die.id;
  }

  /** What is dragged lands before a place of the equality, or back among the others. */
  drop(place: number | null): void {
    if (this.dragged === null) return;
    const dragged = this.dragged;
    this.dragged = null;
    const others = (ids: number[]): number[] => ids.filter((id) => id !== dragged);
    const gap = this.placed.indexOf(dragged);
    if (place === null) this.placed = others(this.placed);
    else this.placed = [...others(this.placed.slice(0, place)), dragged, ...others(this.placed.slice(place))];
    if (place !== null) this.caret = this.placed.indexOf(dragged) + 1;
    else if (gap >= 0) this.caret = gap;
  }

  /** A key: a face takes such a die, others move the caret or take back; says whether the key meant anything. */
  type(key: string): boolean {
    const face = TYPED[key] ?? key;
    const free = this.marking ? this.rest.filter((die) => !this.marked.includes(die.id)) : this.rest;
    const die = free.find((other) => other.face === face);
    this.missing = null;
    if (die) this.pick(die);
    else if (FOREIGN.includes(key)) this.missing = { face: key, why: "foreign" };
    else if (FACES.includes(face)) this.missing = { face, why: this.shows(face) ? "used" : "none" };
    else return this.marking ? this.unmark(key) : this.edit(key);
    return true;
  }

  private shows(face: string): boolean {
    return this.dice().some((die) => die.face === face);
  }

  private unmark(key: string): boolean {
    if (key === "Backspace") this.marked = this.marked.slice(0, -1);
    else if (key === "Delete") this.marked = [];
    else return false;
    return true;
  }

  private edit(key: string): boolean {
    if (key === "ArrowLeft") this.moveTo(this.caret - 1);
    else if (key === "ArrowRight") this.moveTo(this.caret + 1);
    else if (key === "Home") this.moveTo(0);
    else if (key === "End") this.moveTo(Infinity);
    else if (key === "Backspace" && this.caret > 0) this.back(this.row[this.caret - 1]!);
    else if (key === "Delete") this.clear();
    else return key === "Backspace";
    return true;
  }

  private mark(die: CubeDie): void {
    if (die.face === "=") return;
    if (this.marked.includes(die.id)) this.marked = this.marked.filter((id) => id !== die.id);
    else if (this.marked.length < MOST_AGAIN) this.marked = [...this.marked, die.id];
  }
}
