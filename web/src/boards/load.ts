/** Loads the drawing of a game when a table is shown; the board in words where there is none. */
import type { Board, Game } from "./game";

export async function boardOf({ board }: Game): Promise<Board> {
  return (await (board ?? (() => import("./Words.svelte")))()).default;
}
