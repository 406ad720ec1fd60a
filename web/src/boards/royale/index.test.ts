import { describe, expect, it, vi } from "vitest";
import type { Entry } from "../../lib/wire";
import type { Play } from "./wire";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null });
const { default: game } = await import("./index");

/** An entry with effects of these kinds. */
function entry(text: string, ...kinds: string[]): Entry<Play> {
  const kind = /^(pair|tile|roll)/.test(text) ? "chance" : "move";
  return { kind, text, effects: kinds.map((one) => ({ kind: one })) } as unknown as Entry<Play>;
}

describe("Las Vegas Royale on the page", () => {
  it("explains a payout only where one is shown: a tile at work is another scene", () => {
    expect(game.pays(entry("place 2", "placed", "activated", "rewarded"))).toBe(false);
    expect(game.pays(entry("place 2", "placed", "won", "round-ended"))).toBe(true);
    expect(game.guide("scene", new Set())).toBe("guide-las-vegas-royale-scene");
    expect(game.guide("payout", new Set())).toBe("guide-las-vegas-payout");
  });

  it("shows the last dice of a round before it is paid, and black dice before what they decide", () => {
    expect(game.scene(entry("place 2", "placed", "activated", "rewarded"))).toBe(1);
    expect(game.scene(entry("place 2", "placed", "won", "round-ended"))).toBe(0);
    expect(game.scene(entry("black 6 6", "black-rolled", "dare-ended", "won"))).toBe(0);
    expect(game.scene(entry("black 6 6", "black-rolled"))).toBe(-1);
  });

  it("speaks of passing where one may pass", () => {
    expect(game.guide("choose", new Set(["place", "pass"]))).toBe("guide-las-vegas-royale-choose");
    expect(game.guide("choose", new Set(["place"]))).toBe("guide-las-vegas-choose");
    expect(game.guide("choose", new Set(["hide"]))).toBe("guide-las-vegas-tile");
  });

  it("speaks of the dice that wait to be rolled", () => {
    expect(game.guide("roll", new Set(["roll"]))).toBe("guide-las-vegas-roll");
    expect(game.guide("roll", new Set(["black"]))).toBe("guide-las-vegas-royale-black");
  });

  it("deals pairs and tiles quickly in a replay, and rolls at the usual pace", () => {
    expect(["pair 90 60", "tile 2 A1", "roll 1 2 b3"].map((text) => game.deals(entry(text)))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
