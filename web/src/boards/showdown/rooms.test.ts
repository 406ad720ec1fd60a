import { expect, test } from "vitest";
import type { Choice } from "../../lib/wire";
import {
  anchor,
  covering,
  doorAt,
  ends,
  kept,
  middle,
  offersOf,
  outline,
  place,
  roomOn,
  shapeOf,
  squareAt,
  under,
  type Grid,
  type Laid,
} from "./rooms";

const grid: Grid = {
  kind: "grid",
  columns: 7,
  rows: 5,
  areas: Array<string>(5).fill("ccmmmhh"),
  casino_entrance: [2, 0, "w"],
  hotel_entrance: [2, 6, "e"],
};
const lounge: Laid = {
  room: "lounge",
  square: "c3",
  facing: "e",
  squares: ["c3", "c4"],
  doors: ["c3n", "c3e", "c3w", "c4e", "c4s", "c4w"],
};
const shape = shapeOf(lounge);

test("squares and edges by name", () => {
  expect(place("c3")).toEqual([2, 2]);
  expect(place("a12")).toEqual([11, 0]);
  expect(squareAt(2, 2)).toBe("c3");
  expect(doorAt("b10w")).toEqual([9, 1, "w"]);
});

test("an edge is where its square has that side", () => {
  expect(ends([1, 2, "n"])).toEqual([2, 1, 3, 1]);
  expect(ends([1, 2, "e"])).toEqual([3, 1, 3, 2]);
  expect(middle([1, 2, "s"])).toEqual([2.5, 2]);
  expect(outline(2, 1)).toHaveLength(6);
});

test("a laid room has the shape of its squares, doors seen from its own corner", () => {
  expect([shape.rows, shape.columns]).toEqual([2, 1]);
  expect(shape.doors).toContainEqual([1, 0, "s"]);
  expect(roomOn([lounge], "c4")).toBe(lounge);
  expect(roomOn([lounge], "d4")).toBeUndefined();
});

test("a room is held by its middle and stays on the grid", () => {
  expect(anchor(grid, shape, 2.5, 3)).toEqual([2, 2]);
  expect(anchor(grid, shape, 6.9, 4.9)).toEqual([3, 6]);
  expect(kept(grid, { rows: 2, columns: 2, doors: [] }, [-1, 9])).toEqual([0, 5]);
  expect(under(shape, [2, 2])).toEqual(["c3", "c4"]);
});

test("on a lit square a room lies where it will do, as near as can be", () => {
  const spots = ["c2", "c3", "g1"];
  expect(anchor(grid, shape, 2.5, 4.2)).toEqual([3, 2]);
  expect(covering(shape, spots, 2.5, 3.9)).toEqual([2, 2]);
  expect(covering(shape, spots, 2.5, 2.4)).toEqual([1, 2]);
  expect(covering(shape, spots, 2.5, 2.6)).toEqual([2, 2]);
  expect(covering(shape, spots, 2.5, 4.2)).toBeNull();
});

test("legal events are sorted by what one does with them", () => {
  const events = [
    "build slots a3 n",
    "build slots b3 n",
    "build slots a3 w",
    "remove c3",
    "done",
    "cancel",
    "bid slots 5",
  ];
  const found = offersOf(events.map((event) => ({ event, secret: false }) as Choice));
  expect(Object.fromEntries(found.builds)).toEqual({ "slots n": ["a3", "b3"], "slots w": ["a3"] });
  expect(found.removes).toEqual(["c3"]);
  expect(found.ends).toEqual(["done", "cancel"]);
});
