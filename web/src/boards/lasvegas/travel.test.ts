import { expect, it, vi } from "vitest";

vi.mock("../../lib/settings.svelte", () => ({ still: () => false }));
const { arriving } = await import("./travel");

it("lets only the dice come that were placed", () => {
  const row = [true, false, false, false];
  expect(arriving(row, { small: 1, big: 0 })).toEqual([false, false, false, true]);
  expect(arriving(row, { small: 2, big: 1 })).toEqual([true, false, true, true]);
  expect(arriving([false], { small: 3, big: 0 })).toEqual([true]);
});
