/** Reads the house's view of Las Vegas into the board that is drawn. */
import { t } from "../../lib/texts.svelte";
import type { Position, TableInfo } from "../../lib/wire";
import type { Board, Casino, Group, Hand, Owner, Shown, Thrown } from "./model";
import { BANDIT } from "./model";
import type { Effect, Play, Roll, PlayerOutlook, View } from "./wire";

/** `names`: as the seats are called here. */
export function read({ view, outlook }: Position<Play>, table: TableInfo, names: readonly string[]): Board {
  return {
    ...commonTo(view, table),
    casinos: view.bills.map((bills, index): Casino => {
      const number = index + 1;
      const groups = groupsOf(outlook[index] ?? [], names);
      if (number === BANDIT) for (const group of groups) group.faces = banditFaces(view, group.owner, names.length);
      const name = t(`casino-vegas-${number}`);
      return { number, name, bills, groups, barred: false, tiled: false, paid: false };
    }),
    hands: view.hands.map(([small, big, neutral], seat): Hand => {
      return { small, big, neutral, won: view.won[seat] ?? [], open: opened(view, table, seat), chips: null };
    }),
    question: "",
  };
}

/** Whether who looks on sees what the bills of a seat are worth. */
export function opened({ viewer }: Pick<View, "viewer">, { options }: TableInfo, seat: number): boolean {
  return viewer === seat || options["money"] === "open";
}

/** What a table of any game with casinos tells in the same words. */
export function commonTo(
  view: Pick<View, "round" | "start" | "pile" | "seat" | "rolled">,
  table: TableInfo,
): Pick<Board, "round" | "rounds" | "start" | "pile" | "roller" | "roll"> {
  const rounds = Number(table.options["rounds"] ?? 3);
  return {
    round: Math.min(view.round, rounds),
    rounds,
    start: view.start,
    pile: view.pile,
    roller: view.seat,
    roll: view.rolled ? thrown(view.rolled, view.seat) : [],
  };
}

/** The players at a casino, strongest first, as the house ranks them. */
export function groupsOf(outlook: readonly PlayerOutlook[], names: readonly string[]): Group[] {
  return outlook.map(({ player, ...facts }): Group => {
    return { ...facts, owner: ownerOf(player, names.length), name: nameOf(player, names), faces: [], rank: 0 };
  });
}

/** The grey player is −1, the neutral one comes after the last seat. */
export function ownerOf(player: number, seats: number): Owner {
  if (player < 0) return "grey";
  return player < seats ? player : "neutral";
}

export function nameOf(player: number, names: readonly string[]): string {
  return player < 0 ? t("grey-dice") : (names[player] ?? t("neutral-dice"));
}

/** What the dice of an owner show at the bandit, the Biggie first. */
function banditFaces({ bandit }: View, owner: Owner, seats: number): number[] {
  const own = bandit.map(([seat, ...dice]) => (ownerOf(seat, seats) === owner ? dice : [0, 0]));
  return [1, 0].flatMap((kind) => own.flatMap((dice, index) => Array<number>(dice[kind]!).fill(index + 1)));
}

function thrown({ small, big, neutral }: Roll, seat: number): Thrown[] {
  return [
    ...small.map((face): Thrown => ({ owner: seat, face, big: false })),
    ...(big ? [{ owner: seat, face: big, big: true }] : []),
    ...neutral.map((face): Thrown => ({ owner: "neutral", face, big: false })),
  ];
}

/** What an effect shows at a casino; null: nothing there. */
export function shows(effect: Effect, seats: number): Shown | null {
  switch (effect.kind) {
    case "placed":
      return { does: "place", ...effect, hand: true };
    case "cancelled": {
      const owners = effect.seats.map((seat) => ownerOf(seat, seats));
      return { does: "cancel", casino: effect.casino, owners, strength: effect.strength };
    }
    case "won":
      return { does: "pay", ...effect, owner: effect.seat };
    case "returned":
    case "boxed": {
      const owner = effect.winner === "nobody" ? null : effect.winner;
      return { does: "pay", casino: effect.casino, bill: effect.bill, owner, rank: 0, strength: 0 };
    }
    case "round-ended":
      return { does: "end", casino: 0 };
    case "stocked":
      return { does: "look", casino: effect.casino };
    case "started":
    case "rolled":
    case "left-over":
    case "tie-broken":
    case "game-ended":
      return null;
  }
}
