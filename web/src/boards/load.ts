/** Loads the drawing of a game when a table is shown; the board in words where there is none. */
import type { Board, Game } from "./game";

const boards = new Map<Game, Promise<Board>>();

/** The same promise each time: a page that asks again, as the table's figures change, keeps the board it has. */
export function boardOf(game: Game): Promise<Board> {
  const found = boards.get(game) ?? load(game);
  boards.set(game, found);
  // What could not be fetched is asked for again.
  found.catch(() => boards.delete(game));
  return found;
}

async function load({ board }: Game): Promise<Board> {
  return (await (board ?? (() => import("./Words.svelte")))()).default;
}
