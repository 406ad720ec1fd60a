// A table in words: the board as text, a button for each legal event, the list of what happened.
import { call, me, TableSocket } from "./api.js";
import { button, choose, el, news, safely } from "./dom.js";
import { owed } from "./seeds.js";
import { t } from "./texts.js";

const PHRASES = ["hello", "good-luck", "well-played", "nice-roll", "ouch", "thanks", "sorry", "hurry", "wait",
  "rematch", "bye"];

export class TablePage {
  constructor(main, id) {
    Object.assign(this, { main, id, table: null, now: null, mine: [], entries: new Map(), links: {} });
    this.board = el("pre", { class: "board", tabindex: 0, "aria-label": t("plain-board") });
    this.turn = el("p", { role: "status", "aria-live": "polite" });
    this.actions = el("div", {});
    this.seats = el("div", {});
    this.log = el("ol", { class: "log", tabindex: 0, "aria-label": t("moves") });
    this.more = el("div", { class: "row" });
    main.replaceChildren(this.turn, el("h2", {}, t("plain-choices")), this.actions, el("h2", {}, t("plain-board")),
      this.board, el("h2", {}, t("players")), this.seats, el("h2", {}, t("moves")), this.log, this.more);
    const link = document.getElementById("link");
    this.socket = new TableSocket(id, (message) => this.hear(message), (state) => { link.textContent = state; });
  }

  close() {
    this.socket.close();
    document.getElementById("link").textContent = "";
  }

  hear(message) {
    switch (message.kind) {
      case "snapshot":
        this.mine = message.mine;
        this.table = message.table;
        if (message.seat === null && this.mine.length) {
          this.socket.join(this.mine[0]);
          return;
        }
        this.entries.clear();
        this.take(message);
        this.seed(true);
        break;
      case "update":
        this.take(message);
        break;
      case "page":
        for (const entry of message.entries) this.entries.set(entry.seq, entry);
        this.drawLog();
        break;
      case "seats":
        this.table = message.table;
        this.seed();
        this.draw();
        break;
      case "refused":
        news(message.refusal.words);
        break;
      case "previewed":
        news(message.preview ? `${message.event}: ${message.preview.words}` : message.refusal.words);
        break;
      case "said":
        news(`${this.name(message.seat)}: ${t(`phrase-${message.phrase}`)}`);
        break;
      case "error":
        news(message.words);
        break;
    }
  }

  // Every seat of mine has a part in the dice before the game begins; several at one screen take turns.
  seed(joining = false) {
    const seat = this.socket.seat;
    const part = seat === null ? null : owed(this.table, seat, joining);
    if (part) {
      const { kind, ...fields } = part;
      if (joining || this.added !== JSON.stringify(part)) this.socket.command(kind, fields);
      this.added = JSON.stringify(part);
      return;
    }
    const next = this.mine.find((other) => other !== seat && owed(this.table, other, false));
    if (next !== undefined) this.socket.join(next);
  }

  take(message) {
    for (const entry of message.entries) this.entries.set(entry.seq, entry);
    this.now = message.now;
    this.draw();
  }

  draw() {
    // Nothing is known yet while one's own seat is being asked for.
    if (this.now === null) return;
    this.drawBoard();
    this.drawTurn();
    this.drawActions();
    this.drawSeats();
    this.drawLog();
    this.drawMore();
  }

  name(seat) {
    return this.table.seats[seat]?.name || t("seat-number", { number: seat + 1 });
  }

  drawBoard() {
    this.board.replaceChildren();
    for (const line of this.now.board) {
      for (const [words, style] of line) this.board.append(el("span", { class: style }, words));
      this.board.append("\n");
    }
  }

  drawTurn() {
    const { turn, result } = this.now;
    if (result) {
      const order = result.ranks.map((rank, seat) => [rank, seat]).sort((a, b) => a[0] - b[0]);
      const places = order.map(([rank, seat]) => `${rank}. ${this.name(seat)} (${result.scores[seat]})`);
      this.turn.textContent = `${t("turn-over")}. ${places.join(", ")}.`;
    } else if (this.table.phase === "waiting") {
      this.turn.textContent = t("waiting-for-players");
    } else if (turn.kind === "chance") {
      this.turn.textContent = t("waiting-roll", { name: this.name(turn.seat ?? 0) });
    } else if (turn.kind === "decide") {
      const names = turn.seats.map((seat) => this.name(seat)).join(", ");
      this.turn.textContent = t("waiting-choice", { name: names });
    }
  }

  drawActions() {
    const { turn, actions, typed, may_undo: mayUndo, held, order } = this.now;
    const seat = this.socket.seat;
    const list = el("ul", { class: "choices" });
    const add = (made) => list.append(el("li", {}, made));
    if (this.table.phase === "playing" && turn.kind === "chance" && turn.seat === seat && seat !== null) {
      add(button(t("roll"), () => this.socket.command("roll")));
    }
    for (const action of actions) {
      const made = button(action.event, () => this.socket.command("act", { event: action.event }));
      made.append(el("small", {}, action.preview.words));
      add(made);
    }
    // Bots wait so that one can take a move back.
    if (mayUndo && held !== null) add(button(t("go-on"), () => this.socket.command("go-on")));
    if (mayUndo) add(button(t("undo"), () => this.socket.command("undo"), "plain"));
    this.actions.replaceChildren(list);
    if (typed.length) this.actions.append(this.typedForm(typed));
    if (order) {
      this.actions.append(el("p", {}, `${t("plain-order")}: ${order.event} ${order.limit ?? ""} `,
        button(t("plain-withdraw"), () => this.socket.command("forget"), "plain")));
    }
    const other = this.otherChair();
    if (other !== undefined) {
      this.actions.append(el("p", {},
        button(t("hand-over", { name: this.name(other) }), () => this.socket.join(other))));
    }
    if (!list.children.length && !typed.length) list.append(el("li", {}, t("plain-nothing")));
  }

