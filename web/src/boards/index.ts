/** Which board draws which game; a game without one has the board of words. */
import type { Component } from "svelte";
import type { Room } from "../lib/room.svelte";

export type BoardComponent = Component<{ room: Room; compact: boolean }>;

/** Loads a game's board when it is needed. */
export async function boardOf(game: string): Promise<BoardComponent> {
  if (game.startsWith("las-vegas-")) return (await import("./lasvegas/Board.svelte")).default;
  if (game === "rolling-cubes") return (await import("./rollingcubes/Board.svelte")).default;
  if (game === "vegas-showdown") return (await import("./showdown/Board.svelte")).default;
  return (await import("./Words.svelte")).default;
}
