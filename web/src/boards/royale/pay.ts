/** A reward in words, as it is paid. */
import { dollars, t } from "../../lib/texts.svelte";
import type { Pay } from "./wire";

export function paid({ money, chips }: Pay): string {
  if (money) return dollars(money);
  return chips ? t("chips-left", { count: chips }) : t("pay-nothing");
}
