// The words of this page, in the reader's language: messages of one line from the house's own catalogues.
import { call } from "./api.js";

const AREAS = ["web", "plain"];
const MESSAGE = /^([a-z][\w-]*) = (.+)$/gm;
const held = {};
let spoken = ["en"];
let chosen = "en";

export const language = {
  get now() { return chosen; },
  get all() { return spoken; },
  async choose(name) {
    localStorage.setItem("croupier-language", name);
    await loadTexts();
  },
};

// Asks for the language that was chosen before, or the first the browser speaks; English stands behind it.
export async function loadTexts() {
  spoken = Object.keys((await call("GET", "/texts")).languages);
  const wished = [localStorage.getItem("croupier-language"), ...navigator.languages.map((name) => name.slice(0, 2))];
  chosen = wished.find((name) => spoken.includes(name)) ?? "en";
  for (const name of new Set(["en", chosen])) held[name] ??= await catalogue(name);
  document.documentElement.lang = chosen;
  for (const one of document.querySelectorAll("[data-t]")) one.textContent = t(one.dataset.t);
}

async function catalogue(name) {
  const sources = await Promise.all(AREAS.map((area) => call("GET", `/texts/${name}/${area}`)));
  return new Map([...sources.join("\n").matchAll(MESSAGE)].map(([, id, words]) => [id, words]));
}

export function t(id, values = {}) {
  const words = held[chosen]?.get(id) ?? held.en?.get(id) ?? id;
  return words.replace(/\{ \$(\w+) \}/g, (_, name) => values[name] ?? name);
}

export function has(id) {
  return held.en?.has(id) ?? false;
}
