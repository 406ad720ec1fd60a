import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null });
const { cited, house, titleOf } = await import("./games.svelte");

test("a citation names a game and a clause, a title comes from the house where there are no words", () => {
  const facts = { seats: [2], levels: [], lessons: [], minutes: 5 };
  house.games = [
    { ...facts, name: "pig", title: "Pig", cite: "PG" },
    { ...facts, name: "hog", title: "Hog", cite: "HG2" },
  ];
  expect(cited("PG §4.1")).toEqual({ game: "pig", clause: "4.1" });
  expect(cited("HG2 A1")).toEqual({ game: "hog", clause: "A1" });
  expect(cited("house")).toBeNull();
  expect(titleOf("hog")).toBe("Hog");
  expect(titleOf("dog")).toBe("dog");
});
