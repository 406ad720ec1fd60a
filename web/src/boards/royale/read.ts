/** Reads the house's view of Las Vegas Royale into the board that is drawn. */
import { firstOf, t } from "../../lib/texts.svelte";
import type { Position, TableInfo } from "../../lib/wire";
import type { Board, Casino, Hand, Shown } from "../lasvegas/model";
import { commonTo, groupsOf, opened, ownerOf, shows as showsInBase } from "../lasvegas/read";
import { CODES } from "./tiles";
import type { Effect, Pay, Play } from "./wire";

const CASINOS = [1, 2, 3, 4, 5, 6] as const;

/** `names`: as the seats are called here. */
export function read({ view, outlook }: Position<Play>, table: TableInfo, names: readonly string[]): Board {
  const barred = view.tiles.find((tile) => tile?.kind === "no-entry")?.barred ?? 0;
  return {
    ...commonTo(view, table),
    casinos: CASINOS.map((number): Casino => {
      return {
        number,
        name: t(`casino-royale-${number}`),
        bills: view.bills[number - 1] ?? [],
        groups: groupsOf(outlook.casinos[number - 1] ?? [], names),
        barred: barred === number,
        tiled: Boolean(view.tiles[number - 1]),
        paid: false,
      };
    }),
    hands: view.hands.map(([small, big], seat): Hand => {
      const open = opened(view, table, seat);
      return { small, big, neutral: 0, won: view.won[seat] ?? [], open, chips: view.chips[seat] ?? 0 };
    }),
    question: view.pending?.kind ?? "",
  };
}

/** What a tile pays or takes, seen at its casino. */
function purse(
  { seat, money, chips }: Pay & { seat: number },
  sign: 1 | -1,
  side: string,
  home: (side: string) => number,
): Shown {
  const from = firstOf([`tile-${side}`]) ?? "";
  return { does: "purse", casino: home(side), seat, money: sign * money, chips: sign * chips, from };
}

/** What an effect shows at a casino, where `home` is that of a tile; null: nothing there. */
export function shows(effect: Effect, seats: number, home: (side: string) => number): Shown | null {
  switch (effect.kind) {
    case "equals-cancelled": {
      const owners = effect.seats.map((seat) => ownerOf(seat, seats));
      if (effect.neutral) owners.push("neutral");
      if (effect.grey) owners.push("grey");
      return { does: "cancel", casino: effect.casino, owners, strength: effect.weight };
    }
    case "black-added":
      return { does: "place", seat: effect.seat, casino: effect.casino, small: 1, big: 0, neutral: 0, hand: false };
    case "die-pushed": {
      const big = effect.big ? 1 : 0;
      return { does: "place", seat: effect.seat, casino: effect.casino, small: 1 - big, big, neutral: 0, hand: false };
    }
    case "activated":
      return { does: "activate", casino: effect.casino };
    case "rewarded":
      return purse(effect, 1, effect.side, home);
    case "fined":
      return purse(effect, -1, CODES["bad-luck"], home);
    case "chip-paid":
      return { does: "purse", casino: 0, seat: effect.seat, money: 0, chips: -1, from: t("summary-passing") };
    case "pile-taken":
      // A pile that is worth something is paid in the next effect.
      return effect.worth ? null : purse({ seat: effect.seat, money: 0, chips: 0 }, 1, CODES["black-box"], home);
    case "doubles-cancelled":
      return { does: "look", casino: home(CODES["double-down"]) };
    case "tile-laid":
    case "turn-lost":
    case "dice-lifted":
    case "grey-moved":
    case "bar-moved":
    case "bar-stayed":
    case "grey-placed":
    case "grey-taken":
    case "prime-time-led":
    case "box-won":
      return { does: "look", casino: effect.casino };
    case "neutral-rolled":
    case "black-rolled":
    case "uncovered":
    case "tile-dice":
    case "token-taken":
    case "token-returned":
    case "bad-luck-activated":
    case "tokens-hidden":
    case "guessed":
    case "dared":
    case "dare-ended":
    case "jackpot-ended":
    case "power-used":
    case "box-split":
    case "value-used":
    case "tile-activated":
    case "nice-placed":
    case "die-gilded":
    case "declined":
      return null;
    default:
      return showsInBase(effect, seats);
  }
}
