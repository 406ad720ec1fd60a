import { describe, expect, it } from "vitest";
import { bigEdge, rowsFor, type Forms, type Space } from "./fit";
import type { Group } from "./model";

function group(small: number, big = 0, bill = 0, rank = 0): Group {
  return { owner: 0, name: "Ann", small, big, faces: [], strength: 3, bill, cancelled: false, rank };
}
/** A casino with a tile on a low screen 1280 pixels wide. */
const LOW: Space = { width: 175, depth: 92, fixed: 52, gap: 6, edge: 18, line: 21 };

const FORMS: Forms = [(bill) => `$${bill},000`, (bill) => `$${bill}k`];

describe("rows of dice at a casino", () => {
  it("shows all dice, in a line of their own where they need one", () => {
    const rows = rowsFor([group(5, 1, 100), group(2, 0, 60)], LOW, FORMS);
    expect(rows.map(({ big, small, below }) => [big, small, below])).toEqual([
      [1, 5, true],
      [0, 2, false],
    ]);
    expect(rows[0]!.money).toBe("$100,000");
  });

  it("shows one whole die, and the Biggy first, where there is no room for all", () => {
    const groups = [group(4, 1, 100), group(7, 0, 60), group(6), group(1)];
    const rows = rowsFor(groups, LOW, FORMS);
    expect(rows.map(({ big, small, below }) => [big, small, below])).toEqual([
      [1, 1, false],
      [0, 1, false],
      [0, 6, false],
      [0, 1, false],
    ]);
  });

  it("shows one die for all of a row on a phone, a Biggy where there is one", () => {
    const phone: Space = { width: 84, depth: 0, fixed: 47, gap: 4, edge: 15, line: 18, single: true };
    const rows = rowsFor([group(7, 0, 80), group(2), group(2, 1, 40), group(1, 1)], phone, [String]);
    expect(rows.map(({ big, small, money }) => [big, small, money])).toEqual([
      [0, 1, "80"],
      [0, 1, ""],
      [1, 0, "40"],
      [1, 0, ""],
    ]);
  });

  it("never takes more than the height there is, and no row less than a whole Biggy", () => {
    for (const count of [1, 2, 3, 4])
      for (const small of [1, 3, 7]) {
        const rows = rowsFor(
          Array.from({ length: count }, () => group(small, 1, 90)),
          LOW,
          FORMS,
        );
        const high = rows.reduce((sum, { height }) => sum + height, 2 * (count - 1));
        expect(high).toBeLessThanOrEqual(LOW.depth);
        for (const row of rows) {
          expect(row.big).toBe(1);
          expect(row.height).toBeGreaterThanOrEqual((row.below ? LOW.line : 0) + bigEdge(row.edge));
        }
      }
  });

  it("writes money short and with its sign in two columns", () => {
    const column: Space = { ...LOW, width: 86, depth: 0, fixed: 41, gap: 3 };
    expect(rowsFor([group(3, 0, 100)], column, FORMS)[0]).toMatchObject({ money: "$100k", big: 0, small: 0 });
    expect(rowsFor([group(3)], column, FORMS)[0]).toMatchObject({ small: 1 });
  });
});