  otherChair() {
    const { turn } = this.now;
    const owed = turn.kind === "decide" ? turn.seats : turn.kind === "chance" ? [turn.seat] : [];
    if (owed.includes(this.socket.seat)) return undefined;
    return owed.find((seat) => this.mine.includes(seat));
  }

  typedForm(verbs) {
    const input = el("input", { name: "event", required: true, autocomplete: "off", "aria-label": t("type-move", { verbs: verbs.join(", ") }) });
    input.value = `${verbs[0]} `;
    const submit = safely(() => this.socket.command("act", { event: input.value.trim() }));
    const ask = () => this.socket.command("preview", { event: input.value.trim() });
    return el("form", { class: "row", onsubmit: submit }, input, el("button", {}, t("do-it")),
      button(t("plain-ask"), ask, "plain"));
  }

  drawSeats() {
    const rows = this.table.seats.map((seat) => {
      const state = t(seat.kind === "open" ? "seat-open" : seat.resigned ? "seat-resigned"
        : seat.stand_in ? "seat-stand-in" : seat.kind === "bot" ? `seat-bot-${seat.level}`
          : seat.own_bot ? "plain-own-bot" : seat.present ? "seat-ready" : "seat-away");
      const left = this.now?.clocks ? `${Math.ceil(this.now.clocks.left[seat.seat] / 1000)} s` : "";
      const link = this.links[seat.seat];
      const invite = seat.kind === "open" && link
        ? el("code", {}, `${location.origin}/plain/#/seat/${link}`) : "";
      return el("tr", {}, el("th", { scope: "row" }, `${seat.seat + 1}`), el("td", {}, seat.name || "–"),
        el("td", {}, state), el("td", {}, left), el("td", {}, invite));
    });
    this.seats.replaceChildren(el("table", {}, ...rows));
    if (this.mine.length && this.table.seats.some((seat) => seat.kind === "open" && !this.links[seat.seat])) {
      this.fetchLinks();
    }
  }

  async fetchLinks() {
    if (this.fetching) return;
    this.fetching = true;
    const found = await call("GET", `/tables/${this.id}/links`).catch(() => ({ links: {} }));
    this.links = found.links;
    this.fetching = Object.keys(this.links).length === 0;
    this.drawSeats();
  }

  drawLog() {
    const voided = new Set([...this.entries.values()].map((entry) => entry.voids));
    const items = [...this.entries.values()].sort((a, b) => a.seq - b.seq).map((entry) => {
      const who = entry.seat === null ? "" : `${this.name(entry.seat)}: `;
      const words = entry.words.length ? entry.words.join(" ") : `${who}${entry.text}`;
      return el("li", { value: entry.seq, class: voided.has(entry.seq) ? "void" : null }, words);
    });
    this.log.replaceChildren(...items);
    this.log.scrollTop = this.log.scrollHeight;
  }

  drawMore() {
    const { phase, seats, rematch } = this.table;
    const seat = seats[this.socket.seat];
    const parts = [];
    if (seat && phase === "playing") {
      if (seat.stand_in) parts.push(button(t("take-back"), () => this.socket.command("back")));
      else if (!seat.resigned) {
        parts.push(button(t("get-up"), () => this.socket.command("leave"), "plain"));
        parts.push(button(t("resign"), () => confirm(t("resign-sure")) && this.socket.command("resign"), "plain"));
        parts.push(this.orderForm());
      }
    }
    if (seat) parts.push(this.phraseForm());
    if (phase === "over" && this.mine.length) parts.push(button(t("rematch"), safely(() => this.again())));
    if (rematch) parts.push(el("a", { href: `#/table/${rematch}` }, t("join-rematch")));
    parts.push(button(t("replay-record"), safely(() => this.download()), "plain"));
    this.more.replaceChildren(...parts);
  }

  orderForm() {
    const event = el("input", { name: "order", "aria-label": t("plain-order"), placeholder: "bid lounge" });
    const limit = el("input", { name: "limit", type: "number", min: 0, "aria-label": t("plain-up-to"), placeholder: t("plain-up-to") });
    const submit = safely(() => this.socket.command("order",
      { event: event.value.trim(), limit: limit.value === "" ? null : Number(limit.value) }));
    return el("form", { class: "row", onsubmit: submit }, event, limit, el("button", { class: "plain" }, t("plain-order")));
  }

  phraseForm() {
    const [label, select] = choose(t("talk"), PHRASES.map((one) => [one, t(`phrase-${one}`)]));
    return el("div", { class: "row" }, label,
      button(t("do-it"), () => this.socket.command("say", { phrase: select.value }), "plain"));
  }

  async again() {
    const opened = await call("POST", `/tables/${this.id}/rematch`);
    location.hash = `#/table/${opened.table.id}`;
  }

  async download() {
    const seat = this.table.phase !== "over" && this.socket.seat !== null && me.secret ? `?seat=${this.socket.seat}` : "";
    const words = await call("GET", `/tables/${this.id}/record${seat}`);
    const address = URL.createObjectURL(new Blob([words], { type: "text/plain" }));
    el("a", { href: address, download: `${this.id}.croupier` }).click();
  }
}
