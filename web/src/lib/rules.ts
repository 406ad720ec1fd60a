/** Rules pages as blocks to show: how to play, headings, numbered clauses, paragraphs, items. */
import type { Language } from "./settings.svelte";

export type Span = { kind: "text" | "bold" | "code"; text: string } | Reference;
/** Points to a clause; `cite` is how its game is cited, empty: this one. */
export interface Reference {
  kind: "reference";
  cite: string;
  clause: string;
  text: string;
}
export interface Block {
  kind: "title" | "heading" | "clause" | "item" | "text";
  /** The clause's number (`4.1`) or its name (`A1`); empty otherwise. */
  id: string;
  spans: Span[];
}

/** The page of a game in a language, or in English where it is not translated, as the house has it. */
export async function rulesOf(game: string, language: Language): Promise<Block[]> {
  const { api } = await import("./api");
  return parse(await api.rulesPage(game, language).catch(() => ""));
}

/** A page as players read it. */
export interface Page {
  /** The half page that is enough to begin with. */
  how: Block[];
  /** The clauses, without what only programs and their authors need. */
  clauses: Block[];
}

/** Parts a page: what stands before the first numbered heading says how to play, or how the page itself is cited. */
export function paged(blocks: readonly Block[]): Page {
  const first = blocks.findIndex(({ kind, id }) => kind === "heading" && id !== "");
  const from = first < 0 ? 0 : first;
  return {
    how: blocks.slice(0, from).filter(({ kind }) => kind === "item"),
    clauses: blocks.slice(from).map((block) => ({ ...block, spans: block.spans.flatMap(pointing) })),
  };
}

const CITED = /((?:\b[A-Z]{2,3}\d* )?§\d+(?:\.\d+)?|\b[A-Z]{2,3}\d* [A-Z]\d\b)/;

/** Citations such as `XY §4.1` become references that read like words. */
function pointing(span: Span): Span[] {
  if (span.kind !== "text") return [span];
  return span.text.split(CITED).flatMap((part): Span[] => {
    const found = /^(?:([A-Z]{2,3}\d*) )?§?([\w.]+)$/.exec(part);
    if (!CITED.test(part) || !found) return part ? [{ kind: "text", text: part }] : [];
    return [{ kind: "reference", cite: found[1] ?? "", clause: found[2]!, text: part }];
  });
}

/** Reads a rules page: a small part of Markdown, and the numbering of clauses. */
export function parse(page: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of page.split("\n")) {
    const begun = begin(line);
    if (begun) blocks.push(begun);
    else if (line.trim() === "") open = false;
    else if (open) extend(blocks.at(-1)!, line.trim());
    else blocks.push({ kind: "text", id: "", spans: spans(line.trim()) });
    if (line.trim() !== "") open = true;
    if (begun?.kind === "title" || begun?.kind === "heading") open = false;
  }
  return blocks;
}

function begin(line: string): Block | null {
  const heading = /^(#+) (.*)$/.exec(line);
  if (heading) {
    const id = /§(\d+)/.exec(heading[2]!)?.[1] ?? "";
    return { kind: heading[1] === "#" ? "title" : "heading", id, spans: spans(heading[2]!.replace(/^§\d+ /, "")) };
  }
  const clause = /^(\d+\.\d+) (.*)$/.exec(line);
  if (clause) return { kind: "clause", id: clause[1]!, spans: spans(clause[2]!) };
  const named = /^\*\*([A-Z]\d) /.exec(line);
  if (named) return { kind: "clause", id: named[1]!, spans: spans(line) };
  const item = /^- (.*)$/.exec(line);
  return item ? { kind: "item", id: "", spans: spans(item[1]!) } : null;
}

function extend(block: Block, line: string): void {
  const joined = block.spans.map(source).join("") + " " + line;
  block.spans = spans(joined);
}

function source(span: Span): string {
  if (span.kind === "bold") return `**${span.text}**`;
  return span.kind === "code" ? `\`${span.text}\`` : span.text;
}

function spans(text: string): Span[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).flatMap((part): Span[] => {
    if (part.startsWith("**") && part.endsWith("**") && part.length > 4)
      return [{ kind: "bold", text: part.slice(2, -2) }];
    if (part.startsWith("`") && part.endsWith("`") && part.length > 2)
      return [{ kind: "code", text: part.slice(1, -1) }];
    // Stress by asterisks is not drawn: the words stand as they are.
    return part ? [{ kind: "text", text: part.replace(/\*(\p{L}[^*]*)\*/gu, "$1") }] : [];
  });
}
