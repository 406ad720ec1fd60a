/** What a person has chosen for this browser; kept in local storage, and only the speed goes along to its tables. */
import type { NewTable } from "./wire";

export type Language = "en" | "it" | "el";
export type Theme = "dark" | "light";
export type Speed = NonNullable<NewTable["speed"]>;
export const SPEEDS: readonly Speed[] = ["leisurely", "normal", "fast", "instant"];

export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: "en", name: "English" },
  { code: "it", name: "Italiano" },
  { code: "el", name: "Ελληνικά" },
];

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  autoRoll: boolean;
  guide: boolean;
  /** Letters, digits and signs do something at a table. */
  keys: boolean;
  /** Asks before a move stands where nothing waits for it to be taken back. */
  confirm: boolean;
  /** Shortly before time is up the page hands in what is valid and not yet said. */
  handIn: boolean;
}

const PLACE = "croupier.settings";

function preferred(): Kept {
  const spoken = navigator.languages.map((name) => name.slice(0, 2));
  const language = spoken.find((name) => LANGUAGES.some(({ code }) => code === name)) ?? "en";
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  return {
    language: language as Language,
    theme: light ? "light" : "dark",
    speed: "normal",
    sound: false,
    autoRoll: false,
    guide: true,
    keys: true,
    confirm: false,
    handIn: true,
  };
}

function stored(): Partial<Kept> {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    if (kept.speed && !SPEEDS.includes(kept.speed)) delete kept.speed;
    return kept;
  } catch {
    return {};
  }
}

export const settings: Kept = $state({ ...preferred(), ...stored() });

/** Keeps the settings, shows theme and language on the document, and heeds other tabs; runs for the life of the page. */
export function keepSettings(): void {
  addEventListener("storage", ({ key }) => {
    if (key === PLACE) Object.assign(settings, stored());
  });
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset["theme"] = settings.theme;
      document.documentElement.lang = settings.language;
      localStorage.setItem(PLACE, JSON.stringify(settings));
    });
  });
}

const wish = matchMedia("(prefers-reduced-motion: reduce)");
let calm = wish.matches;
wish.addEventListener("change", () => (calm = wish.matches));

/** Whether moving things should stay still; asked often, so the answer is kept. */
export function still(): boolean {
  return calm;
}
