import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "./rules";

const page = (name: string) => readFileSync(new URL(`../../../docs/rules/${name}`, import.meta.url), "utf8");

const names = readdirSync(new URL("../../../docs/rules/", import.meta.url)).filter((name) => name !== "index.md");

test.each(names)("every numbered clause of %s becomes a block of its own", (name) => {
  const source = page(name);
  const numbered = [...source.matchAll(/^(\d+\.\d+) |^\*\*([A-H][12]) /gm)].map((found) => found[1] ?? found[2]);
  const blocks = parse(source).filter((block) => block.kind === "clause");
  expect(blocks.map((block) => block.id)).toEqual(numbered);
  expect(blocks.every((block) => block.spans.some((span) => span.text.trim().length > 3))).toBe(true);
});

test("lines of one clause are joined, marks become spans", () => {
  const [clause, text] = parse("4.1 First **bold**\n    and `code` too.\n\nOther text.");
  expect(clause).toEqual({
    kind: "clause",
    id: "4.1",
    spans: [
      { kind: "text", text: "First " },
      { kind: "bold", text: "bold" },
      { kind: "text", text: " and " },
      { kind: "code", text: "code" },
      { kind: "text", text: " too." },
    ],
  });
  expect(text?.kind).toBe("text");
});
