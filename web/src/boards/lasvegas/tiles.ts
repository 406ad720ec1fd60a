/** The sixteen tiles of Royale: which is which, and what lies on each now. */
import type { Json } from "../../lib/wire";
import type { Owner } from "../../parts/Die.svelte";

/** Something that lies on a tile. */
export type Fact =
  | { kind: "money"; value: number }
  | { kind: "token"; seat: number }
  | { kind: "dice"; owner: Owner; small: number; big: number; face: number }
  | { kind: "words"; id: string; args: Record<string, string | number> };

export interface Tile {
  code: string;
  facts: Fact[];
}

/** A tile as the server sends it: its kind and what lies on it. */
interface Sent {
  kind: string;
  marker?: number;
  holder?: number;
  seat?: number;
  added?: number[];
  barred?: number;
  bar?: [number, number][];
  groups?: number[];
  chip?: number;
  bill?: number;
  move?: number;
  dice?: [number, number][];
  seats?: number[];
  biggies?: number[];
  gold?: number;
  biggy?: number;
}

const CODES: Record<string, string> = {
  "lucky-punch": "A1",
  jackpot: "A2",
  "prime-time": "B1",
  "fifty-fifty": "B2",
  "high-five": "C1",
  "bad-luck": "C2",
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

export function readTile(sent: Json | undefined): Tile | null {
  if (!sent) return null;
  const tile = sent as unknown as Sent;
  return { code: CODES[tile.kind] ?? "", facts: facts(tile) };
}

/** The casino a No Entry tile bars; 0: none. */
export function barredBy(tiles: (Json | undefined)[]): number {
  return tiles.map((tile) => (tile as unknown as Sent | null)?.barred ?? 0).find((casino) => casino > 0) ?? 0;
}

function facts(tile: Sent): Fact[] {
  switch (tile.kind) {
    case "jackpot":
      return [{ kind: "money", value: tile.marker ?? 0 }];
    case "prime-time":
      return (tile.added ?? []).map((face) => ({ kind: "dice", owner: tile.seat ?? "black", small: 1, big: 0, face }));
    case "high-five":
      return (tile.holder ?? -1) >= 0 ? [{ kind: "token", seat: tile.holder! }] : [{ kind: "money", value: 100 }];
    case "power-play":
      return (tile.holder ?? -1) >= 0
        ? [{ kind: "token", seat: tile.holder! }]
        : [{ kind: "words", id: "tile-token-free", args: {} }];
    case "no-entry":
      return tile.barred ? [{ kind: "words", id: "tile-bar-on", args: { casino: tile.barred } }] : [];
    case "knockout":
      return piles(tile.bar ?? []);
    case "double-down":
      return piles(tile.dice ?? []);
    case "block-it":
      return (tile.groups ?? []).map((small) => ({ kind: "dice", owner: "grey", small, big: 0, face: 0 }));
    case "handicap":
      return [
        { kind: "words", id: "tile-slots", args: { chip: tile.chip ?? 0, bill: tile.bill ?? 0, move: tile.move ?? 0 } },
      ];
    case "nice-dice":
      return (tile.seats ?? []).flatMap((seat, space): Fact[] => {
        const big = tile.biggies?.[space] ? 1 : 0;
        return seat >= 0 ? [{ kind: "dice", owner: seat, small: 1 - big, big, face: space + 1 }] : [];
      });
    case "my-choice": {
      const big = tile.biggy ? 1 : 0;
      return (tile.gold ?? -1) >= 0 ? [{ kind: "dice", owner: tile.gold!, small: 1 - big, big, face: 6 }] : [];
    }
    default:
      return [];
  }
}

function piles(dice: [number, number][]): Fact[] {
  return dice.flatMap(([small, big], owner): Fact[] =>
    small || big ? [{ kind: "dice", owner, small, big, face: 0 }] : [],
  );
}
