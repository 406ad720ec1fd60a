import { beforeEach, describe, expect, it, vi } from "vitest";
import { Presses } from "./presses";

class Press {
  readonly isTrusted: boolean;
  constructor(
    readonly type: string,
    options: { trusted?: boolean } = {},
  ) {
    this.isTrusted = options.trusted ?? true;
  }
}
class Click extends Press {
  readonly detail = 1;
  constructor(
    readonly clientX: number,
    readonly clientY: number,
    options = {},
  ) {
    super("click", options);
  }
}
class Key extends Press {
  constructor(readonly key: string) {
    super("keydown");
  }
}
vi.stubGlobal("MouseEvent", Click);
vi.stubGlobal("KeyboardEvent", Key);

describe("a second press of the same spot", () => {
  let now: number;
  let presses: Presses;
  const lets = (press: Press): boolean => presses.lets(press as unknown as MouseEvent);
  beforeEach(() => {
    now = 0;
    presses = new Presses(() => now);
  });

  it("decides nothing else until what is new has been seen for a moment", () => {
    expect(lets(new Click(100, 100))).toBe(true);
    presses.decided();
    now = 300;
    expect(lets(new Click(103, 98))).toBe(false);
    now = 5000;
    presses.opened();
    now = 5500;
    expect(lets(new Click(100, 100))).toBe(false);
    now = 5700;
    expect(lets(new Click(100, 100))).toBe(true);
  });

  it("is another press elsewhere, with another key, or if nothing was decided", () => {
    lets(new Click(100, 100));
    expect(lets(new Click(100, 100))).toBe(true);
    presses.decided();
    expect(lets(new Click(160, 100))).toBe(true);
    lets(new Key("r"));
    presses.decided();
    expect(lets(new Key("r"))).toBe(false);
    expect(lets(new Key("3"))).toBe(true);
  });

  it("is not the same any more after a press elsewhere", () => {
    lets(new Click(100, 100));
    presses.decided();
    expect(lets(new Click(300, 100))).toBe(true);
    expect(lets(new Click(100, 100))).toBe(true);
  });

  it("does not concern what a program presses", () => {
    lets(new Click(0, 0));
    presses.decided();
    expect(lets(new Click(0, 0, { trusted: false }))).toBe(true);
  });

  it("is not the press before what a program has decided", () => {
    lets(new Key("Escape"));
    lets(new Click(0, 0, { trusted: false }));
    presses.decided();
    expect(lets(new Key("Escape"))).toBe(true);
  });
});
