// The plain page: which of its views the address names.
import { device, invitation, lobby } from "./lobby.js";
import { TablePage } from "./table.js";
import { news, safely } from "./dom.js";

const main = document.getElementById("main");
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

addEventListener("hashchange", show);
show();
