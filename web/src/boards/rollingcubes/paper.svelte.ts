/** The paper on which dice become an equality: tapped, dragged or typed; or marked to be thrown again. */
import { MOST_AGAIN, type CubeDie } from "./read";

/** Keys that mean a face of another name. */
const TYPED: Record<string, string> = { "*": "x", X: "x", "×": "x", "·": "x", "/": ":", "÷": ":", "−": "-" };

export class Paper {
  /** The dice in the equality, by their numbers, from left to right. */
  placed: number[] = $state([]);
  /** Whether dice are being chosen to be thrown again. */
  marking = $state(false);
  marked: number[] = $state([]);
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

  clear(): void {
    this.placed = [];
    this.marked = [];
    this.marking = false;
  }

  /** A die is tapped: it goes to the end of the equality, or is marked. */
  pick(die: CubeDie): void {
    if (this.marking) this.mark(die);
    else this.placed = [...this.placed, die.id];
  }

  back(die: CubeDie): void {
    this.placed = this.placed.filter((id) => id !== die.id);
  }

  /** Begins to choose dice that are thrown again. */
  choose(): void {
    this.placed = [];
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
    if (place === null) this.placed = others(this.placed);
    else this.placed = [...others(this.placed.slice(0, place)), dragged, ...others(this.placed.slice(place))];
  }

  /** A key: a face takes such a die, Backspace and Delete take back; says whether the key meant anything. */
  type(key: string): boolean {
    const face = TYPED[key] ?? key;
    const free = this.marking ? this.rest.filter((die) => !this.marked.includes(die.id)) : this.rest;
    const die = free.find((other) => other.face === face);
    if (die) this.pick(die);
    else if (key === "Backspace" && this.marking) this.marked = this.marked.slice(0, -1);
    else if (key === "Backspace") this.placed = this.placed.slice(0, -1);
    else if (key === "Delete" && this.marking) this.marked = [];
    else if (key === "Delete") this.placed = [];
    else return false;
    return true;
  }

  private mark(die: CubeDie): void {
    if (die.face === "=") return;
    if (this.marked.includes(die.id)) this.marked = this.marked.filter((id) => id !== die.id);
    else if (this.marked.length < MOST_AGAIN) this.marked = [...this.marked, die.id];
  }
}
