// The lobby: who I am, my tables, a new table, an invitation, a record to look at.
import { call, me } from "./api.js";
import { button, choose, el, news, safely } from "./dom.js";
import { commitTo } from "./seeds.js";
import { has, t } from "./texts.js";

export async function lobby(main) {
  if (!me.secret) {
    main.replaceChildren(nameForm(() => lobby(main)));
    return;
  }
  const [games, tables] = await Promise.all([call("GET", "/games"), call("GET", "/me/tables")]);
  main.replaceChildren(
    el("p", {}, t("you-are", { name: me.name })),
    tableList(tables),
    await newTable(games),
    replayForm(),
    aboutMe(main),
  );
}

function nameForm(next) {
  const name = el("input", { name: "name", required: true, maxlength: 24, autocomplete: "nickname" });
  const submit = safely(async () => {
    me.set(await call("POST", "/people", { name: name.value.trim() }));
    await next();
  });
  return el("form", { onsubmit: submit }, el("h2", {}, t("plain-who")),
    el("label", {}, t("your-name"), " ", name), el("button", {}, t("plain-come-in")));
}

function tableList(tables) {
  const items = tables.map((table) => {
    const names = table.seats.map((seat) => seat.name || t("seat-open")).join(", ");
    const state = t(table.my_turn ? "your-turn" : `plain-phase-${table.phase}`);
    return el("li", {}, el("a", { href: `#/table/${table.id}` }, `${table.title}: ${names}`), ` (${state})`);
  });
  return el("section", {}, el("h2", {}, t("my-tables")),
    items.length ? el("ul", {}, ...items) : el("p", {}, t("plain-no-tables")));
}

async function newTable(games) {
  const [gameLabel, game] = choose(t("new-game"), games.map((one) => [one.name, one.title]), { name: "game" });
  const [countLabel, count] = choose(t("new-seats"), [], { name: "count" });
  const seats = el("fieldset", {});
  const options = el("fieldset", {});
  const submitButton = el("button", {}, t("open-table"));
  const clock = el("input", { name: "clock", type: "number", min: 0, max: 1440, value: 0 });

  async function onSeats() {
    const number = Number(count.value);
    seats.replaceChildren(el("legend", {}, t("players")),
      ...Array.from({ length: number }, (_, seat) => seatChoice(seat)));
    const path = `/games/${game.value}/options?seats=${number}`;
    options.replaceChildren();
    submitButton.disabled = true;
    const found = await call("GET", path);
    // Another game may have been chosen meanwhile; its own answer is on the way.
    if (path !== `/games/${game.value}/options?seats=${count.value}`) return;
    submitButton.disabled = false;
    options.replaceChildren(el("legend", {}, t("new-options")), ...found.map(optionChoice));
  }

  async function onGame() {
    const chosen = games.find((one) => one.name === game.value);
    count.replaceChildren(...chosen.seats.map((n) => el("option", { value: n }, String(n))));
    await onSeats();
  }

  const submit = safely(async () => {
    const minutes = Number(clock.value);
    const wish = {
      game: game.value,
      seats: [...seats.querySelectorAll("select")].map(wishedSeat),
      options: Object.fromEntries([...options.querySelectorAll("select, input")].map((one) => [one.name, one.value])),
      clock: minutes ? { total: minutes * 60_000, move: 5_000 } : null,
    };
    const opened = await call("POST", "/tables", wish);
    location.hash = `#/table/${opened.table.id}`;
  });
  game.addEventListener("change", safely(onGame));
  count.addEventListener("change", safely(onSeats));
  await onGame();
  return el("form", { onsubmit: submit }, el("h2", {}, t("new-table")), gameLabel, countLabel, seats, options,
    el("label", {}, t("plain-minutes"), " ", clock), submitButton);
}

const LEVELS = ["beginner", "easy", "normal", "strong", "expert"];

