/** Options of a table in words, as the form and an invitation say them. */
import { gameOf } from "../boards";
import { has, t } from "./texts.svelte";
import type { TableInfo } from "./wire";

/** A value of an option. */
export function valueWords(game: string, option: string, value: string): string {
  const own = `option-${option}-${value}`;
  if (has(own)) return t(own);
  const told = gameOf(game).option(option, value);
  if (told !== null) return told;
  if (value === "on" || value === "off") return t(`option-${value}`);
  return option === "start" ? t("seat-number", { number: value }) : value;
}

/** What a table plays with, without who starts, long texts such as a set of one's own, and what is off with what belongs to it. */
export function chosen({ game, options }: TableInfo): { name: string; value: string }[] {
  const off = Object.keys(options).filter((name) => options[name] === "off");
  const idle = (name: string): boolean => off.some((other) => name === other || name.startsWith(`${other}_`));
  return Object.entries(options)
    .filter(([name, value]) => name !== "start" && !idle(name) && value.length < 20 && has(`option-${name}`))
    .map(([name, value]) => ({ name: t(`option-${name}`), value: valueWords(game, name, value) }));
}
