/** Las Vegas and Las Vegas Six on the page: one drawing for both. */
import { dollars, firstOf, t, type Args } from "../../lib/texts.svelte";
import { PLAIN, type Game } from "../game";
import Cover from "./Cover.svelte";
import CoverSix from "./CoverSix.svelte";
import { TITLES, type Effect, type Play } from "./wire";

/** Effects worth a scene: a round that is paid. */
const SCENES: ReadonlySet<Effect["kind"]> = new Set(["cancelled", "won", "returned", "boxed", "round-ended"] as const);

/** Effects that bring dice to a casino. */
const CARRIED: ReadonlySet<string> = new Set(["placed", "black-added", "die-pushed"]);

/** What all games with casinos and money have in common. */
export const CASINOS = {
  ...PLAIN,
  texts: import.meta.glob<string>("../../../../src/croupier/texts/*/las-vegas.ftl", {
    query: "?raw",
    import: "default",
  }),
  guide: (moment: string, verbs: ReadonlySet<string>) =>
    `guide-las-vegas-${moment === "choose" && !verbs.has("place") ? "tile" : moment}`,
  airy: true,
  /** Whether won money is open, whether there is a bandit behind the six casinos, and whether a roll tells of a big die. */
  facts: (
    position: { view: { bills: readonly unknown[] } } | null,
    options: Readonly<Record<string, string>>,
  ): Args => ({
    money: options["money"] ?? "",
    biggie: "no",
    ...(position ? { bandit: position.view.bills.length > 6 ? "yes" : "no" } : {}),
  }),
  /** Bills that are dealt to the casinos one by one. */
  deals: ({ kind, text }: { kind: string; text: string }) => kind === "chance" && text.startsWith("bill "),
  /** What a round has brought each seat. */
  stays: ({ effects }: { effects: readonly { kind: string }[] }) => effects.some(({ kind }) => kind === "round-ended"),
  carries: ({ effects }: { effects: readonly { kind: string }[] }) => effects.some(({ kind }) => CARRIED.has(kind)),
  score: dollars,
  /** The seat that starts. */
  option: (name: string, value: string) => (name === "start" ? t("seat-number", { number: value }) : null),
  unsaid: ["start"],
  word: (code: string) => firstOf([`option-money-${code}`, `option-start-${code}`]),
  keys: [{ caps: ["1–7"], does: "key-place" }],
  breaksTie: ({ kind }: { kind: string }) => kind === "tie-broken",
  pictures: () => import("./Pictures.svelte"),
};

const LAS_VEGAS: Omit<Game<Play>, "name" | "title" | "cover" | "spine" | "company" | "legend"> = {
  ...CASINOS,
  board: () => import("./Board.svelte"),
  scene: ({ effects }) => (effects.some(({ kind }) => SCENES.has(kind)) ? 0 : -1),
};

export default [
  {
    ...LAS_VEGAS,
    name: "las-vegas-2012",
    title: TITLES["las-vegas-2012"],
    cover: Cover,
    spine: "#3d1450",
    company: 3,
    legend: async () => (await import("./legend")).OLD,
  },
  {
    ...LAS_VEGAS,
    name: "las-vegas-six",
    title: TITLES["las-vegas-six"],
    cover: CoverSix,
    spine: "#06384a",
    legend: async () => (await import("./legend")).SIX,
    company: 5,
    facts: (position, options) => ({ ...CASINOS.facts(position, options), biggie: "yes" }),
    keys: [...CASINOS.keys, { caps: ["7", "esc"], does: "key-bandit" }],
  },
] satisfies Game<Play>[];
