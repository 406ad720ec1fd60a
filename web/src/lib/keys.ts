/** Keys of the table: what a press means, and what the help overlay shows of them. */
import { settings } from "./settings.svelte";

/** A key as the help shows it: its caps, and the message that says what it does. */
export interface Key {
  /** `space` and the like have a message of their own, `key-space`. */
  caps: readonly string[];
  does: string;
}

/** The keys of every table; a letter has no second meaning in any game. */
export const COMMON: readonly Key[] = [
  { caps: ["R", "space", "enter"], does: "key-roll" },
  { caps: ["U"], does: "key-undo" },
  { caps: ["esc"], does: "key-skip" },
  { caps: ["?"], does: "key-help" },
];

/** The letter, digit or sign that is meant for the table; empty: somebody types, reads a drawer, or wants no keys. */
export function pressed(event: KeyboardEvent): string {
  if (!settings.keys || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return "";
  const { target } = event;
  const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (typing || target instanceof HTMLSelectElement || document.querySelector("dialog[open]")) return "";
  return event.key.toLowerCase();
}
