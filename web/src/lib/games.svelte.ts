/** The games of the house as it tells them: seats, minutes, titles, and how their rules are cited. */
import { GAMES, gameOf } from "../boards";
import type { Game } from "../boards/game";
import { api } from "./api";
import type { GameInfo } from "./wire";

export const house: { games: readonly GameInfo[] } = $state({ games: [] });

/** Asks the house for its games. */
export async function loadGames(): Promise<void> {
  house.games = await api.games();
}

/** The boxes on the shelf: the drawn games in their order, then what else the house plays. */
export function shelf(): Game[] {
  const others = house.games.filter(({ name }) => !GAMES.some((game) => game.name === name));
  return [...GAMES, ...others.map(({ name }) => gameOf(name))];
}

/** What the house tells of a game; undefined until it has. */
export function infoOf(name: string): GameInfo | undefined {
  return house.games.find((game) => game.name === name);
}

/** The seats of a game as its box says them: `2–5`. */
export function seatsOf({ seats }: GameInfo): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** A game's title, as the house has it. */
export function titleOf(name: string): string {
  return infoOf(name)?.title ?? gameOf(name).title;
}

/** A citation such as `XY §4.1`: which game's page, which clause. */
export function cited(citation: string): { game: string; clause: string } | null {
  const found = /^(\w+) §?([\w.]+)/.exec(citation);
  const game = house.games.find(({ cite }) => cite === found?.[1]);
  return game ? { game: game.name, clause: found![2]! } : null;
}
