/** The signs of Rolling Cubes. */
import { SQUARE, type Legend, type Sign } from "../legend";

function die(id: string, hue: string, face: string): Sign {
  return { id, art: [[SQUARE, hue, "#8889"]], text: [face, "#fff"] };
}
const legend: Legend = {
  area: "rolling-cubes-signs",
  signs: [
    die("sign-rc-green", "#1c7a45", "7"),
    die("sign-rc-blue", "#1f5fbf", "4"),
    die("sign-rc-red", "#b3261e", "∶"),
    die("sign-rc-orange", "#b35a00", "="),
    { id: "sign-rc-points", art: [[SQUARE, "none", "currentColor"]], text: ["3", "var(--gold)"] },
  ],
};
export default legend;
