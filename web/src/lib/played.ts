/** A person's finished games as figures: which are looked at, what they come to, and which mistakes come again. */
import type { PlayedGame } from "./wire";

/** Which games are looked at; empty: all of them. */
export interface Wanted {
  game: string;
  company: "" | "people" | "bots";
  ended: "" | "won" | "lost";
}

export const ALL: Wanted = { game: "", company: "", ended: "" };

export function won({ result, seat }: PlayedGame): boolean {
  return result?.ranks[seat] === 1;
}

/** Whether somebody else than bots of the house sat there. */
export function amongPeople({ seats, seat }: PlayedGame): boolean {
  return seats.some((other) => other.seat !== seat && (other.kind !== "bot" || other.own_bot));
}

export function chosen(games: readonly PlayedGame[], { game, company, ended }: Wanted): PlayedGame[] {
  return games.filter(
    (one) =>
      (game === "" || one.game === game) &&
      (company === "" || amongPeople(one) === (company === "people")) &&
      (ended === "" || won(one) === (ended === "won")),
  );
}

export interface Dot {
  game: PlayedGame;
  value: number;
}

/** How many of the decisions that mattered were the best, in percent, the oldest game first. */
export function skill(games: readonly PlayedGame[]): Dot[] {
  return games
    .flatMap((game) => {
      const { best = 0, mattered = 0 } = game.review ?? {};
      return mattered > 0 ? [{ game, value: (100 * best) / mattered }] : [];
    })
    .reverse();
}

/** What the dice gave or took, in points of a hundred, the oldest game first. */
export function luck(games: readonly PlayedGame[]): Dot[] {
  return games
    .flatMap((game) => (game.review?.unit === "share" ? [{ game, value: 100 * game.review.luck }] : []))
    .reverse();
}

export function mean(dots: readonly Dot[]): number {
  return dots.length === 0 ? 0 : dots.reduce((sum, { value }) => sum + value, 0) / dots.length;
}

/** The mean of each figure and those before it, so many in all. */
export function smooth(dots: readonly Dot[], width = 5): number[] {
  return dots.map((_, at) => mean(dots.slice(Math.max(0, at - width + 1), at + 1)));
}

export interface Habit {
  game: string;
  theme: string;
  count: number;
  /** In points of a hundred. */
  cost: number;
}

/** What one gets wrong, by game and theme: what has cost most first. */
export function habits(games: readonly PlayedGame[]): Habit[] {
  const found = new Map<string, Habit>();
  for (const { game, review } of games) {
    for (const { theme, count, cost } of review?.unit === "share" ? review.mistakes : []) {
      const key = `${game} ${theme}`;
      const before = found.get(key) ?? { game, theme, count: 0, cost: 0 };
      found.set(key, { ...before, count: before.count + count, cost: before.cost + 100 * cost });
    }
  }
  return [...found.values()].sort((one, other) => other.cost - one.cost);
}
