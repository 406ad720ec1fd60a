/** What a row of dice at a casino has room for: dice are drawn whole or not at all. */
import type { Group } from "./model";

/** The room of a casino's rows; all in pixels. */
export interface Space {
  /** Of one row. */
  width: number;
  /** Of all rows together; 0: each has one line of a given height. */
  depth: number;
  /** What a letter, gaps and the edges of a row take. */
  fixed: number;
  /** Between two things in a row. */
  gap: number;
  /** The edge of a die. */
  edge: number;
  /** The height of a row with one line; with `depth`, the least. */
  line: number;
  /** One die stands for all of a row, whose number is beside it: a Biggy, if there is one. */
  single?: boolean;
}

/** How a row is drawn. */
export interface Row {
  big: number;
  small: number;
  edge: number;
  /** The dice have a line of their own. */
  below: boolean;
  height: number;
  /** What it wins, in the longest form that has room. */
  money: string;
}

/** How wide figures of money are at most, each. */
const FIGURE = 8.8;
const BETWEEN = 2;
/** A row is no higher than this while it has one line. */
const TALLEST = 26;
/** How much smaller dice are drawn, where they fit then. */
const SMALLER = 4;

/** How many rows with one line have room below each other. */
export function rowsIn(depth: number, line: number): number {
  return Math.floor((depth + BETWEEN) / (line + BETWEEN));
}

/** The edge of a Biggy beside dice of this edge. */
export function bigEdge(edge: number): number {
  return Math.round(edge * 1.35);
}

function wide(big: number, small: number, edge: number): number {
  return big * bigEdge(edge) + small * edge + BETWEEN * Math.max(0, big + small - 1);
}

/** Ways to write money, the longest first. */
export type Forms = readonly ((bill: number) => string)[];

/** The rows of a casino's groups, strongest first. */
export function rowsFor(groups: readonly Group[], space: Space, forms: Forms): Row[] {
  const { width, depth, edge, line } = space;
  const beside = groups.map((group) => written(group, space, forms));
  const shown = (group: Group): Pick<Group, "big" | "small"> =>
    space.single ? { big: group.big, small: group.big ? 0 : Math.min(1, group.small) } : group;
  const rows = groups.map((group, index): Row => {
    const { money, left } = beside[index]!;
    return { ...within(shown(group), left, line, edge), below: false, height: line, money };
  });
  if (depth === 0) return rows;
  let rest = depth - rows.length * line - BETWEEN * (rows.length - 1);
  const more = bigEdge(edge);
  rows.forEach((row, index) => {
    const { big, small } = groups[index]!;
    const all = row.big === big && row.small === small;
    if (all || rest < more || wide(big, small, edge) > width - 2 * space.gap) return;
    rest -= more;
    Object.assign(row, { big, small, edge, below: true, height: line + more });
  });
  const single = rows.filter(({ below }) => !below).length;
  const height = Math.min(TALLEST, line + Math.floor(Math.max(0, rest) / Math.max(1, single)));
  return rows.map((row, index) =>
    row.below ? row : { ...row, ...within(groups[index]!, beside[index]!.left, height, edge), height },
  );
}

/** What a group wins, and the room that is left beside it. */
function written(group: Group, space: Space, forms: Forms): { money: string; left: number } {
  const figures = String(group.strength).length - 1 + (group.rank ? 3 : 0);
  const left = space.width - space.fixed - figures * 10;
  if (!group.bill) return { money: "", left };
  const die = group.big ? bigEdge(space.edge) : space.edge;
  const words = forms.map((form) => form(group.bill));
  const money = words.find((one) => space.gap + one.length * FIGURE + die <= left) ?? words.at(-1)!;
  return { money, left: left - space.gap - money.length * FIGURE };
}

/**
 * The dice that are drawn in one line: all of them, a little smaller if need be, or one that stands for all, whose
 * number is beside it: a Biggy, if there is one, with a small one.
 */
function within(
  group: Pick<Group, "big" | "small">,
  left: number,
  height: number,
  edge: number,
): Pick<Row, "big" | "small" | "edge"> {
  const tries = [
    { big: group.big, small: group.small },
    { big: group.big, small: Math.min(1, group.small) },
    { big: group.big, small: 0 },
  ];
  for (const { big, small } of tries)
    for (let size = edge; size >= edge - SMALLER; size--) {
      const fits = wide(big, small, size) <= left && (big ? bigEdge(size) : size) <= height;
      if (big + small > 0 && fits) return { big, small, edge: size };
    }
  return { big: 0, small: 0, edge };
}
