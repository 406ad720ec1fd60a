import { beforeEach, describe, expect, it, vi } from "vitest";
import { VERSION, type FromClient } from "./wire";

class Line {
  static opened: Line;
  sent: FromClient[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  closed = false;
  constructor() {
    Line.opened = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
}

vi.doMock("partysocket", () => ({ WebSocket: Line }));
const reload = vi.fn();
const session = new Map<string, string>();
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
});
vi.stubGlobal("sessionStorage", {
  getItem: (name: string) => session.get(name) ?? null,
  setItem: (name: string, value: string) => session.set(name, value),
});
vi.stubGlobal("location", { protocol: "http:", host: "house", hash: "", reload });
vi.stubGlobal("addEventListener", () => undefined);
const { GAMES } = await import("../boards");
const { Visit } = await import("./visit.svelte");

function comes(game: string, version = VERSION): void {
  const table = { id: "t", game, phase: "playing", seats: [], options: {} };
  const now = { seq: 0, turn: { kind: "over" }, actions: [], typed: [], board: [] };
  const message = { kind: "snapshot", version, table, seat: null, mine: [], entries: [], now };
  Line.opened.onmessage({ data: JSON.stringify(message) });
}
const joins = (): unknown[] => Line.opened.sent.map((message) => message.kind === "join" && message.text);

describe("a table as it opens", () => {
  let visit: InstanceType<typeof Visit>;
  beforeEach(() => {
    session.clear();
    reload.mockClear();
    visit = new Visit("t", null);
    Line.opened.onopen();
  });

  it("never asks for words where the game has a drawing", () => {
    comes(GAMES[0]!.name);
    expect(joins()).toEqual([false]);
    expect(visit.position).not.toBeNull();
  });

  it("asks again for the board in words where there is no drawing, before anything is shown", () => {
    comes("pig");
    expect(joins()).toEqual([false, true]);
    expect(visit.position).toBeNull();
    comes("pig");
    expect(joins()).toEqual([false, true]);
    expect(visit.position).not.toBeNull();
  });

  it("is loaded anew when the house speaks another version, once, and says so if that did not help", async () => {
    comes("pig", VERSION + 1);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect([visit.fault, visit.position, Line.opened.closed]).toEqual([null, null, true]);
    const again = new Visit("t", null);
    Line.opened.onopen();
    comes("pig", VERSION + 1);
    await vi.waitFor(() => expect(again.fault).toBe("page-outdated"));
    expect(reload).toHaveBeenCalledTimes(1);
    comes("pig", VERSION + 2);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });
});

describe("skipping", () => {
  const person = { seat: 0, kind: "person", name: "Ann", stand_in: false, resigned: false, own_bot: false };
  const bot = { seat: 1, kind: "bot", name: "Bob", stand_in: false, resigned: false, own_bot: false };
  const mine = { seq: 0, turn: { kind: "decide", seats: [0] }, actions: [{ event: "pass" }], typed: [], board: [] };
  const theirs = { ...mine, seq: 1, turn: { kind: "decide", seats: [1] }, actions: [], held: 4000 };
  const says = (message: object): void => Line.opened.onmessage({ data: JSON.stringify(message) });
  const wishes = (): unknown[] => Line.opened.sent.filter((message) => message.kind === "go-on");

  it("waits until the house has answered one's own move, then goes on past the bots", async () => {
    const visit = new Visit("t", null);
    Line.opened.onopen();
    const table = { id: "t", game: GAMES[0]!.name, phase: "playing", seats: [person, bot], options: {} };
    says({ kind: "snapshot", version: VERSION, table, seat: 0, mine: [0], entries: [], now: mine });
    void visit.act("pass");
    await vi.waitFor(() => expect(visit.sending).toBe("pass"));
    void visit.skip();
    expect(wishes()).toEqual([]);
    const sent = Line.opened.sent.find((message) => message.kind === "act");
    says({ kind: "ack", id: (sent as { id: string }).id, seq: 1 });
    const entry = { seq: 1, seat: 0, kind: "decision", event: "pass", effects: [], words: [] };
    says({ kind: "update", entries: [entry], now: theirs });
    await vi.waitFor(() => expect(wishes()).toHaveLength(1));
    void visit.skip();
    void visit.skip();
    expect(wishes(), "a key that is kept down").toHaveLength(1);
    says({ kind: "update", entries: [{ ...entry, seq: 2, seat: 1 }], now: { ...theirs, seq: 2 } });
    void visit.skip();
    expect(wishes(), "one for each entry").toHaveLength(2);
  });

  it("leaves a refusal standing while another's turn lasts, and not in one's own", async () => {
    const visit = new Visit("t", null);
    Line.opened.onopen();
    const table = { id: "t", game: GAMES[0]!.name, phase: "playing", seats: [person, bot], options: {} };
    says({ kind: "snapshot", version: VERSION, table, seat: 0, mine: [0], entries: [], now: { ...theirs, seq: 0 } });
    visit.refuse({ code: "not-your-turn", clause: "", args: {}, words: "It is Bob’s turn." });
    const entry = { seq: 1, seat: 1, kind: "decision", event: "pass", effects: [], words: [] };
    says({ kind: "update", entries: [entry], now: theirs });
    await vi.waitFor(() => expect(visit.position?.seq).toBe(1));
    expect(visit.refusal).not.toBeNull();
    says({ kind: "update", entries: [{ ...entry, seq: 2 }], now: { ...mine, seq: 2 } });
    await vi.waitFor(() => expect(visit.refusal).toBeNull());
  });
});
