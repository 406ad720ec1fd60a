/** A face for every phrase that can be said at a table. */
import { PHRASES } from "./wire";

export type Phrase = (typeof PHRASES)[number];

export const EMOTES: Record<Phrase, string> = {
  hello: "👋",
  "good-luck": "🍀",
  "well-played": "👏",
  "nice-roll": "🎲",
  ouch: "😖",
  thanks: "🙏",
  sorry: "😅",
  hurry: "⏳",
  wait: "✋",
  rematch: "🔁",
  bye: "🌙",
};
