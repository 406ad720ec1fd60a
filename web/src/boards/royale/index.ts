/** Las Vegas Royale on the page: the board of Las Vegas, with tiles at the casinos. */
import { firstOf } from "../../lib/texts.svelte";
import type { Game } from "../game";
import { CASINOS } from "../lasvegas";
import Cover from "./Cover.svelte";
import { TITLES, type Effect, type Play } from "./wire";

/** Effects worth a scene: a tile that is activated, what tiles bring and take, and a round that is paid. */
const SCENES: ReadonlySet<Effect["kind"]> = new Set([
  "activated",
  "equals-cancelled",
  "won",
  "returned",
  "boxed",
  "rewarded",
  "fined",
  "uncovered",
  "dare-ended",
  "jackpot-ended",
  "doubles-cancelled",
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
  texts: {
    ...CASINOS.texts,
    ...import.meta.glob<string>("../../../../src/croupier/texts/*/las-vegas-tiles.ftl", {
      query: "?raw",
      import: "default",
    }),
  },
  name: "las-vegas-royale",
  title: TITLES["las-vegas-royale"],
  cover: Cover,
  spine: "#3c0a28",
  company: 3,
  board: () => import("./Board.svelte"),
  legend: async () => (await import("../lasvegas/legend")).ROYALE,
  /** The last dice of a round come before it is paid, and black dice fall before they decide. */
  scene({ effects }) {
    const first = effects.findIndex(({ kind }) => SCENES.has(kind));
    const led = effects[first - 1]?.kind;
    return led === "black-rolled" || (led === "placed" && effects[first]!.kind !== "activated") ? first - 1 : first;
  },
  /** A scene may also be that of a tile alone. */
  pays: ({ effects }) => effects.some(({ kind }) => kind === "won" || kind === "round-ended"),
  guide(moment, verbs) {
    if (moment === "roll" && verbs.has("black")) return "guide-las-vegas-royale-black";
    const own = moment === "scene" || (moment === "choose" && verbs.has("pass"));
    return own ? `guide-las-vegas-royale-${moment}` : CASINOS.guide(moment, verbs);
  },
  /** Pairs of bills and tiles, one casino after the other. */
  deals: ({ kind, text }) => kind === "chance" && /^(pair|tile) /.test(text),
  word: (code) => CASINOS.word(code) ?? firstOf([`option-bad_luck-${code}`]),
  throws: ({ kind, text }) => kind === "chance" && /^(roll|black)\b/.test(text),
};
export default game;
