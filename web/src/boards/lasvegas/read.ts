/** Reads the server's view of Las Vegas into the board that is drawn. */
import { t } from "../../lib/texts.svelte";
import type { Owner } from "../../parts/Die.svelte";
import type { Json, Position, TableInfo } from "../../lib/wire";
import { barredBy, readTile } from "./tiles";
import type { Board, Casino, Group, Hand, Thrown } from "./model";

/** The fields of the view that are drawn, as the server names them. */
interface View {
  round: number;
  start: number;
  seat: number;
  pile: number;
  bills: number[][];
  hands: [small: number, big: number, white?: number][];
  bandit?: [number, number, number][];
  rolled: { small: number[]; big: number; white: number[] } | null;
  won: number[][];
  chips?: number[];
  tiles?: Json[];
  pending?: { kind: string; faces?: number[] } | null;
}

/** One player at one casino, strongest first: what the server says would happen if the round ended now. */
interface Standing {
  player: number;
  small: number;
  big: number;
  strength: number;
  bill: number;
  cancelled: boolean;
}

export function read(position: Position, table: TableInfo): Board {
  const view = position.view as unknown as View;
  const standing = (position.standing ?? []) as unknown as Standing[][];
  const names = table.seats.map((seat) => seat.name);
  return {
    round: Math.min(view.round, rounds(table)),
    rounds: rounds(table),
    start: view.start,
    pile: view.pile,
    casinos: numbers(view, table).map((number) =>
      casino(view, standing[number - 1] ?? [], table.game, names, number, view.bills[number - 1] ?? []),
    ),
    hands: names.map((_, seat) => hand(view, seat)),
    roller: view.seat,
    roll: roll(view),
    question: view.pending?.kind ?? "",
    black: view.pending?.faces ?? [],
  };
}

/** The casinos there are: six, and the bandit where it plays. */
function numbers(view: View, table: TableInfo): number[] {
  const count = table.game === "las-vegas-royale" ? 6 : view.bills.length;
  return Array.from({ length: count }, (_, index) => index + 1);
}

function rounds(table: TableInfo): number {
  return Number(table.options["rounds"] ?? 3);
}

function casino(
  view: View,
  standing: Standing[],
  game: string,
  names: string[],
  number: number,
  bills: number[],
): Casino {
  const family = game === "las-vegas-royale" ? "royale" : "vegas";
  return {
    number,
    name: t(`casino-${family}-${number}`),
    bills,
    groups: standing.map(({ player, ...facts }): Group => ({
      ...facts,
      owner: owner(player, names.length),
      name: nameOf(player, names),
      faces: number === 7 ? banditFaces(view.bandit ?? [], player) : [],
    })),
    barred: barredBy(view.tiles ?? []) === number,
    tile: readTile(view.tiles?.[number - 1]),
  };
}

/** The grey player is −1, the neutral one comes after the last seat. */
export function owner(player: number, seats: number): Owner {
  if (player < 0) return "grey";
  return player < seats ? player : "neutral";
}

export function nameOf(player: number, names: string[]): string {
  return player < 0 ? t("grey-dice") : (names[player] ?? t("neutral-dice"));
}

function banditFaces(bandit: [number, number, number][], player: number): number[] {
  return bandit.flatMap(([seat, small], index) => (seat === player ? Array<number>(small).fill(index + 1) : []));
}

function hand(view: View, seat: number): Hand {
  const [small, big, white = 0] = view.hands[seat] ?? [0, 0];
  return {
    small,
    big,
    white,
    won: view.won[seat] ?? [],
    chips: view.chips?.[seat] ?? null,
  };
}

function roll(view: View): Thrown[] {
  const { seat, rolled } = view;
  if (!rolled) return [];
  return [
    ...rolled.small.map((face): Thrown => ({ owner: seat, face, big: false })),
    ...(rolled.big ? [{ owner: seat, face: rolled.big, big: true }] : []),
    ...rolled.white.map((face): Thrown => ({ owner: "neutral", face, big: false })),
  ];
}
