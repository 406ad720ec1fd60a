/** Reads the server's view of Las Vegas into the board that is drawn. */
import { t } from "../../lib/texts.svelte";
import type { Owner } from "../../parts/Die.svelte";
import type { Position, TableInfo } from "../../lib/wire";
import type { Board, Casino, Group, Hand, Thrown } from "./model";

/** The fields of the view that are drawn, as the server names them. */
interface View {
  round: number;
  start: number;
  seat: number;
  pile: number;
  bills: number[][];
  hands: [small: number, big: number, white: number][];
  bandit: [number, number, number][];
  rolled: { small: number[]; big: number; white: number[] } | null;
  won: number[][];
  chips?: number[];
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
    casinos: view.bills.map((bills, index) => casino(view, standing[index] ?? [], table.game, names, index + 1, bills)),
    hands: names.map((_, seat) => hand(view, seat)),
    roller: view.seat,
    roll: roll(view),
  };
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
    groups: standing.map(
      ({ player, ...facts }): Group => ({
        ...facts,
        owner: owner(player, names.length),
        name: names[player] ?? t("neutral-dice"),
        faces: number === 7 ? banditFaces(view.bandit, player) : [],
      }),
    ),
    barred: false,
    tile: null,
  };
}

function owner(player: number, seats: number): Owner {
  return player < seats ? player : "neutral";
}

function banditFaces(bandit: View["bandit"], player: number): number[] {
  return bandit.flatMap(([seat, small], index) => (seat === player ? Array<number>(small).fill(index + 1) : []));
}

function hand(view: View, seat: number): Hand {
  const [small, big, white] = view.hands[seat] ?? [0, 0, 0];
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
