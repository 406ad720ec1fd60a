/** One live connection to a table: joins, resumes, resends, and keeps what the chair may know. */
import { WebSocket as Socket } from "partysocket";
import type { Phrase } from "./emotes";
import { settings } from "./settings.svelte";
import { randomBytes } from "./person.svelte";
import { hex } from "./fair/sha256";
import type { Entry, FromClient, FromServer, Play, Position, Previewed, Refusal, Snapshot, TableInfo } from "./wire";
import { VERSION } from "./wire";

export type Link = "connecting" | "open" | "lost" | "closed";
export type Answer = { done: true; seq: number } | { done: false; refusal: Refusal };
/** What the house says to an event: a preview or a refusal, and what to point at. */
export type PreviewAnswer = Pick<Previewed, "preview" | "refusal" | "marks">;
type Body = FromClient extends infer M ? (M extends { id: string } ? Omit<M, "id" | "last"> : never) : never;
/** What carries messages: a socket, or what answers like the house. */
export type Line = Pick<Socket, "send" | "close"> & { onopen: unknown; onmessage: unknown; onclose: unknown };

interface Waiting<P extends Play> {
  message: FromClient;
  resolve(message: FromServer<P>): void;
}

export interface Listener<P extends Play = Play> {
  snapshot(message: Snapshot<P>): void;
  /** The house speaks another version of the protocol; nothing else of it is read. */
  outdated(version: number): void;
  update(entries: Entry<P>[], now: Position<P>): void;
  seats(table: TableInfo): void;
  said(seat: number, phrase: Phrase): void;
  fault(code: string, words: string): void;
}

export class Connection<P extends Play = Play> {
  link: Link = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  mine: number[] = $state.raw([]);
  entries: Entry<P>[] = $state.raw([]);
  /** Whether positions bring the board in words: only where it is shown. */
  inWords = false;

  private line: Line;
  private last = 0;
  private waiting = new Map<string, Waiting<P>>();
  private closed = false;
  /** How often this line has joined: what was asked before from another chair is not taken any more. */
  private joined = 0;

  constructor(
    readonly id: string,
    private readonly secret: string | null,
    private chair: number | null,
    private readonly listener: Listener<P>,
    open: (id: string) => Line = openSocket,
  ) {
    this.line = open(id);
    this.line.onopen = () => this.opened();
    this.line.onmessage = (event: { data: string }) => this.receive(JSON.parse(event.data) as FromServer<P>);
    this.line.onclose = (event?: { code?: number }) => this.dropped(event?.code);
  }

  /** Looks from another chair of the same person, or again in another language. */
  sit(seat: number | null): void {
    this.chair = seat;
    this.last = 0;
    this.join();
  }

  /** The last entry that has come. */
  get seen(): number {
    return this.last;
  }

  act(event: string): Promise<Answer> {
    return this.command({ kind: "act", event });
  }

  command(body: Body): Promise<Answer> {
    return this.ask(body).then((message): Answer => {
      if (message.kind === "refused") return { done: false, refusal: message.refusal };
      if (message.kind === "ack") return { done: true, seq: message.seq };
      const words = message.kind === "error" ? message.words : "";
      return { done: false, refusal: { code: "error", clause: "", args: {}, words } };
    });
  }

  /** Says a phrase, now or never: nobody answers it, and it is not said again from another chair or after a break. */
  say(phrase: Phrase): void {
    if (this.link === "open") this.send({ kind: "say", id: hex(randomBytes(8)), phrase });
  }

  async preview(event: string): Promise<PreviewAnswer> {
    const message = await this.ask({ kind: "preview", event });
    return message.kind === "previewed" ? message : { preview: null, refusal: null, marks: [] };
  }

  async look(seq: number): Promise<Position<P> | null> {
    const message = await this.ask({ kind: "look", seq });
    return message.kind === "looked" ? message.then : null;
  }

  close(): void {
    this.closed = true;
    this.line.close();
  }

  private ask(body: Body): Promise<FromServer<P>> {
    const id = hex(randomBytes(8));
    const stamped = ["act", "roll", "undo"].includes(body.kind) ? { ...body, id, last: this.last } : { ...body, id };
    const message = stamped as FromClient;
    return new Promise((resolve) => {
      this.waiting.set(id, { message, resolve });
      if (this.link === "open") this.send(message);
    });
  }

  private send(message: FromClient): void {
    this.line.send(JSON.stringify(message));
  }

  private opened(): void {
    this.join();
  }

  private join(): void {
    const { secret, chair: seat, last } = this;
    this.send({ kind: "join", secret, seat, last, language: settings.language, text: this.inWords });
  }

  /** Whatever it was, the line comes back by itself; only after 1008 there is no use in it. */
  private dropped(code?: number): void {
    if (this.closed) return;
    this.link = code === 1008 ? "closed" : "lost";
    if (code === 1008) this.close();
  }

  private receive(message: FromServer<P>): void {
    switch (message.kind) {
      case "snapshot":
        return this.begin(message);
      case "update":
        this.take(message.entries);
        return this.listener.update(message.entries, message.now);
      case "seats":
        this.table = message.table;
        return this.listener.seats(message.table);
      case "said":
        return this.listener.said(message.seat, message.phrase);
      case "error":
        if (message.id) this.answer(message.id, message);
        return this.listener.fault(message.code, message.words);
      case "ack":
      case "refused":
      case "previewed":
      case "looked":
      case "page":
      case "pong":
        return this.answer(message.id, message);
    }
  }

  private begin(message: Snapshot<P>): void {
    if (message.version !== VERSION) {
      this.close();
      return this.listener.outdated(message.version);
    }
    this.link = "open";
    if (this.last === 0) this.entries = [];
    this.table = message.table;
    this.seat = message.seat;
    this.chair = message.seat;
    this.mine = message.mine;
    this.joined += 1;
    const { last: before, joined } = this;
    this.take(message.entries);
    this.listener.snapshot(message);
    for (const { message: unanswered } of this.waiting.values()) this.send(unanswered);
    void this.fill(before, message.entries[0]?.seq ?? before, joined);
  }

  private take(entries: Entry<P>[]): void {
    const fresh = entries.filter((entry) => entry.seq > this.last);
    this.entries = [...this.entries, ...fresh];
    this.last = fresh.at(-1)?.seq ?? this.last;
  }

  /** Asks for the entries between two numbers, page by page: a snapshot brings only the newest ones. */
  private async fill(after: number, before: number, joined: number): Promise<void> {
    while (after + 1 < before) {
      const message = await this.ask({ kind: "read", after });
      if (message.kind !== "page" || this.joined !== joined || message.entries.length === 0) return;
      const older = message.entries.filter((entry) => entry.seq < before);
      this.entries = [...this.entries, ...older].sort((one, other) => one.seq - other.seq);
      after = message.entries.at(-1)!.seq;
    }
  }

  private answer(id: string, message: FromServer<P>): void {
    this.waiting.get(id)?.resolve(message);
    this.waiting.delete(id);
  }
}

function openSocket(id: string): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new Socket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`, [], {
    minReconnectionDelay: 500,
    maxReconnectionDelay: 30_000,
    reconnectionDelayGrowFactor: 2,
  }) as unknown as Line;
}
