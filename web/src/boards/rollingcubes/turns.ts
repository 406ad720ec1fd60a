/** What the entries tell of turns that are over: who answered what on which throw, and what games brought. */
import type { Entry, Json } from "../../lib/wire";
import type { Mode } from "./read";

/** What a seat made of a throw; `equation` is null where it made none. */
export interface Answer {
  seat: number;
  equation: string | null;
  points: number;
  /** The row of the solitaire, or empty. */
  row: string;
  bonus: number;
  /** The number of the throw's entry. */
  throw: number;
  /** Whether the house tells the best of the throw by now. */
  settled: boolean;
}

/** One turn, or one round of the last die, in the order of the answers. */
export interface Past {
  mode: Mode;
  answers: Answer[];
  /** Who placed the last dice, in that mode. */
  winner: number | null;
}

interface Told {
  kind: string;
  seat?: number;
  seats?: number[];
  equation?: string;
  points?: number;
  row?: string;
  mode?: string;
  standing?: number[];
}

/** What a game of the tournament brought each seat. */
export interface GameWon {
  mode: Mode;
  gained: number[];
}

const ANSWERS = new Set(["rc-equated", "rc-declined", "rc-struck"]);
const ENDS = new Set(["rc-bonus", "rc-play-on", "rc-game-won", "rc-game-ended", "rc-last-die"]);

export function told(effect: Json): Told {
  return effect as unknown as Told;
}

/** The answers that an entry shows, with their bonus; `thrown` is the throw they were made of. */
function shownBy(entry: Entry, thrown: number): Answer[] {
  const effects = entry.effects.map(told);
  const bonus = effects.find((one) => one.kind === "rc-bonus");
  return effects
    .filter((one) => ANSWERS.has(one.kind))
    .map((one) => ({
      seat: one.seat ?? 0,
      equation: one.equation ?? null,
      points: one.points ?? 0,
      row: one.row && one.row !== "none" ? one.row : "",
      bonus: extra(bonus, one.seat),
      throw: thrown,
      settled: false,
    }));
}

function extra(bonus: Told | undefined, seat: number | undefined): number {
  return bonus?.seats?.includes(seat ?? -1) ? (bonus.points ?? 0) : 0;
}

/** The last turn that has answers; `mode` is the one that is played now, `over` whether all is. */
export function lastTurn(entries: readonly Entry[], mode: Mode, over: boolean): Past | null {
  const live = counted(entries);
  const answering = live.filter((entry) => shownBy(entry, 0).length > 0);
  const closing = answering.at(-1);
  if (!closing) return null;
  const ends = closing.effects.map(told);
  const played = (ends.find((one) => one.kind === "rc-game-won")?.mode as Mode | undefined) ?? mode;
  const group = together(answering, played);
  const bonus = ends.find((one) => one.kind === "rc-bonus");
  const answers = group.flatMap((entry) => {
    const end = played === "last-die" ? closing : entry;
    const settled = over || (ended(closing, played) && (uncovers(end) || throwAfter(live, end.seq)));
    return shownBy(entry, throwBefore(live, entry.seq)).map((answer): Answer => ({
      ...answer,
      bonus: extra(bonus, answer.seat),
      settled,
    }));
  });
  return { mode: played, answers, winner: ends.find((one) => one.kind === "rc-last-die")?.seat ?? null };
}

/** The entries of the last turn: back to one that ended a turn, or whose seat has answered again since. */
function together(answering: readonly Entry[], mode: Mode): Entry[] {
  const group: Entry[] = [];
  const seats = new Set<number>();
  for (const entry of answering.toReversed()) {
    const answers = shownBy(entry, 0);
    const before = group.length > 0 && entry.effects.some((effect) => ENDS.has(told(effect).kind));
    const again =
      mode === "last-die"
        ? group.length > 0 && answers.some((answer) => answer.equation === null)
        : answers.some((answer) => seats.has(answer.seat));
    if (before || again) break;
    group.unshift(entry);
    for (const { seat } of answers) seats.add(seat);
  }
  return group;
}

/** A round of the last die is over when somebody has won it or declined; other answers end what they answer. */
function ended(closing: Entry, mode: Mode): boolean {
  const kinds = closing.effects.map((effect) => told(effect).kind);
  return mode !== "last-die" || kinds.includes("rc-last-die") || kinds.includes("rc-declined");
}

/** An entry that has uncovered something cannot be taken back. */
function uncovers(entry: Entry): boolean {
  return entry.text.includes(" shown ");
}

/** The games of the tournament that are over. */
export function gamesWon(entries: readonly Entry[]): GameWon[] {
  const won = counted(entries)
    .flatMap((entry) => entry.effects.map(told))
    .filter((one) => one.kind === "rc-game-won");
  return won.map((one, at) => ({
    mode: one.mode as Mode,
    gained: (one.standing ?? []).map((total, seat) => total - (won[at - 1]?.standing?.[seat] ?? 0)),
  }));
}

/** Entries that count: without those taken back, and without taking back. */
function counted(entries: readonly Entry[]): Entry[] {
  const undone = new Set(entries.map((entry) => entry.voids));
  return entries.filter((entry) => entry.kind !== "undo" && !undone.has(entry.seq));
}

function isThrow(entry: Entry): boolean {
  return entry.kind === "chance" && entry.text.startsWith("roll");
}

/** The number of the throw that an entry answers; 0: it is not known here. */
function throwBefore(entries: readonly Entry[], seq: number): number {
  return entries.findLast((entry) => entry.seq < seq && isThrow(entry))?.seq ?? 0;
}

function throwAfter(entries: readonly Entry[], seq: number): boolean {
  return entries.some((entry) => entry.seq > seq && isThrow(entry));
}
