/** What a choice would bring, in a few words: the same on dice, casinos and phones. */
import { seatLetter } from "../../lib/seats";
import { dollars, listed, t, thousands } from "../../lib/texts.svelte";
import type { Preview } from "../../lib/wire";
import type { Tagged } from "./model";

/** Longer names than this are said by their letters where there is little room. */
const SHORT = 9;
/** What stands for the letter of a player that nobody is. */
export const NOBODY = "○";

/** How much room there is: for names and zeros, for zeros, for neither. */
export type Room = "wide" | "narrow" | "tiny";

export function tagged(preview: Preview, names: readonly string[], room: Room): Tagged {
  const { gain, words } = preview;
  const tone = gain > 0 ? "gain" : gain < 0 ? "loss" : "plain";
  return { words: brief(preview, names, room), tone, full: words };
}

function brief({ gain, code, args, words }: Preview, names: readonly string[], room: Room): string {
  const money = room === "tiny" ? thousands : dollars;
  const change = `${gain > 0 ? "+" : ""}${money(gain)}`;
  switch (code.replace(/^lvr-/, "")) {
    case "preview-wins":
      return gain > 0 ? change : t("tag-takes", { money: money(Number(args["bill"])) });
    case "preview-keeps":
      return gain > 0 ? change : t("tag-keeps", { money: money(Number(args["bill"])) });
    case "preview-drops":
      return t("tag-drops", { money: money(Number(args["bill"])) });
    case "preview-ties":
      if (gain > 0) return change;
      return gain < 0 ? t("tag-tie-costs", { money: change }) : t("tag-ties", { names: equals(args, names, room) });
    case "preview-nothing":
      return gain === 0 ? t("tag-nothing") : change;
    case "preview-gain":
      if (args["chips"] && !args["money"]) return words;
      return gain === 0 ? t("tag-same") : change;
    default:
      return words;
  }
}

/** Those who would cancel each other with whoever chooses. */
function equals(args: Preview["args"], names: readonly string[], room: Room): string {
  const seats = Array.isArray(args["seats"]) ? args["seats"].map(Number) : [];
  const people = seats.filter((seat) => seat < names.length);
  const nobody = [...seats.filter((seat) => seat >= names.length), args["neutral"], args["grey"]].some(Boolean);
  const said = people.map((seat) => names[seat] ?? "");
  if (args["grey"]) said.push(t("grey-dice"));
  else if (nobody) said.push(t("neutral-dice"));
  if (room === "wide" || (room === "narrow" && said.join("").length <= SHORT)) return listed(said);
  return [...people.map(seatLetter), ...(nobody ? [NOBODY] : [])].join(", ");
}
