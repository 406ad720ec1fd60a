/** What a choice would bring, in a few words: the same on dice, casinos and phones. */
import { seatLetter } from "../../lib/seats";
import { dollars, listed, t, thousands } from "../../lib/texts.svelte";
import type { Preview } from "../../lib/wire";
import type { Tagged } from "./model";

/** Longer names than this are said by their letters where there is little room, or very little. */
const SHORT = { narrow: 9, tiny: 6 };
/** What stands for the letter of a player that nobody is. */
export const NOBODY = "○";

/** Dice of nobody, in full and in short. */
const OTHERS = {
  grey: ["grey-dice", "grey-dice-short"],
  neutral: ["neutral-dice", "neutral-dice-short"],
} as const;

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
      return gain < 0 ? t("tag-tie-costs", { money: change }) : t("tag-ties", { names: others(args, names, room) });
    case "preview-nothing":
      return gain === 0 ? t("tag-nothing") : change;
    case "preview-gain":
      if (args["chips"] && !args["money"]) return words;
      return gain === 0 ? t("tag-same") : change;
    case "preview-others":
      return `${others(args, names, room, " + ")}: ${money(-Number(args["money"]))}`;
    default:
      return words;
  }
}

/** Those others a choice is about: who would cancel each other with whoever chooses, or win less. */
function others(args: Preview["args"], names: readonly string[], room: Room, between = ", "): string {
  const seats = Array.isArray(args["seats"]) ? args["seats"].map(Number) : [];
  const people = seats.filter((seat) => seat < names.length);
  const nobody = [...seats.filter((seat) => seat >= names.length), args["neutral"], args["grey"]].some(Boolean);
  const said = people.map((seat) => names[seat] ?? "");
  const other = nobody ? [t(OTHERS[args["grey"] ? "grey" : "neutral"][room === "wide" ? 0 : 1])] : [];
  const whole = [...said, ...other];
  if (room === "wide" || whole.join("").length <= SHORT[room]) return listed(whole);
  return [...people.map(seatLetter), ...other].join(between);
}
