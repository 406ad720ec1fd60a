import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: { dataset: {}, setAttribute: () => undefined } });
const { loadLanguage } = await import("./texts.svelte");
const { readable } = await import("./person.svelte");
const catalogues = import.meta.glob<string>("../../../src/croupier/texts/*/web.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("a name that a page made up is known in every language there is", async () => {
  await loadLanguage("en");
  const made = Object.values(catalogues).map((text) => /^guest-name = (.*)$/m.exec(text)![1]!.replace(/\{.*\}/, "48"));
  expect(made.length).toBeGreaterThan(2);
  expect(made.map(readable)).toEqual(made.map(() => "Guest 48"));
  expect(readable("Ann 48")).toBe("Ann 48");
});
