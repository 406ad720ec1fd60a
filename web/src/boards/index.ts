/** The games that have a drawing, in the order in which their boxes stand on the shelf. */
import { PLAIN, type Game, type OwnPage } from "./game";
import lasvegas from "./lasvegas";
import rollingcubes from "./rollingcubes";
import royale from "./royale";
import showdown from "./showdown";

export const GAMES: readonly Game[] = [...lasvegas, royale, showdown, rollingcubes];

const known = new Map(GAMES.map((game) => [game.name, game]));

/** A game by its name; one that nobody has drawn has the board in words. */
export function gameOf(name: string): Game {
  const found = known.get(name) ?? { ...PLAIN, name, title: name };
  known.set(name, found);
  return found;
}

/** The page of a game's own with this name. */
export function ownPage(name: string): OwnPage | undefined {
  return GAMES.flatMap((game) => game.pages).find((page) => page.name === name);
}
