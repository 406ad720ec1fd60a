/** The events of a turn in words, for buttons: each verb of the notation has its message. */
import { listed, t } from "../../lib/texts.svelte";

/** What a button says for an event; the notation itself for one without a message. */
export function label(event: string): string {
  const [verb = "", ...words] = event.split(" ");
  const [first = "", second = ""] = words;
  switch (verb) {
    case "pass":
    case "decline":
    case "stop":
    case "higher":
    case "lower":
      return t(`act-${verb}`);
    case "hide":
    case "guess":
      return t(`act-${verb}`, { count: Number(first) });
    case "power":
    case "turn":
      return t(`act-${verb}`, { die: t(`die-${first}`), value: second });
    case "add":
      return first === "none" ? t("act-add-none") : t("act-add", { faces: listed(words) });
    case "bar":
      return first === "stay" ? t("act-bar-stay") : t("act-bar", { casino: first });
    case "knock":
    case "gold":
      return t(`act-${verb}`, { die: t(`die-${first}`) });
    case "block":
      return t("act-block", { count: Number(first), casino: second });
    case "handicap":
      return t(`act-handicap-${second}`, { casino: first });
    case "back":
      return t("act-back", { casino: first, die: t(`die-${second}`) });
    case "nice":
      return t("act-nice", { value: first, die: t(`die-${second}`) });
    case "pile":
    case "use":
      return t(`act-${verb}`, { value: first });
    case "double":
      return words.includes("biggy")
        ? t("act-double-biggy", { count: first === "biggy" ? 0 : Number(first) })
        : t("act-double", { count: Number(first) });
    case "activate":
      return t("act-activate", { name: t(`tile-${first}`) });
    default:
      return event;
  }
}
