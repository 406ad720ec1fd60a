/** The sixteen tiles of Royale: which is which, and what lies on each now. */
import type { Owner } from "../lasvegas/model";
import type { View } from "./wire";

/** Something that lies on a tile. */
export type Fact =
  | { kind: "money"; value: number }
  | { kind: "token"; seat: number }
  | { kind: "dice"; owner: Owner; small: number; big: number; face: number }
  | { kind: "words"; id: string; args: Record<string, string | number> };

/** A tile with what lies on it, as the house sends it. */
export type Tile = NonNullable<View["tiles"][number]>;

/** The side of a tile, as its rules page and its texts name it. */
export const CODES: Record<Tile["kind"], string> = {
  "lucky-punch": "A1",
  jackpot: "A2",
  "prime-time": "B1",
  "fifty-fifty": "B2",
  "high-five": "C1",
  "bad-luck": "C2",
  "activated-bad-luck": "C2",
  "pay-day": "D1",
  "power-play": "D2",
  "no-entry": "E1",
  knockout: "E2",
  "block-it": "F1",
  handicap: "F2",
  "black-box": "G1",
  "double-down": "G2",
  "nice-dice": "H1",
  "my-choice": "H2",
};

/** What lies on a tile. */
export function factsOf(tile: Tile): Fact[] {
  switch (tile.kind) {
    case "jackpot":
      return [{ kind: "money", value: tile.marker }];
    case "prime-time":
      return tile.added.map((face) => ({ kind: "dice", owner: tile.seat, small: 1, big: 0, face }));
    case "high-five":
      return tile.holder >= 0 ? [{ kind: "token", seat: tile.holder }] : [{ kind: "money", value: 100 }];
    case "power-play":
      return tile.holder >= 0
        ? [{ kind: "token", seat: tile.holder }]
        : [{ kind: "words", id: "tile-token-free", args: {} }];
    case "no-entry":
      return tile.barred ? [{ kind: "words", id: "tile-bar-on", args: { casino: tile.barred } }] : [];
    case "knockout":
      return piles(tile.bar);
    case "double-down":
      return piles(tile.dice);
    case "block-it":
      return tile.groups.map((small) => ({ kind: "dice", owner: "grey", small, big: 0, face: 0 }));
    case "handicap":
      return [{ kind: "words", id: "tile-slots", args: { chip: tile.chip, bill: tile.bill, move: tile.move } }];
    case "nice-dice":
      return tile.seats.flatMap((seat, space): Fact[] => {
        const big = tile.biggies[space] ? 1 : 0;
        return seat >= 0 ? [{ kind: "dice", owner: seat, small: 1 - big, big, face: space + 1 }] : [];
      });
    case "my-choice": {
      const big = tile.biggy ? 1 : 0;
      return tile.gold >= 0 ? [{ kind: "dice", owner: tile.gold, small: 1 - big, big, face: 6 }] : [];
    }
    case "activated-bad-luck":
      return [{ kind: "words", id: "tile-activated", args: {} }];
    case "lucky-punch":
    case "fifty-fifty":
    case "bad-luck":
    case "pay-day":
    case "black-box":
      return [];
  }
}

function piles(dice: [number, number][]): Fact[] {
  return dice.flatMap(([small, big], owner): Fact[] =>
    small || big ? [{ kind: "dice", owner, small, big, face: 0 }] : [],
  );
}
