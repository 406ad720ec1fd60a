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
  target: Place | null = null;
  constructor(
    readonly clientX: number,
    readonly clientY: number,
    options = {},
  ) {
    super("click", options);
  }
}
class Place {
  constructor(private readonly left: number) {}
  contains(other: Place): boolean {
    return this === other;
  }
  getBoundingClientRect(): object {
    return { left: this.left, right: this.left + 80, top: 90, bottom: 130 };
  }
}
class Key extends Press {
  constructor(readonly key: string) {
    super("keydown");
  }
}
vi.stubGlobal("MouseEvent", Click);
vi.stubGlobal("KeyboardEvent", Key);
vi.stubGlobal("Node", Place);

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

describe("a press that is meant for a button that has just gone", () => {
  const skip = new Place(100);
  const choice = new Place(120);
  let now: number;
  let presses: Presses;
  const on = (target: Place, x: number): boolean =>
    presses.lets(Object.assign(new Click(x, 100), { target }) as unknown as MouseEvent);
  const stand = (...places: Place[]): void => presses.stand(places as unknown as Element[]);
  beforeEach(() => {
    now = 0;
    presses = new Presses(() => now);
    stand(skip);
  });

  it("does not choose what has come in its place", () => {
    now = 1000;
    stand();
    now = 1800;
    stand(choice);
    presses.opened();
    now = 2000;
    expect(on(choice, 150)).toBe(false);
    expect(on(choice, 190)).toBe(true);
    presses.decided();
    expect(on(choice, 150), "what comes after one's own choice").toBe(true);
  });

  it("may choose what one's own choice has brought at once", () => {
    now = 5000;
    expect(on(skip, 150)).toBe(true);
    presses.decided();
    now = 5100;
    stand();
    now = 5200;
    stand(choice);
    presses.opened();
    now = 5900;
    expect(on(choice, 170)).toBe(true);
  });

  it("may pass where the button still stands, or went long ago", () => {
    now = 1000;
    stand(skip, choice);
    presses.opened();
    expect(on(skip, 150)).toBe(true);
    stand(skip);
    now = 9000;
    stand(choice);
    now = 12000;
    presses.opened();
    expect(on(choice, 150)).toBe(true);
  });
});
