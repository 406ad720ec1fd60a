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
  return value === "on" || value === "off" ? t(`option-${value}`) : value;
}

/** A value that people read: no faces of dice, no set of one's own. */
const WORD = /^[\w-]{1,19}$/;

/** What a table plays with, without what goes without saying, and what is off with what belongs to it. */
export function chosen({ game, options }: TableInfo): { name: string; value: string }[] {
  const off = Object.keys(options).filter((name) => options[name] === "off");
  const { unsaid } = gameOf(game);
  const idle = (name: string): boolean => off.some((other) => name === other || name.startsWith(`${other}_`));
  return Object.entries(options)
    .filter(([name, value]) => !unsaid.includes(name) && !idle(name) && WORD.test(value) && has(`option-${name}`))
    .map(([name, value]) => ({ name: t(`option-${name}`), value: valueWords(game, name, value) }));
}
