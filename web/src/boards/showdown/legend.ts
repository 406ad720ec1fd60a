/** The signs of Vegas Showdown. */
import { DISC, type Legend } from "../legend";
import { BED, SPADE, TRACKS } from "./icons";

const INK = "currentColor";
const GOLD = "var(--gold)";

const legend: Legend = {
  area: "vegas-showdown-signs",
  signs: [
    { id: "sign-vs-population", art: [[TRACKS.population, INK]] },
    { id: "sign-vs-revenue", art: [[TRACKS.revenue, INK]] },
    { id: "sign-vs-fame", art: [[TRACKS.fame, GOLD]] },
    { id: "sign-vs-button", art: [["M12 5a7 7 0 1 1-.1 0Z", "#fffaf0", "#b3261e", "4"]] },
    { id: "sign-vs-held", art: [["M2 6h20v12H2Z", "#f3b73a"]], text: ["… 7", "#241a02"] },
    { id: "sign-vs-stacks", art: [["M1 10h4v4H1ZM7 10h8v4H7ZM17 8h6v8h-6Z", "none", INK]] },
    { id: "sign-vs-left", art: [], text: ["×9", INK] },
    {
      id: "sign-vs-round",
      art: [
        ["M6 7a5 5 0 1 1-.1 0Z", "none", GOLD],
        ["M14 7h8v10h-8Z", "none", GOLD],
      ],
    },
    { id: "sign-vs-lowest", art: [["M7 8h10l-5 8Z", GOLD]] },
    {
      id: "sign-vs-needs",
      art: [],
      text: ["✓ ✗", INK],
    },
    { id: "sign-vs-casino", art: [[SPADE, "#e8b93a"]] },
    { id: "sign-vs-hotel", art: [[BED, "#5aa9e6"]] },
    {
      id: "sign-vs-door",
      art: [
        ["M2 4h20v16H2Z", "#f0c14a", "#33213f"],
        ["M8 2h8v4H8Z", "#fff7e3", "#33213f"],
      ],
    },
    { id: "sign-vs-diamond", art: [["M12 3 21 12 12 21 3 12Z", "#d3222a", "#fff1ec"]] },
    {
      id: "sign-vs-marker",
      art: [[DISC, "#56b4e9", "#fff"]],
      text: ["B", "#10131f"],
    },
  ],
};
export default legend;
