/** Rooms and sheets as they are drawn: read from the server's view, nothing worked out but where to draw. */
import type { Choice, Position } from "../../lib/wire";
import type { TurnedRoom } from "./wire";
import type { Grid, Play, RenovationSeen, Room, RoomSeen } from "./wire";

export type { Grid } from "./wire";

/** A kind of room, as it lies on the table for all to read. */
export type Kind = Omit<Room, "kind" | "name" | "copies" | "backs">;
/** A room on a sheet: upper left square, facing, its squares, its doors as square and side (`c3n`). */
export type Laid = RoomSeen;
export type Colour = Room["colour"];
/** A unit edge: row and column of its square, counted from 0, and the side. */
export type Door = Room["doors"][number];
export type Side = Door[2];

const SIDES: readonly Side[] = ["n", "e", "s", "w"];

/** What a room looks like turned: how many rows and columns, and its doors. */
export interface Shape {
  rows: number;
  columns: number;
  doors: Door[];
}

/** What one seat has: its sheet and its store, those of the workbench while it renovates. */
export interface Site {
  grid: Grid;
  kinds: Map<string, Kind>;
  laid: Laid[];
  stored: string[];
  /** The room just paid for. */
  bought: string | null;
  /** A renovation under way. */
  work: RenovationSeen | null;
}

/** What the view says of a seat's sheet. */
export function siteOf({ view }: Position<Play>, seat: number): Site {
  const pending = view.seat === seat ? view.pending : null;
  const work = pending?.kind === "renovation-seen" ? pending : null;
  return {
    grid: view.grid,
    kinds: new Map(view.rooms.map((kind) => [kind.id, kind])),
    laid: work?.sheet ?? view.sheets[seat] ?? [],
    stored: work?.stored ?? view.stored[seat] ?? [],
    bought: pending?.kind === "placing-seen" ? pending.bought : null,
    work,
  };
}

/** Row and column of a square: `c3` is row 2, column 2. */
export function place(square: string): [row: number, column: number] {
  return [Number(square.slice(1)) - 1, square.charCodeAt(0) - 97];
}

/** The name of a square. */
export function squareAt(row: number, column: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** An edge by its text: `c3n`. */
export function doorAt(text: string): Door {
  return [...place(text.slice(0, -1)), SIDES.find((side) => text.endsWith(side)) ?? "n"];
}

/** The shape of a room that lies on a sheet, its doors seen from its own upper left square. */
export function shapeOf(laid: Laid): Shape {
  const [top, left] = place(laid.square);
  const places = laid.squares.map(place);
  return {
    rows: Math.max(...places.map(([row]) => row)) - top + 1,
    columns: Math.max(...places.map(([, column]) => column)) - left + 1,
    doors: laid.doors.map((text) => {
      const [row, column, side] = doorAt(text);
      return [row - top, column - left, side];
    }),
  };
}

/** The shape of a room as the set prints it. */
export function printed(kind: Kind): Shape {
  const rows = kind.size === "large" ? 2 : 1;
  return { rows, columns: kind.size === "small" ? 1 : 2, doors: kind.doors };
}

/** The two ends of a unit edge, in squares from the upper left. */
export function ends([row, column, side]: Door): [x1: number, y1: number, x2: number, y2: number] {
  const y = side === "s" ? row + 1 : row;
  const x = side === "e" ? column + 1 : column;
  return side === "n" || side === "s" ? [x, y, x + 1, y] : [x, y, x, y + 1];
}

/** The middle of a unit edge. */
export function middle(door: Door): [x: number, y: number] {
  const [x1, y1, x2, y2] = ends(door);
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

/** Every outer unit edge of a block of squares. */
export function outline(rows: number, columns: number): Door[] {
  const found: Door[] = [];
  for (let column = 0; column < columns; column++) found.push([0, column, "n"], [rows - 1, column, "s"]);
  for (let row = 0; row < rows; row++) found.push([row, 0, "w"], [row, columns - 1, "e"]);
  return found;
}

export function same(one: Door, other: Door): boolean {
  return one[0] === other[0] && one[1] === other[1] && one[2] === other[2];
}

/** The room on a square. */
export function roomOn(laid: readonly Laid[], square: string): Laid | undefined {
  return laid.find((room) => room.squares.includes(square));
}

/** A turned room of the set as it is drawn. */
export function turnedShape(turned: TurnedRoom): Shape {
  return { rows: turned.rows, columns: turned.columns, doors: turned.doors.map(doorAt) };
}

/** The squares under a room of this shape. */
export function under(shape: Shape, [row, column]: readonly [number, number]): string[] {
  return Array.from({ length: shape.rows * shape.columns }, (_, n) =>
    squareAt(row + Math.floor(n / shape.columns), column + (n % shape.columns)),
  );
}

/** The upper left square of a room whose middle is pointed at, kept on the grid. */
export function anchor(grid: Grid, shape: Shape, x: number, y: number): [row: number, column: number] {
  return kept(grid, shape, [Math.round(y - shape.rows / 2), Math.round(x - shape.columns / 2)]);
}

/** Of the spots that will do, the nearest one that covers the square pointed at; null: none does. */
export function covering(
  shape: Shape,
  spots: readonly string[],
  x: number,
  y: number,
): [row: number, column: number] | null {
  const pointed = squareAt(Math.floor(y), Math.floor(x));
  const off = ([row, column]: readonly [number, number]): number =>
    Math.hypot(row + shape.rows / 2 - y, column + shape.columns / 2 - x);
  const places = spots.map(place).filter((spot) => under(shape, spot).includes(pointed));
  return places.toSorted((one, other) => off(one) - off(other))[0] ?? null;
}

/** The nearest place at which a room of this shape lies on the grid. */
export function kept(
  grid: Grid,
  shape: Shape,
  [row, column]: readonly [number, number],
): [row: number, column: number] {
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  return [within(row, grid.rows - shape.rows), within(column, grid.columns - shape.columns)];
}

/** What the house offers on a sheet. */
export interface Offers {
  /** Upper left squares by room and facing: `slots n`. */
  builds: Map<string, string[]>;
  /** Upper left squares of rooms that may come off. */
  removes: string[];
  /** Whatever ends it: `store`, `done`, `cancel`. */
  ends: string[];
}

/** The legal events of a settlement, sorted by what one does with them. */
export function offersOf(choices: readonly Choice[]): Offers {
  const found: Offers = { builds: new Map(), removes: [], ends: [] };
  for (const { event } of choices) {
    const [verb = "", first = "", square = "", facing = ""] = event.split(" ");
    if (verb === "build") {
      const key = `${first} ${facing}`;
      found.builds.set(key, [...(found.builds.get(key) ?? []), square]);
    } else if (verb === "remove") found.removes.push(first);
    else if (verb === "store" || verb === "done" || verb === "cancel") found.ends.push(verb);
  }
  return found;
}
