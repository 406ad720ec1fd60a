/** The five boxes on the shelf, in the order they stand there. */
import type { Component } from "svelte";
import Cubes from "../parts/boxes/Cubes.svelte";
import Royale from "../parts/boxes/Royale.svelte";
import Showdown from "../parts/boxes/Showdown.svelte";
import Six from "../parts/boxes/Six.svelte";
import Vegas from "../parts/boxes/Vegas.svelte";

export interface Box {
  game: string;
  cover: Component;
  /** The colour of the box's side. */
  spine: string;
  players: string;
  minutes: number;
  /** How many sit down for "Play now". */
  company: number;
}

export const SHELF: readonly Box[] = [
  { game: "las-vegas-2012", cover: Vegas, spine: "#3d1450", players: "2–5", minutes: 30, company: 3 },
  { game: "las-vegas-six", cover: Six, spine: "#06384a", players: "2–6", minutes: 25, company: 4 },
  { game: "las-vegas-royale", cover: Royale, spine: "#3c0a28", players: "2–5", minutes: 45, company: 3 },
  { game: "vegas-showdown", cover: Showdown, spine: "#6b2145", players: "3–5", minutes: 75, company: 3 },
  { game: "rolling-cubes", cover: Cubes, spine: "#10246b", players: "1–6", minutes: 15, company: 2 },
];
