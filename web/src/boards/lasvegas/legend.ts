/** The signs of the games with casinos. */
import { DISC, SQUARE, type Legend, type Sign } from "../legend";

const PIPS = "M8 6.500a1.600 1.600 0 1 1-.1 0ZM12 10.500a1.600 1.600 0 1 1-.1 0ZM16 14.500a1.600 1.600 0 1 1-.1 0Z";

function die(id: string, hue: string, pips: string, line: Sign["art"] = []): Sign {
  return { id, art: [[SQUARE, hue, "#8889"], [PIPS, pips], ...line] };
}
const FIRST = [
  die("sign-lv-left", "#e69f00", "#10131f"),
  { id: "sign-lv-down", art: [["M2 7h20v10H2Z", "#2f6b4f", "#8889"]] },
  { id: "sign-lv-gold", art: [["M2 6h20v12H2Z", "#f3b73a"]], text: ["$", "#241a02"] },
  die("sign-lv-cancelled", "#e69f0066", "#10131f66", [["M2 12h20", "none", "currentColor"]]),
  die("sign-lv-neutral", "#f4f1ea", "#10131f"),
] satisfies Sign[];
const BIG: Sign = {
  id: "sign-lv-big",
  art: [
    ["M1 1h22v22H1Z", "#56b4e9", "#8889"],
    [PIPS, "#10131f"],
  ],
};
const AREA = "las-vegas-signs";

export const OLD: Legend = { area: AREA, signs: FIRST };
export const SIX: Legend = {
  area: AREA,
  signs: [...FIRST, BIG, { id: "sign-lv-bandit", art: [[SQUARE, "none", "var(--gold)"]], text: ["7", "var(--gold)"] }],
};
export const ROYALE: Legend = {
  area: AREA,
  signs: [
    ...FIRST,
    BIG,
    die("sign-lv-grey", "#8d93a6", "#10131f"),
    die("sign-lv-black", "#15161c", "#fff"),
    { id: "sign-lv-chip", art: [[DISC, "#c8322b", "#fff8e6", "4"]] },
    { id: "sign-lv-tile", art: [["M2 5h20v14H2Z", "none", "var(--gold)"]], text: ["A1", "var(--gold)"] },
    {
      id: "sign-lv-token",
      art: [
        [DISC, "#f3b73a"],
        ["M12 6a6 6 0 1 1-.1 0Z", "none", "#241a02"],
      ],
    },
  ],
};
