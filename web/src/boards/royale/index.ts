/** Las Vegas Royale on the page: the board of Las Vegas, with tiles at the casinos. */
import type { Game } from "../game";
import { CASINOS } from "../lasvegas";
import Cover from "./Cover.svelte";
import type { Effect, Play } from "./wire";

/** Effects worth a scene: what tiles bring and take, and a round that is paid. */
const SCENES: ReadonlySet<Effect["kind"]> = new Set([
  "equals-cancelled",
  "won",
  "returned",
  "boxed",
  "rewarded",
  "fined",
  "uncovered",
  "turn-lost",
  "bar-moved",
  "value-used",
  "tile-activated",
  "pile-taken",
  "token-taken",
  "token-returned",
  "bad-luck-activated",
  "round-ended",
] as const);

const game: Game<Play> = {
  ...CASINOS,
  name: "las-vegas-royale",
  cover: Cover,
  spine: "#3c0a28",
  company: 3,
  board: () => import("./Board.svelte"),
  scene: ({ effects }) => (effects.some(({ kind }) => SCENES.has(kind)) ? 0 : -1),
  throws: ({ kind, text }) => kind === "chance" && /^(roll|black)\b/.test(text),
};
export default game;
