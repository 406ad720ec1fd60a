/** What a choice would bring, in a few words: the same on dice, casinos and phones. */
import { seatLetter } from "../../lib/seats";
import { dollars, listed, t } from "../../lib/texts.svelte";
import type { Preview } from "../../lib/wire";
import type { Tagged } from "./model";

/** Longer names than this are said by their letters where there is little room. */
const SHORT = 9;

export function tagged(preview: Preview, names: readonly string[], narrow: boolean): Tagged {
  const { gain, words } = preview;
  const tone = gain > 0 ? "gain" : gain < 0 ? "loss" : "plain";
  return { words: brief(preview, names, narrow), tone, full: words };
}

function brief({ gain, code, args, words }: Preview, names: readonly string[], narrow: boolean): string {
  const change = `${gain > 0 ? "+" : ""}${dollars(gain)}`;
  switch (code.replace(/^lvr-/, "")) {
    case "preview-wins":
      return gain > 0 ? change : t("tag-takes", { money: dollars(Number(args["bill"])) });
    case "preview-keeps":
      return gain > 0 ? change : t("tag-keeps", { money: dollars(Number(args["bill"])) });
    case "preview-drops":
      return t("tag-drops", { money: dollars(Number(args["bill"])) });
    case "preview-ties":
      if (gain > 0) return change;
      return gain < 0 ? t("tag-tie-costs", { money: change }) : t("tag-ties", { names: equals(args, names, narrow) });
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
function equals(args: Preview["args"], names: readonly string[], narrow: boolean): string {
  const seats = Array.isArray(args["seats"]) ? args["seats"].map(Number) : [];
  const said = seats.map((seat) => names[seat] ?? t("neutral-dice"));
  if (args["neutral"]) said.push(t("neutral-dice"));
  if (args["grey"]) said.push(t("grey-dice"));
  if (!narrow || said.join("").length <= SHORT) return listed(said);
  return seats.length === said.length && seats.every((seat) => seat < names.length)
    ? seats.map(seatLetter).join(", ")
    : listed(said);
}
