import { mount } from "svelte";
import App from "./App.svelte";
import { keepSettings, settings } from "./lib/settings.svelte";
import { loadLanguage } from "./lib/texts.svelte";
import "./styles/base.css";
import "./styles/dice.css";

keepSettings();
await Promise.all([loadLanguage(settings.language), loadLanguage("en")]);
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && isSecureContext && import.meta.env.PROD) {
  void import("virtual:pwa-register").then(({ registerSW }) => registerSW({ immediate: true }));
}
