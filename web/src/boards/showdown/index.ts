/** Vegas Showdown on the page. */
import { PLAIN, type Game } from "../game";
import Cover from "./Cover.svelte";
import { TITLES, type Play, type View } from "./wire";

const LAYING: readonly string[] = ["build", "store", "done"];
const CHOOSING: readonly string[] = ["bid", "renovate", "publicity"];

/** The rooms of who looks on, laid and in store. */
function roomsOf({ viewer, sheets, stored }: View): number {
  return (sheets[viewer]?.length ?? 0) + (stored[viewer]?.length ?? 0);
}

const game: Game<Play> = {
  ...PLAIN,
  name: "vegas-showdown",
  title: TITLES["vegas-showdown"],
  cover: Cover,
  spine: "#6b2145",
  company: 3,
  texts: import.meta.glob<string>(
    [
      "../../../../src/croupier/texts/*/vegas-showdown.ftl",
      "../../../../src/croupier/texts/*/vegas-showdown-market.ftl",
      "../../../../src/croupier/texts/*/vegas-showdown-sheet.ftl",
    ],
    { query: "?raw", import: "default" },
  ),
  board: () => import("./Board.svelte"),
  /** Rooms that come into the market one after the other; an event is read. */
  deals: ({ kind, text }) => kind === "chance" && text.startsWith("room "),
  /** A bid binds. */
  weighty: (event) => event.startsWith("bid "),
  /** It takes the turn, and who has hardly a room moves nothing by it. */
  doubts: (event, { view }) => (event === "renovate" && roomsOf(view) < 2 ? "vs-doubt-renovate" : ""),
  luck: "draw",
  /** The final scoring is told line by line. */
  counts: ({ kind }) => kind === "fame-counted",
  breaksTie: ({ kind }) => kind === "fame-tied",
  guide(moment, verbs) {
    if (verbs.has("cancel")) return "guide-vegas-showdown-renovate";
    const lays = moment === "choose" && !CHOOSING.some((verb) => verbs.has(verb));
    if (lays && !LAYING.some((verb) => verbs.has(verb))) return "";
    return `guide-vegas-showdown-${lays ? "lay" : moment}`;
  },
  facts: (position) => ({
    stored: position?.view.stored[position.view.viewer]?.length ? "yes" : "no",
    phase: position?.view.phase ?? "",
  }),
  keys: [
    { caps: ["1–8"], does: "vs-key-lot" },
    { caps: ["arrows"], does: "vs-key-walk" },
    { caps: ["enter"], does: "vs-key-enter" },
    { caps: ["B"], does: "vs-key-limit" },
    { caps: ["P"], does: "vs-key-publicity" },
    { caps: ["N"], does: "vs-key-renovate" },
    { caps: ["T"], does: "vs-key-turn" },
    { caps: ["F"], does: "vs-key-forecast" },
  ],
  round: "vs-log-turn",
  pictures: () => import("./Pictures.svelte"),
  legend: async () => (await import("./legend")).default,
  pages: [{ name: "rooms", title: "vs-rooms", from: "rules", load: () => import("./RoomsPage.svelte") }],
};
export default game;
