import { mount } from "svelte";
import App from "./App.svelte";
import { GAMES } from "./boards";
import { loadGames } from "./lib/games.svelte";
import { renew } from "./lib/renew";
import { keepSettings, settings } from "./lib/settings.svelte";
import { loadLanguage, speakAlso } from "./lib/texts.svelte";
import "./styles/base.css";
import "./styles/dice.css";

// The house has a newer page by now, without the parts of this one.
addEventListener("vite:preloadError", ({ payload }) => {
  if (navigator.onLine) void renew(payload.message);
});
keepSettings();
// Without the house there is no game to play, but the page says so itself.
loadGames().catch(() => undefined);
for (const { texts } of GAMES) speakAlso(texts);
await Promise.all([loadLanguage(settings.language), loadLanguage("en")]);
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && isSecureContext && import.meta.env.PROD) {
  void import("virtual:pwa-register").then(({ registerSW }) => registerSW({ immediate: true }));
}
