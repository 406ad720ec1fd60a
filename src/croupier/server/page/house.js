// The plain page: which of its views the address names, and in which language.
import { device, invitation, lobby } from "./lobby.js";
import { TablePage } from "./table.js";
import { el, news, safely } from "./dom.js";
import { language, loadTexts } from "./texts.js";

const main = document.getElementById("main");
const languages = document.getElementById("language");
let table = null;

const show = safely(async () => {
  table?.close();
  table = null;
  news("");
  const [, what, which] = location.hash.split("/");
  if (what === "table") table = new TablePage(main, which);
  else if (what === "seat") await invitation(main, which);
  else if (what === "device") await device(main, which);
  else await lobby(main);
  main.focus();
});

const start = safely(async () => {
  await loadTexts();
  languages.replaceChildren(...language.all.map((name) =>
    el("option", { value: name, selected: name === language.now, lang: name },
      new Intl.DisplayNames([name], { type: "language" }).of(name))));
  await show();
});

languages.addEventListener("change", safely(async () => {
  await language.choose(languages.value);
  await show();
}));
addEventListener("hashchange", show);
start();
