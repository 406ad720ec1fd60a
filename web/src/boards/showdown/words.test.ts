import { beforeAll, expect, test, vi } from "vitest";
import type { PreviewAnswer } from "../../lib/connection.svelte";
import type { Kind, Laid, Site } from "./rooms";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: { dataset: {}, setAttribute: () => undefined } });
const { loadLanguage, speakAlso, t } = await import("../../lib/texts.svelte");
const { default: game } = await import("./index");
const { about, heeded, nameFits, squareWords, verdict: judged } = await import("./words");
const verdict = (answer: PreviewAnswer): string => judged(answer, [], "slots");

beforeAll(() => {
  speakAlso(game.texts);
  speakAlso(
    import.meta.glob<string>("../../../../src/croupier/texts/en/page-review.ftl", { query: "?raw", import: "default" }),
  );
  return loadLanguage("en");
});

const said = (more: Partial<PreviewAnswer>): PreviewAnswer => ({ preview: null, refusal: null, marks: [], ...more });
const hint = (args: Record<string, number>, gain = 0) => ({
  gain,
  code: "vs-preview-build",
  args,
  words: "from the house",
});

test("what a legal spot brings: doors, ways, tracks, fame", () => {
  const marks = [
    { kind: "door", at: ["c3n", "c3w"] },
    { kind: "casino", at: ["a3", "b3", "c3"] },
    { kind: "hotel", at: ["g3", "c3"] },
  ];
  const words = verdict(said({ preview: hint({ population: 0, revenue: 1, fame: -2 }, 3), marks }));
  expect(words).toBe(
    "2 doors meet others, with a way to both entrances. Tracks: revenue +1 and fame -2. Worth 3 fame if the game ended now.",
  );
});

test("what moves no track is not told; what has none is told in the words of the house", () => {
  expect(verdict(said({ preview: hint({ population: 0, revenue: 0, fame: 0 }) }))).toBe("");
  expect(verdict(said({ preview: hint({}) }))).toBe("from the house");
});

test("rooms that could not stay are named before what a spot brings", () => {
  const laid = [{ room: "lounge", squares: ["b3", "c3"] }] as unknown as Laid[];
  const marks = ["f1", "b3"].map((square) => ({ kind: "cut", at: [square] }));
  const preview = hint({ population: 0, revenue: 1, fame: 0 });
  expect(judged(said({ preview, marks }), laid, "slots")).toBe("Then no way leads there any more: Slots and Lounge.");
  const lacks = [{ kind: "fault", at: ["c3"] }];
  expect(judged(said({ preview, marks: lacks }), laid, null)).toBe("Then these lack a room they need: Lounge.");
});

test("a refusal comes first, and doors that meet all the same behind it", () => {
  const refusal = { code: "vs-needs", clause: "VS §4.1", args: {}, words: "Fancy Slots needs Slots on the sheet." };
  expect(verdict(said({ refusal, marks: [{ kind: "wall", at: ["c3n"] }] }))).toBe(refusal.words);
  const met = verdict(
    said({
      refusal,
      marks: [
        { kind: "door", at: ["c3n"] },
        { kind: "hotel", at: ["g3"] },
      ],
    }),
  );
  expect(met).toBe(`${refusal.words} One door meets another, with a way to the hotel entrance.`);
});

test("a name is shown where it can be read", () => {
  const small = { rows: 1, columns: 1, doors: [] };
  const medium = { rows: 1, columns: 2, doors: [] };
  expect(nameFits("Slots", small, 56)).toBe(true);
  expect(nameFits("Fancy Restaurant", small, 74)).toBe(false);
  expect(nameFits("Fancy Restaurant", small, 110)).toBe(true);
  expect(nameFits("High Rollers Room", medium, 60)).toBe(false);
  expect(nameFits("High Rollers Room", medium, 80)).toBe(true);
  expect(nameFits("Slots", small, 30)).toBe(false);
});

test("a square and a room in words", () => {
  const laid = {
    room: "lounge",
    square: "c3",
    facing: "n" as const,
    squares: ["c3", "d3"],
    doors: ["c3n", "c3w", "d3e"],
  };
  const site = { laid: [laid] } as unknown as Site;
  expect(squareWords(site, "c3", "m")).toBe("c3: Lounge, doors north and west");
  expect(squareWords(site, "a1", "c")).toBe("a1: empty, casino area");
  const club = {
    id: "night-club",
    colour: "green",
    needs: ["lounge"],
    meets: ["lounge", "fancy-lounge"],
  } as unknown as Kind;
  expect(about(club)).toBe(
    "Night Club · for casino or hotel · needs Lounge · a door must meet a door of Lounge or Fancy Lounge",
  );
});

test("a lot says what its room needs and whether one has it, or that it finds no place", () => {
  const kind = { id: "fancy-lounge", needs: ["lounge"] } as unknown as Kind;
  expect(heeded({ kind, lacks: ["lounge"], fits: false })).toBe("you lack: Lounge");
  expect(heeded({ kind, lacks: [], fits: true })).toBe("you have: Lounge");
  expect(heeded({ kind, lacks: [], fits: false })).toBe("finds no place on your sheet");
  expect(heeded({ kind, lacks: [], fits: null })).toBe("needs Lounge");
  expect(heeded({ kind: { ...kind, needs: [] }, lacks: [], fits: true })).toBe("");
});

test("luck is what is drawn here, not dice", () => {
  expect(t("verify-dice", { luck: game.luck })).toBe("Check the cards");
  expect(t("review-chances-line", { name: "Ann", luck: game.luck })).toContain("▲ a lucky card or room");
});
