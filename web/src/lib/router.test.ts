import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { read, toDrills } = await import("./router.svelte");

test("addresses lead to pages, unknown ones perhaps to a page of a game", () => {
  expect(read("#/table/k3")).toEqual({ page: "table", id: "k3" });
  expect(read("#/replay/k3/12")).toEqual({ page: "replay", id: "k3", step: 12 });
  expect(read("#/replay/k3/x")).toEqual({ page: "replay", id: "k3", step: null });
  expect(read("#/rules/some-game/4.1")).toEqual({ page: "rules", game: "some-game", clause: "4.1" });
  expect(read("#/rules")).toEqual({ page: "rules", game: null, clause: null });
  expect(read("#/atlas")).toEqual({ page: "own", name: "atlas", of: null });
  expect(read("#/atlas/k3")).toEqual({ page: "own", name: "atlas", of: "k3" });
  expect(read("#/table/")).toEqual({ page: "start" });
  expect(read("")).toEqual({ page: "start" });
});

test("drills are chosen by game and theme in the address", () => {
  expect(read(toDrills())).toEqual({ page: "drills", game: null, theme: null, day: false });
  expect(toDrills({ game: "some-game", theme: "save" })).toBe("#/drills?game=some-game&theme=save");
  expect(read("#/drills?game=some-game&theme=save")).toEqual({
    page: "drills",
    game: "some-game",
    theme: "save",
    day: false,
  });
  expect(read(toDrills({ day: "" }))).toEqual({ page: "drills", game: null, theme: null, day: true });
});
