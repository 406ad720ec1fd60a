// Who we are, the HTTP half, and the socket with its resends and its back-off.
import { language, t } from "./texts.js";

export const me = {
  get secret() { return localStorage.getItem("croupier-secret"); },
  get name() { return localStorage.getItem("croupier-name"); },
  set(person) {
    localStorage.setItem("croupier-secret", person.secret);
    localStorage.setItem("croupier-name", person.name);
  },
  forget() {
    localStorage.removeItem("croupier-secret");
    localStorage.removeItem("croupier-name");
  },
};

export async function call(method, path, body) {
  const headers = { "accept-language": language.now };
  if (me.secret) headers.authorization = `Bearer ${me.secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (answer.status === 401) me.forget();
  const json = (answer.headers.get("content-type") ?? "").startsWith("application/json");
  const found = answer.status === 204 ? null : json ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const allowed = found.allowed?.length ? ` (${found.allowed.join(", ")})` : "";
    throw new Error((found.words ?? t("plain-error")) + allowed);
  }
  return found;
}

export function random(bytes) {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A socket that comes back by itself; a command that got no answer is sent again with its id.
export class TableSocket {
  constructor(table, hear, state) {
    Object.assign(this, { table, hear, state, last: 0, seat: null, tries: 0, waiting: new Map(), over: false });
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket.onopen = () => this.join(this.seat);
    this.socket.onmessage = (event) => this.read(JSON.parse(event.data));
    this.socket.onclose = (event) => this.again(event);
  }

  join(seat) {
    this.seat = seat;
    this.put({ kind: "join", secret: me.secret, seat, last: 0, language: language.now, text: true });
  }

  read(message) {
    if (message.kind === "snapshot") {
      this.tries = 0;
      this.state(t("plain-connected"));
      for (const command of this.waiting.values()) this.put(command);
    }
    if (message.now) this.last = message.now.seq;
    if (message.kind === "snapshot" || message.kind === "page") this.fill(message);
    if (message.id) this.waiting.delete(message.id);
    this.hear(message);
  }

  // A snapshot brings only the newest entries of a long game; those before are asked for, page by page.
  fill(message) {
    if (message.kind === "snapshot") this.first = message.entries[0]?.seq ?? 1;
    const known = message.kind === "snapshot" ? 0 : message.entries.at(-1)?.seq ?? this.first;
    if (known + 1 < this.first) this.command("read", { after: known });
  }

  command(kind, fields = {}) {
    const id = random(8);
    const message = { kind, id, ...fields };
    if (["act", "roll", "undo"].includes(kind)) message.last = this.last;
    if (!["say", "preview", "read"].includes(kind)) this.waiting.set(id, message);
    this.put(message);
  }

  put(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  again(event) {
    if (this.over) return;
    if (event.code === 1008) {
      this.state(t("plain-closed"));
      return;
    }
    const wait = Math.min(30, 0.5 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.state(t("plain-lost", { seconds: Math.ceil(wait) }));
    setTimeout(() => this.over || this.open(), wait * 1000);
  }

  close() {
    this.over = true;
    this.socket.close();
  }
}