function seatChoice(seat) {
  const kinds = [["me", t("seat-me")], ["here", t("seat-here")], ["open", t("seat-friend")],
    ...LEVELS.map((level) => [level, t(`seat-bot-${level}`)])];
  const [label, select] = choose(t("seat-number", { number: seat + 1 }), kinds, { name: `seat${seat}` });
  select.value = seat === 0 ? "me" : "normal";
  return label;
}

function wishedSeat(select) {
  const kind = select.value;
  return LEVELS.includes(kind) ? { kind: "bot", level: kind } : { kind };
}

function optionChoice(option) {
  if (option.allowed === null) {
    const input = el("input", { name: option.name, value: option.default });
    return el("label", {}, `${optionName(option)} `, input);
  }
  const [label, select] = choose(optionName(option),
    option.allowed.map((one) => [one, optionValue(option, one)]), { name: option.name });
  select.value = option.default;
  return label;
}

function optionName(option) {
  return option.words || option.name;
}

function optionValue(option, value) {
  return option.values[value] ?? (has(`option-${value}`) ? t(`option-${value}`) : value);
}

function replayForm() {
  const file = el("input", { type: "file", name: "record" });
  const submit = safely(async () => {
    const record = await file.files[0].text();
    const table = await call("POST", "/replays", { record });
    location.hash = `#/table/${table.id}`;
  });
  return el("form", { onsubmit: submit }, el("h2", {}, t("replay-title")),
    el("label", {}, t("verify-choose"), " ", file), el("button", { class: "plain" }, t("plain-look")));
}

function aboutMe(main) {
  const place = el("p", {});
  const move = safely(async () => {
    const { link } = await call("POST", "/me/link");
    place.replaceChildren(t("device-explained"), " ",
      el("code", {}, `${location.origin}/plain/#/device/${link}`));
  });
  const take = safely(async () => {
    const found = JSON.stringify(await call("GET", "/me/export"), null, 1);
    const address = URL.createObjectURL(new Blob([found], { type: "application/json" }));
    el("a", { href: address, download: "croupier-me.json" }).click();
  });
  const forget = safely(async () => {
    if (!confirm(t("forget-sure"))) return;
    await call("DELETE", "/me");
    me.forget();
    await lobby(main);
  });
  return el("section", {}, el("h2", {}, t("plain-about-me")), renameForm(main), el("div", { class: "row" },
    button(t("plain-other-device"), move, "plain"), button(t("export-me"), take, "plain"),
    button(t("forget-me"), forget, "plain")), place);
}

function renameForm(main) {
  const name = el("input", { name: "rename", required: true, maxlength: 24, value: me.name });
  const submit = safely(async () => {
    const { name: now } = await call("PATCH", "/me", { name: name.value.trim() });
    me.set({ secret: me.secret, name: now });
    await lobby(main);
  });
  return el("form", { class: "row", onsubmit: submit }, el("label", {}, t("your-name"), " ", name),
    el("button", { class: "plain" }, t("save")));
}

export async function invitation(main, link) {
  if (!me.secret) {
    main.replaceChildren(nameForm(() => invitation(main, link)));
    return;
  }
  // A link begins with its table; older ones do not.
  const parts = link.split(".");
  const found = await call("GET", `${parts.length === 4 ? `/tables/${parts[0]}` : ""}/invitations/${link}`);
  const sit = safely(async () => {
    await call("POST", `/tables/${found.table.id}/seats`, { link, hash: commitTo(found.table, found.seat) });
    location.hash = `#/table/${found.table.id}`;
  });
  const names = found.table.seats.map((seat) => seat.name || t("seat-open")).join(", ");
  main.replaceChildren(el("h2", {}, `${found.table.title}: ${names}`),
    found.free ? button(t("join-sit"), sit) : el("p", {}, t("join-taken")),
    el("p", {}, el("a", { href: `#/table/${found.table.id}` }, t("join-watch"))));
}

export async function device(main, link) {
  me.set(await call("POST", "/devices", { link }));
  news(t("device-line", { name: me.name }));
  location.hash = "#/";
}
