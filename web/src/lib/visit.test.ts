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
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
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
