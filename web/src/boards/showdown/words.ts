/** Sheets in words: what lies on a square, what a room is, what the house says to a move. */
import type { PreviewAnswer } from "../../lib/connection.svelte";
import { settings } from "../../lib/settings.svelte";
import { listed, t } from "../../lib/texts.svelte";
import type { Preview, Mark } from "../../lib/wire";
import type { Lot } from "./read";
import { doorAt, roomOn, type Kind, type Laid, type Shape, type Site } from "./rooms";

/** A room by its name; one of another set by its id. */
export function named(room: string): string {
  return t("vs-room", { room });
}

/** What lies on a lot by its name; the two tracks of one room are told apart. */
export function lotName({ kind, name, premier }: Lot): string {
  return kind && premier ? named(kind.id) : t("vs-lot", { lot: name });
}

/** Rooms by their names, as a list. */
export function allOf(rooms: readonly string[]): string {
  return listed(rooms.map(named));
}

/** What the room of a lot needs, and whether one has it; or that it finds no place; empty: nothing to heed. */
export function heeded({ fits, kind, lacks }: Pick<Lot, "fits" | "kind" | "lacks">): string {
  if (!kind) return "";
  if (lacks.length > 0) return t("vs-you-lack", { rooms: allOf(lacks) });
  if (fits === false) return t("vs-no-place");
  if (kind.needs.length === 0) return "";
  return t(fits ? "vs-you-have" : "vs-needs-rooms", { rooms: allOf(kind.needs) });
}

/** What a screen reader is told of a square. */
export function squareWords(site: Site, square: string, area: string): string {
  const laid = roomOn(site.laid, square);
  if (!laid) return t("vs-square-empty", { square, area });
  const sides = laid.doors
    .filter((door) => door.slice(0, -1) === square)
    .map((door) => t(`vs-side-${doorAt(door)[2]}`));
  const words = t("vs-square-room", { square, room: named(laid.room) });
  return sides.length > 0 ? [words, t("vs-square-doors", { sides: listed(sides) })].join(", ") : words;
}

/** Where a room belongs and what it needs. */
export function belongs(kind: Kind): string {
  const either = new Intl.ListFormat(settings.language, { type: "disjunction" });
  const words = [t("vs-belongs", { colour: kind.colour })];
  if (kind.needs.length > 0) words.push(t("vs-needs-rooms", { rooms: allOf(kind.needs) }));
  if (kind.meets.length > 0) words.push(t("vs-room-meets", { rooms: either.format(kind.meets.map(named)) }));
  return words.join(" · ");
}

/** What a room is: its name, where it belongs and what it needs. */
export function about(kind: Kind): string {
  return [named(kind.id), belongs(kind)].join(" · ");
}

const LETTER = 8;
const LINE = 15;

/** Whether a name can be read in a room: no word is wider than it, and all lines fit below its drawing. */
export function nameFits(name: string, shape: Shape, unit: number): boolean {
  const wide = Math.floor(((shape.columns - 0.22) * unit) / LETTER);
  const high = Math.floor(((shape.rows - 0.56) * unit) / LINE);
  let lines = 1;
  let left = wide;
  for (const word of name.split(/[ -]/)) {
    if (word.length > wide) return false;
    if (word.length > left) [lines, left] = [lines + 1, wide];
    left -= word.length + 1;
  }
  return lines <= high;
}

/** How many places marks of a kind name; ways count as one. */
function many(marks: readonly Mark[], kind: string): number {
  return marks.filter((mark) => mark.kind === kind).flatMap((mark) => mark.at).length;
}

/**
 * What the house says to a move: why not, or what would be wrong with other rooms then, or what it brings; and which
 * doors meet, which entrance is reached. `held` is the room in hand.
 */
export function verdict(
  { refusal, preview, marks }: PreviewAnswer,
  laid: readonly Laid[],
  held: string | null,
): string {
  const seen = ways(marks);
  if (refusal) return seen && many(marks, "door") > 0 ? `${refusal.words} ${seen}` : refusal.words;
  if (!preview) return "";
  const wrong = WRONG.flatMap((kind) => wrongs(kind, marks, laid, held));
  if (wrong.length > 0) return [seen, ...wrong].filter(Boolean).join(" ");
  return [seen, moves(preview), preview.gain ? t("vs-worth", { gain: preview.gain }) : ""].filter(Boolean).join(" ");
}

/** Rooms that could not stay as they would lie: no way leads there, or what they need is missing. */
export const WRONG = ["cut", "fault"] as const;

function wrongs(kind: string, marks: readonly Mark[], laid: readonly Laid[], held: string | null): string[] {
  const found = marks.filter((mark) => mark.kind === kind).map(({ at }) => roomOn(laid, at[0]!)?.room ?? held ?? "");
  return found.length > 0 ? [t("vs-then-wrong", { kind, rooms: allOf([...new Set(found)]) })] : [];
}

/** Which tracks would move and by how much; where the house says something else, its words. */
function moves({ args, words }: Preview): string {
  const tracks = (["population", "revenue", "fame"] as const).filter((track) => track in args);
  if (tracks.length === 0) return words;
  const moved = tracks.filter((track) => args[track] !== 0);
  if (moved.length === 0) return "";
  const signed = new Intl.NumberFormat(settings.language, { signDisplay: "always" });
  const said = moved.map((track) => [t(`vs-word-${track}`), signed.format(Number(args[track]))].join(" "));
  return t("vs-moves", { moves: listed(said) });
}

/** Doors and ways in words; empty where there is nothing to say. */
export function ways(marks: readonly Mark[]): string {
  const doors = many(marks, "door");
  if (doors === 0) return "";
  const reached = ["casino", "hotel"].filter((kind) => marks.some((mark) => mark.kind === kind));
  const entrance = reached.length === 2 ? "both" : (reached[0] ?? "none");
  return t("vs-ways", { doors, entrance });
}
