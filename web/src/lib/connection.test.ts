import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection as ConnectionType, Listener } from "./connection.svelte";
import type { FromClient, FromServer } from "./wire";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null });
const { VERSION } = await import("./wire");
const { Connection } = await import("./connection.svelte");

class Line {
  sent: (FromClient & { id?: string; last?: number })[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  closed = 0;
  onclose: (event?: { code: number }) => void = () => undefined;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed += 1;
    this.onclose();
  }
  hears(message: Partial<FromServer> & { kind: string }): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const entries = (...numbers: number[]): { seq: number }[] => numbers.map((seq) => ({ seq }));

describe("a connection to a table", () => {
  let line: Line;
  let connection: ConnectionType;
  const snapshot = (last: number[], seat: number | null = 0): void =>
    line.hears({
      kind: "snapshot",
      version: VERSION,
      table: { id: "t" },
      seat,
      mine: [0],
      entries: entries(...last),
      now: {},
    } as never);

  beforeEach(() => {
    line = new Line();
    const nothing = (): void => undefined;
    const listener: Listener = {
      snapshot: nothing,
      outdated: nothing,
      update: nothing,
      seats: nothing,
      said: nothing,
      fault: nothing,
    };
    connection = new Connection("t", "secret", null, listener, () => line as never);
    line.onopen();
  });

  it("says who it is, and is open once the table is known", () => {
    expect(line.sent[0]).toMatchObject({ kind: "join", secret: "secret", last: 0 });
    expect(connection.link).toBe("connecting");
    snapshot([1, 2]);
    expect([connection.link, connection.seen, connection.seat]).toEqual(["open", 2, 0]);
  });

  it("waits for a house in trouble, also before it has seen the table, and gives up only when told so", () => {
    for (const code of [1006, 1011, 1012, 1013]) {
      line.hears({ kind: "error", code: "house-broken", words: "" } as never);
      line.onclose({ code });
      expect([connection.link, line.closed]).toEqual(["lost", 0]);
    }
    line.onclose({ code: 1008 });
    expect([connection.link, line.closed]).toEqual(["closed", 1]);
  });

  it("says a phrase once: not again from the next chair of a shared screen, nor after a break", () => {
    snapshot([1, 2]);
    connection.say("sorry");
    connection.sit(1);
    snapshot([1, 2], 1);
    line.onclose({ code: 1006 });
    connection.say("ouch");
    line.onopen();
    snapshot([1, 2], 1);
    expect(line.sent.filter(({ kind }) => kind === "say")).toMatchObject([{ phrase: "sorry" }]);
  });

  it("stamps a move with the last entry it has seen, and gives its answer", async () => {
    snapshot([1, 2]);
    const answer = connection.act("place 3");
    const { id, last } = line.sent.at(-1)!;
    expect(last).toBe(2);
    line.hears({ kind: "ack", id: id!, seq: 3 });
    expect(await answer).toEqual({ done: true, seq: 3 });
  });

  it("gives the reason of a refusal", async () => {
    snapshot([1]);
    const answer = connection.act("place 9");
    const refusal = { code: "not-rolled", clause: "LV12 §3.2", args: {}, words: "No die shows 9." };
    line.hears({ kind: "refused", id: line.sent.at(-1)!.id!, refusal });
    expect(await answer).toEqual({ done: false, refusal });
  });

  it("sends what was not answered again after a lost line, under the same name", async () => {
    snapshot([1]);
    const answer = connection.command({ kind: "roll" });
    const { id } = line.sent.at(-1)!;
    line.onclose();
    expect(connection.link).toBe("lost");
    line.onopen();
    expect(line.sent.at(-1)).toMatchObject({ kind: "join", last: 1, seat: 0 });
    snapshot([2]);
    expect(line.sent.at(-1)).toMatchObject({ kind: "roll", id });
    line.hears({ kind: "ack", id: id!, seq: 2 });
    expect(await answer).toEqual({ done: true, seq: 2 });
    line.onclose();
    line.onopen();
    snapshot([]);
    expect(line.sent.at(-1)!.kind).toBe("join");
  });

  it("keeps every entry once, however often it comes", () => {
    snapshot([1, 2]);
    line.hears({ kind: "update", entries: entries(2, 3), now: {} } as never);
    line.onclose();
    line.onopen();
    snapshot([3, 4]);
    expect(connection.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4]);
  });

  it("reads a long game whole: a snapshot brings the newest entries, the others come page by page", async () => {
    const answered = async (...numbers: number[]): Promise<void> => {
      line.hears({ kind: "page", id: line.sent.at(-1)!.id!, entries: entries(...numbers) } as never);
      await Promise.resolve();
    };
    snapshot([6, 7]);
    expect(line.sent.at(-1)).toMatchObject({ kind: "read", after: 0 });
    await answered(1, 2, 3);
    expect(line.sent.at(-1)).toMatchObject({ kind: "read", after: 3 });
    line.hears({ kind: "update", entries: entries(8), now: {} } as never);
    await answered(4, 5, 6);
    expect(connection.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(line.sent.filter((message) => message.kind === "read")).toHaveLength(2);
  });

  it("waits with a command until the line is there", () => {
    void connection.act("place 3");
    expect(line.sent.map((message) => message.kind)).toEqual(["join"]);
    snapshot([1]);
    expect(line.sent.map((message) => message.kind)).toEqual(["join", "act"]);
  });

  it("is not lost when it was closed on purpose", () => {
    snapshot([1]);
    connection.close();
    expect(connection.link).toBe("open");
  });
});
