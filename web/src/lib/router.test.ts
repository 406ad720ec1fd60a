import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { read } = await import("./router.svelte");

test("addresses lead to pages, unknown ones to the start", () => {
  expect(read("#/table/k3")).toEqual({ page: "table", id: "k3" });
  expect(read("#/replay/k3/12")).toEqual({ page: "replay", id: "k3", step: 12 });
  expect(read("#/replay/k3/x")).toEqual({ page: "replay", id: "k3", step: null });
  expect(read("#/rules/las-vegas-six/4.1")).toEqual({ page: "rules", game: "las-vegas-six", clause: "4.1" });
  expect(read("#/rooms")).toEqual({ page: "rooms", table: null });
  expect(read("#/rooms/k3")).toEqual({ page: "rooms", table: "k3" });
  expect(read("#/training")).toEqual({ page: "training" });
  expect(read("#/nowhere")).toEqual({ page: "start" });
  expect(read("#/table/")).toEqual({ page: "start" });
  expect(read("")).toEqual({ page: "start" });
});
