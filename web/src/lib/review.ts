/** A review as figures to draw: lines, marks on them, and bars that add up. */
import type { Moment, Review, SeatReview } from "./wire";

/** The parts of a seat's account, in the order in which they are added up. */
export const PARTS = ["luck", "own", "others", "hidden", "correction"] as const;
export type Part = (typeof PARTS)[number];

/** How each seat's line is drawn: its colour is not enough for everybody. */
export const DASHES = ["none", "9 4", "2 4", "12 4 2 4", "5 3", "14 3 2 3 2 3"] as const;

/** What every seat's position was worth before the first moment and after each; none: nothing is known yet. */
export function tracks({ seats, moments }: Pick<Review, "seats" | "moments">): number[][] {
  return seats.map(({ start }, seat) => {
    let held = start;
    const after = moments.map(({ shares }) => {
      // An answer that was changed later is worth nothing of its own.
      if (shares.some((share) => share !== 0)) held = shares[seat]!;
      return held;
    });
    return [start, ...after];
  });
}

/** From the lowest to the highest figure a chart must show. */
export function range(unit: Review["unit"], lines: readonly number[][]): [number, number] {
  if (unit === "share") return [0, 1];
  const all = lines.flat();
  return all.length === 0 ? [0, 1] : [Math.min(...all), Math.max(...all, Math.min(...all) + 1)];
}

/** Luck below this is not told: rounded to whole points it would be nothing. */
const LEAST = 0.005;

/** The moments that were best or worst for a seat by luck, the strongest first. */
export function lucky(moments: readonly Moment[], seat: number, sign: 1 | -1, most = 3): Moment[] {
  const luck = (moment: Moment): number => sign * (moment.luck?.[seat] ?? 0);
  return moments
    .filter((moment) => luck(moment) >= LEAST)
    .sort((one, other) => luck(other) - luck(one))
    .slice(0, most);
}

/** The decisions of a seat that cost it something, in order. */
export function costly(moments: readonly Moment[], seat: number): Moment[] {
  return moments.filter((moment) => moment.seat === seat && moment.better.length > 0);
}

/** What a decision cost its own seat. */
export function loss({ cost, seat }: Moment): number {
  return seat === null ? 0 : -(cost?.[seat] ?? 0);
}

/** A choice in words, with what it would win and what else is said of it. */
export function weighed({ does, words }: { does: string; words: string }, ...more: string[]): string {
  const said = [words, ...more].filter(Boolean).join(", ");
  return said ? `${does.replace(/\.$/, "")} (${said}).` : does;
}

/** Where the letters of the seats stand at the ends of their lines: so far apart at least, and none below the lowest. */
export function apart(heights: readonly number[], least: number, lowest: number): { seat: number; y: number }[] {
  const found = heights.map((y, seat) => ({ seat, y })).sort((one, other) => one.y - other.y);
  found.forEach((end, index) => {
    if (index > 0) end.y = Math.max(end.y, found[index - 1]!.y + least);
  });
  let below = lowest;
  for (const end of found.toReversed()) {
    end.y = Math.min(end.y, below);
    below = end.y - least;
  }
  return found;
}

export interface Bar {
  part: Part;
  from: number;
  to: number;
}

/** The account of a seat as bars, each beginning where the one before it ends. */
export function bars(seat: SeatReview): Bar[] {
  let at = seat.start;
  return PARTS.map((part) => {
    const from = at;
    at += seat[part];
    return { part, from, to: at };
  });
}

/** Figures with one decimal that still add up: what rounding leaves goes to the part that is changed least by it. */
export function rounded(seat: SeatReview, scale: number): Record<Part | "start" | "result", number> {
  const tenth = (figure: number): number => Math.round(figure * scale * 10);
  const parts = PARTS.map((part) => tenth(seat[part]));
  const [start, result] = [tenth(seat.start), tenth(seat.result)];
  let rest = result - start - parts.reduce((sum, part) => sum + part, 0);
  while (rest !== 0) {
    const step = Math.sign(rest);
    const errors = PARTS.map((part, index) => step * (seat[part] * scale * 10 - parts[index]!));
    const most = errors.indexOf(Math.max(...errors));
    parts[most]! += step;
    rest -= step;
  }
  const told = Object.fromEntries(PARTS.map((part, index) => [part, parts[index]! / 10])) as Record<Part, number>;
  return { start: start / 10, ...told, result: result / 10 };
}

/** The moment that moved a seat's chances most, up or down; undefined: nothing is known yet. */
export function decisive(moments: readonly Moment[], line: readonly number[]): Moment | undefined {
  const moved = (at: number): number => Math.abs((line[at + 1] ?? 0) - (line[at] ?? 0));
  return moments.reduce<{ moment?: Moment; most: number }>(
    (best, moment, at) => (moved(at) > best.most ? { moment, most: moved(at) } : best),
    { most: 0 },
  ).moment;
}
