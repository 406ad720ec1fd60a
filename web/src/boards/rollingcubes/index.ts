/** Rolling Cubes on the page. */
import { t } from "../../lib/texts.svelte";
import { PLAIN, type Game } from "../game";
import Cover from "./Cover.svelte";
import { TITLES, type Effect, type Play } from "./wire";

const SCENES: ReadonlySet<Effect["kind"]> = new Set(["rc-bonus", "rc-last-die", "rc-play-on", "rc-game-won"] as const);

const game: Game<Play> = {
  ...PLAIN,
  name: "rolling-cubes",
  title: TITLES["rolling-cubes"],
  cover: Cover,
  spine: "#10246b",
  company: 2,
  texts: import.meta.glob<string>("../../../../src/croupier/texts/*/rolling-cubes.ftl", {
    query: "?raw",
    import: "default",
  }),
  board: () => import("./Board.svelte"),
  /** Answers that are uncovered together: their scene begins with all of them on the table. */
  scene({ effects }) {
    if (!effects.some(({ kind }) => SCENES.has(kind))) return -1;
    return Math.max(
      0,
      effects.findLastIndex(({ kind }) => kind === "rc-equated" || kind === "rc-declined"),
    );
  },
  /** The last answers are looked at before the final table. */
  counts: ({ kind }) => kind === "rc-game-ended",
  breaksTie: ({ kind }) => kind === "rc-tie-broken",
  guide: (moment) => `guide-rolling-cubes-${moment}`,
  /** What ends the game, whether dice lie there that must be used, and whether some may still be thrown again. */
  facts: (position, options) => ({
    mode: position?.outlook.mode ?? options["mode"] ?? "",
    target: position?.outlook.target ?? "",
    old: position?.view.used ? "yes" : "no",
    again: position && position.view.again >= 0 ? "no" : "yes",
  }),
  option: (name, value) => (name === "mode" ? t("rc-mode", { mode: value }) : null),
  /** Its modes; the message of another word is that word. */
  word(code) {
    const mode = t("rc-mode", { mode: code });
    return mode === code ? null : mode;
  },
  keys: [
    { caps: ["0–9", "+", "-", "x", ":", "="], does: "rc-key-type" },
    { caps: ["arrows"], does: "rc-key-caret" },
    { caps: ["backspace"], does: "rc-key-back" },
    { caps: ["enter"], does: "rc-key-write" },
  ],
  round: "rc-log-game",
  pictures: () => import("./Pictures.svelte"),
  legend: async () => (await import("./legend")).default,
  /** Its lessons are called like its modes. */
  lesson: (options) => options["mode"] ?? "one-by-one",
  /** The solitaire is played alone, unless one wants company. */
  sits: (option, value) => (option === "mode" && value === "yahtzee" ? 1 : null),
  lessonTitle: (name) => t("rc-mode", { mode: name }),
  /** RC §5.2 Time for each answer instead of time for the game. */
  clocks: {
    "sand-1": { total: 0, move: 60_000 },
    "sand-2": { total: 0, move: 120_000 },
    "sand-5": { total: 0, move: 300_000 },
  },
  pages: [
    { name: "training", title: "rc-training", from: "shelf", drills: "timer", load: () => import("./Training.svelte") },
  ],
};
export default game;
