// The lobby: who I am, my tables, a new table, an invitation, a record to look at.
import { call, me, random } from "./api.js";
import { button, choose, el, news, safely } from "./dom.js";

export async function lobby(main) {
  if (!me.secret) {
    main.replaceChildren(nameForm(() => lobby(main)));
    return;
  }
  const [games, tables] = await Promise.all([call("GET", "/games"), call("GET", "/me/tables")]);
  main.replaceChildren(
    el("p", {}, `You are ${me.name}. `),
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
  return el("form", { onsubmit: submit }, el("h2", {}, "Who are you?"),
    el("label", {}, "Your name at the table ", name), el("button", {}, "Come in"));
}

function tableList(tables) {
  const items = tables.map((table) => {
    const names = table.seats.map((seat) => seat.name || "open seat").join(", ");
    const state = table.my_turn ? "your turn" : table.phase;
    return el("li", {}, el("a", { href: `#/table/${table.id}` }, `${table.title}: ${names}`), ` (${state})`);
  });
  return el("section", {}, el("h2", {}, "My tables"),
    items.length ? el("ul", {}, ...items) : el("p", {}, "None yet."));
}

async function newTable(games) {
  const [gameLabel, game] = choose("Game", games.map((one) => [one.name, one.title]), { name: "game" });
  const [countLabel, count] = choose("Seats", [], { name: "count" });
  const seats = el("fieldset", {});
  const options = el("fieldset", {});
  const submitButton = el("button", {}, "Open the table");
  const clock = el("input", { name: "clock", type: "number", min: 0, max: 1440, value: 0 });

  async function onSeats() {
    const number = Number(count.value);
    seats.replaceChildren(el("legend", {}, "Who sits where"),
      ...Array.from({ length: number }, (_, seat) => seatChoice(seat)));
    const path = `/games/${game.value}/options?seats=${number}`;
    submitButton.disabled = true;
    const found = await call("GET", path);
    // Another game may have been chosen meanwhile; its own answer is on the way.
    if (path !== `/games/${game.value}/options?seats=${count.value}`) return;
    submitButton.disabled = false;
    options.replaceChildren(el("legend", {}, "Options"), ...found.map(optionChoice));
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
  return el("form", { onsubmit: submit }, el("h2", {}, "New table"), gameLabel, countLabel, seats, options,
    el("label", {}, "Minutes for each player (0: no clock) ", clock), submitButton);
}

function seatChoice(seat) {
  const kinds = [["me", "me"], ["here", "someone at this screen"], ["open", "whoever gets the link"],
    ["easy", "bot, easy"], ["normal", "bot, normal"], ["strong", "bot, strong"]];
  const [label, select] = choose(`Seat ${seat + 1}`, kinds, { name: `seat${seat}` });
  select.value = seat === 0 ? "me" : "normal";
  return label;
}

function wishedSeat(select) {
  const kind = select.value;
  return ["easy", "normal", "strong"].includes(kind) ? { kind: "bot", level: kind } : { kind };
}

function optionChoice(option) {
  if (option.allowed === null) {
    const input = el("input", { name: option.name, value: option.default });
    return el("label", {}, `${option.name} `, input);
  }
  const [label, select] = choose(option.name, option.allowed.map((one) => [one, one]), { name: option.name });
  select.value = option.default;
  return label;
}

function replayForm() {
  const file = el("input", { type: "file", name: "record" });
  const submit = safely(async () => {
    const record = await file.files[0].text();
    const table = await call("POST", "/replays", { record });
    location.hash = `#/table/${table.id}`;
  });
  return el("form", { onsubmit: submit }, el("h2", {}, "Look at a game file"),
    el("label", {}, "Game file ", file), el("button", { class: "plain" }, "Open"));
}

function aboutMe(main) {
  const place = el("p", {});
  const move = safely(async () => {
    const { link } = await call("POST", "/me/link");
    place.replaceChildren("Open this on the other device within ten minutes: ",
      el("code", {}, `${location.origin}/plain/#/device/${link}`));
  });
  const take = safely(async () => {
    const found = JSON.stringify(await call("GET", "/me/export"), null, 1);
    const address = URL.createObjectURL(new Blob([found], { type: "application/json" }));
    el("a", { href: address, download: "croupier-me.json" }).click();
  });
  const forget = safely(async () => {
    if (!confirm("Delete your name and your secret? This cannot be undone.")) return;
    await call("DELETE", "/me");
    me.forget();
    await lobby(main);
  });
  return el("section", {}, el("h2", {}, "About me"), el("div", { class: "row" },
    button("Use another device", move, "plain"), button("Download my data", take, "plain"),
    button("Delete me", forget, "plain")), place);
}

export async function invitation(main, link) {
  if (!me.secret) {
    main.replaceChildren(nameForm(() => invitation(main, link)));
    return;
  }
  const found = await call("GET", `/invitations/${link}`);
  const sit = safely(async () => {
    await call("POST", "/seats", { link, seed: random(16) });
    location.hash = `#/table/${found.table.id}`;
  });
  const names = found.table.seats.map((seat) => seat.name || "open seat").join(", ");
  main.replaceChildren(el("h2", {}, `${found.table.title}: ${names}`),
    found.free ? button(`Sit down on seat ${found.seat + 1}`, sit) : el("p", {}, "That seat is taken."),
    el("p", {}, el("a", { href: `#/table/${found.table.id}` }, "Watch")));
}

export async function device(main, link) {
  me.set(await call("POST", "/devices", { link }));
  news(`You are ${me.name} on this device too.`);
  location.hash = "#/";
}
