/** What the entries tell of turns that are over: who answered what on which throw, and what games brought. */
import type { Entry as AnyEntry } from "../../lib/wire";
import type { Mode } from "./read";
import type { Effect, Play, RcBonus } from "./wire";

type Entry = AnyEntry<Play>;
type Kind = Effect["kind"];

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

/** What a game of the tournament brought each seat. */
export interface GameWon {
  mode: Mode;
  gained: number[];
}

const ENDS: ReadonlySet<Kind> = new Set([
  "rc-bonus",
  "rc-play-on",
  "rc-game-won",
  "rc-game-ended",
  "rc-last-die",
] as const);

/** The answers that an entry shows, with their bonus; `thrown` is the throw they were made of. */
function shownBy(entry: Entry, thrown: number): Answer[] {
  const bonus = bonusOf(entry);
  return entry.effects.flatMap((effect): Answer[] => {
    const made = answerOf(effect);
    return made ? [{ ...made, bonus: extra(bonus, made.seat), throw: thrown, settled: false }] : [];
  });
}

function answerOf(effect: Effect): Pick<Answer, "seat" | "equation" | "points" | "row"> | null {
  switch (effect.kind) {
    case "rc-equated": {
      const { seat, equation, points, row } = effect;
      return { seat, equation, points, row: row === "none" ? "" : row };
    }
    case "rc-struck":
      return { seat: effect.seat, equation: null, points: 0, row: effect.row === "none" ? "" : effect.row };
    case "rc-declined":
      return { seat: effect.seat, equation: null, points: 0, row: "" };
    default:
      return null;
  }
}

function bonusOf(entry: Entry): RcBonus | undefined {
  return entry.effects.find((effect) => effect.kind === "rc-bonus");
}

function extra(bonus: RcBonus | undefined, seat: number): number {
  return bonus?.seats.includes(seat) ? bonus.points : 0;
}

/** The last turn that has answers; `mode` is the one that is played now, `over` whether all is. */
export function lastTurn(entries: readonly Entry[], mode: Mode, over: boolean): Past | null {
  const live = counted(entries);
  const answering = live.filter((entry) => shownBy(entry, 0).length > 0);
  const closing = answering.at(-1);
  if (!closing) return null;
  const played = closing.effects.find((one) => one.kind === "rc-game-won")?.mode ?? mode;
  const group = together(answering, played);
  const bonus = bonusOf(closing);
  const answers = group.flatMap((entry) => {
    const end = played === "last-die" ? closing : entry;
    const settled = over || (ended(closing, played) && (uncovers(end) || throwAfter(live, end.seq)));
    return shownBy(entry, throwBefore(live, entry.seq)).map((answer): Answer => ({
      ...answer,
      bonus: extra(bonus, answer.seat),
      settled,
    }));
  });
  return { mode: played, answers, winner: closing.effects.find((one) => one.kind === "rc-last-die")?.seat ?? null };
}

/** The last answer of a seat, also where others have answered since. */
export function lastAnswer(entries: readonly Entry[], seat: number, over: boolean): Answer | null {
  const live = counted(entries);
  const found = live.flatMap((entry) =>
    shownBy(entry, throwBefore(live, entry.seq))
      .filter((answer) => answer.seat === seat)
      .map((answer) => ({ ...answer, settled: over || uncovers(entry) || throwAfter(live, entry.seq) })),
  );
  return found.at(-1) ?? null;
}

/** The entries of the last turn: back to one that ended a turn, or whose seat has answered again since. */
function together(answering: readonly Entry[], mode: Mode): Entry[] {
  const group: Entry[] = [];
  const seats = new Set<number>();
  for (const entry of answering.toReversed()) {
    const answers = shownBy(entry, 0);
    const before = group.length > 0 && entry.effects.some(({ kind }) => ENDS.has(kind));
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
  const kinds = closing.effects.map(({ kind }) => kind);
  return mode !== "last-die" || kinds.includes("rc-last-die") || kinds.includes("rc-declined");
}

/** An entry that has uncovered something cannot be taken back. */
function uncovers(entry: Entry): boolean {
  return entry.text.includes(" shown ");
}

/** The games of the tournament that are over. */
export function gamesWon(entries: readonly Entry[]): GameWon[] {
  const won = counted(entries)
    .flatMap((entry) => entry.effects)
    .filter((one) => one.kind === "rc-game-won");
  return won.map((one, at) => ({
    mode: one.mode,
    gained: one.standing.map((total, seat) => total - (won[at - 1]?.standing[seat] ?? 0)),
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
