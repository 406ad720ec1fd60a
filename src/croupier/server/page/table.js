// A table in words: the board as text, a button for each legal event, the list of what happened.
import { call, me, random, TableSocket } from "./api.js";
import { button, choose, el, news, safely } from "./dom.js";

const PHRASES = ["hello", "good-luck", "well-played", "nice-roll", "ouch", "thanks", "sorry", "hurry", "wait",
  "rematch", "bye"];

export class TablePage {
  constructor(main, id) {
    Object.assign(this, { main, id, table: null, now: null, mine: [], entries: new Map(), links: {} });
    this.board = el("pre", { class: "board", tabindex: 0, "aria-label": "Board" });
    this.turn = el("p", { role: "status", "aria-live": "polite" });
    this.actions = el("div", {});
    this.seats = el("div", {});
    this.log = el("ol", { class: "log", tabindex: 0, "aria-label": "What happened" });
    this.more = el("div", { class: "row" });
    main.replaceChildren(this.turn, el("h2", {}, "Your move"), this.actions, el("h2", {}, "Board"), this.board,
      el("h2", {}, "Seats"), this.seats, el("h2", {}, "What happened"), this.log, this.more);
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
        this.seed();
        break;
      case "update":
        this.take(message);
        break;
      case "seats":
        this.table = message.table;
        this.draw();
        break;
      case "refused":
        news(message.why.words);
        break;
      case "previewed":
        news(message.preview ? `${message.event}: ${message.preview.words}` : message.why.words);
        break;
      case "said":
        news(`${this.name(message.seat)}: ${message.phrase.replaceAll("-", " ")}`);
        break;
      case "error":
        news(message.words);
        break;
    }
  }

  // Every seat of mine adds its seed before the game begins; several at one screen take turns.
  seed() {
    if (this.table.phase !== "waiting") return;
    const missing = this.mine.filter((seat) => !this.table.seats[seat].seeded);
    if (!missing.length) return;
    if (missing.includes(this.socket.seat)) {
      this.socket.command("seed", { seed: random(16) });
      missing.splice(missing.indexOf(this.socket.seat), 1);
    }
    if (missing.length) this.socket.join(missing[0]);
  }

  take(message) {
    for (const entry of message.entries) this.entries.set(entry.seq, entry);
    this.now = message.now;
    this.draw();
  }

  draw() {
    this.drawBoard();
    this.drawTurn();
    this.drawActions();
    this.drawSeats();
    this.drawLog();
    this.drawMore();
  }

  name(seat) {
    return this.table.seats[seat]?.name || `Seat ${seat + 1}`;
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
      this.turn.textContent = `The game is over. ${places.join(", ")}.`;
    } else if (this.table.phase === "waiting") {
      this.turn.textContent = "Waiting for everybody to sit down.";
    } else if (turn.kind === "chance") {
      this.turn.textContent = `${this.name(turn.seat ?? 0)} is to ${turn.verb}.`;
    } else if (turn.kind === "decide") {
      this.turn.textContent = `${turn.seats.map((seat) => this.name(seat)).join(", ")} to decide.`;
    }
  }

  drawActions() {
    const { turn, actions, typed, may_undo: mayUndo, order } = this.now;
    const seat = this.socket.seat;
    const list = el("ul", { class: "choices" });
    const add = (made) => list.append(el("li", {}, made));
    if (this.table.phase === "playing" && turn.kind === "chance" && turn.seat === seat && seat !== null) {
      add(button(turn.verb, () => this.socket.command("roll")));
    }
    for (const action of actions) {
      const made = button(action.event, () => this.socket.command("act", { event: action.event }));
      made.append(el("small", {}, action.preview.words));
      add(made);
    }
    if (mayUndo) add(button("undo", () => this.socket.command("undo"), "plain"));
    this.actions.replaceChildren(list);
    if (typed.length) this.actions.append(this.typedForm(typed));
    if (order) {
      this.actions.append(el("p", {}, `Standing order: ${order.event} ${order.limit ?? ""} `,
        button("withdraw it", () => this.socket.command("forget"), "plain")));
    }
    const other = this.otherChair();
    if (other !== undefined) {
      this.actions.append(el("p", {},
        button(`Pass the screen to ${this.name(other)}`, () => this.socket.join(other))));
    }
    if (!list.children.length && !typed.length) list.append(el("li", {}, "Nothing to do now."));
  }

  otherChair() {
    const { turn } = this.now;
    const owed = turn.kind === "decide" ? turn.seats : turn.kind === "chance" ? [turn.seat] : [];
    if (owed.includes(this.socket.seat)) return undefined;
    return owed.find((seat) => this.mine.includes(seat));
  }

  typedForm(verbs) {
    const input = el("input", { name: "event", required: true, autocomplete: "off", "aria-label": "Your event" });
    input.value = `${verbs[0]} `;
    const submit = safely(() => this.socket.command("act", { event: input.value.trim() }));
    const ask = () => this.socket.command("preview", { event: input.value.trim() });
    return el("form", { class: "row", onsubmit: submit }, input, el("button", {}, "Play it"),
      button("Ask first", ask, "plain"));
  }

  drawSeats() {
    const rows = this.table.seats.map((seat) => {
      const state = seat.kind === "open" ? "open" : seat.resigned ? "gave up; a bot plays on"
        : seat.stand_in ? "a bot stands in" : seat.kind === "bot" ? `bot, ${seat.level}`
          : seat.own_bot ? "own bot" : seat.present ? "here" : "away";
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
      if (seat.stand_in) parts.push(button("Take my seat back", () => this.socket.command("back")));
      else if (!seat.resigned) {
        parts.push(button("Leave, a bot plays", () => this.socket.command("leave"), "plain"));
        parts.push(button("Give up", () => confirm("Give up this game?") && this.socket.command("resign"), "plain"));
        parts.push(this.orderForm());
      }
    }
    if (seat) parts.push(this.phraseForm());
    if (phase === "over" && this.mine.length) parts.push(button("Play again", safely(() => this.again())));
    if (rematch) parts.push(el("a", { href: `#/table/${rematch}` }, "Go to the next game"));
    parts.push(button("Download the game file", safely(() => this.download()), "plain"));
    this.more.replaceChildren(...parts);
  }

  orderForm() {
    const event = el("input", { name: "order", "aria-label": "Standing order", placeholder: "bid lounge" });
    const limit = el("input", { name: "limit", type: "number", min: 0, "aria-label": "up to", placeholder: "up to" });
    const submit = safely(() => this.socket.command("order",
      { event: event.value.trim(), limit: limit.value === "" ? null : Number(limit.value) }));
    return el("form", { class: "row", onsubmit: submit }, event, limit, el("button", { class: "plain" }, "Standing order"));
  }

  phraseForm() {
    const [label, select] = choose("Say", PHRASES.map((one) => [one, one.replaceAll("-", " ")]));
    return el("div", { class: "row" }, label,
      button("Say it", () => this.socket.command("say", { phrase: select.value }), "plain"));
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
