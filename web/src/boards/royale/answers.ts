/** The answers to a tile's question, taken apart into what is tapped on the board to give them. */
import type { Choice } from "../../lib/wire";

/** An answer: some begin at a casino, some with a piece (a die, a group, a slot), some are one tap. */
export interface Part {
  choice: Choice;
  verb: string;
  /** The casino it is about; 0: none. */
  casino: number;
  piece: string;
  first: "casino" | "piece" | "only";
}

/** What was tapped first; nothing of it: nothing yet. */
export interface Picked {
  verb: string;
  casino: number;
  piece: string;
}

export const NOTHING: Picked = { verb: "", casino: 0, piece: "" };

/** Takes an event apart; `home` says at which casino a side lies. */
export function apart(choice: Choice, home: (side: string) => number): Part {
  const [verb = "", first = "", second = ""] = choice.event.split(" ");
  switch (verb) {
    case "power":
    case "turn":
    case "block":
      return { choice, verb, casino: Number(second), piece: first, first: "piece" };
    case "back":
    case "handicap":
      return { choice, verb, casino: Number(first), piece: second, first: "casino" };
    case "bar":
      return { choice, verb, casino: first === "stay" ? 0 : Number(first), piece: "", first: "only" };
    case "activate":
      return { choice, verb, casino: home(first), piece: "", first: "only" };
    default:
      return { choice, verb, casino: 0, piece: choice.event.slice(verb.length + 1), first: "only" };
  }
}

/** The pieces one may begin with, each once. */
export function pieces(parts: readonly Part[]): Part[] {
  const seen = new Set<string>();
  return parts.filter(({ first, verb, piece }) => {
    if (first !== "piece" || seen.has(`${verb} ${piece}`)) return false;
    seen.add(`${verb} ${piece}`);
    return true;
  });
}

/** What counts as picked: the only piece there is needs no tap. */
export function settled(parts: readonly Part[], picked: Picked): Picked {
  if (picked.verb || parts.some((part) => part.first === "casino")) return picked;
  const [only, ...others] = pieces(parts);
  return only && others.length === 0 ? { verb: only.verb, casino: 0, piece: only.piece } : picked;
}

/** The casinos that may be tapped now, each with the answers that are still possible then. */
export function reachable(parts: readonly Part[], picked: Picked): Map<number, Part[]> {
  const found = new Map<number, Part[]>();
  for (const part of parts) {
    const chosen = part.first !== "piece" || (part.verb === picked.verb && part.piece === picked.piece);
    const begun = picked.piece && part.first !== "piece";
    if (part.casino && chosen && !begun) found.set(part.casino, [...(found.get(part.casino) ?? []), part]);
  }
  return found;
}

/** What is left to choose at a casino that was tapped first. */
export function rest(parts: readonly Part[], picked: Picked): Part[] {
  return picked.casino ? parts.filter((part) => part.first === "casino" && part.casino === picked.casino) : [];
}
