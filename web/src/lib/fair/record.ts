/** Checks a game's record: the seal, the seeds, and every number drawn. */
import { commitment, key, seatHash, Stream, type Version } from "./dice";
import { bytes, hex, sha256 } from "./sha256";

/** What is wrong with a record: the line, a message of the catalogues and its arguments. */
export class Wrong extends Error {
  constructor(
    readonly line: number,
    readonly reason: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(`line ${line}: ${reason}`);
  }
}

/** One chance event with its draws as `n:value`. */
export interface Drawn {
  line: number;
  number: number;
  text: string;
  draws: { n: number; value: number }[];
}

export interface Report {
  version: Version;
  table: string;
  game: string;
  commit: string;
  seed: string;
  people: { seat: number; seed: string }[];
  /** What each seat committed to; null: it takes no part, or the record is of the first version. */
  hashes: (string | null)[];
  key: string;
  drawn: Drawn[];
  draws: number;
  /** False: the file has no digest line. */
  sealed: boolean;
  /** False: no person added a seed. */
  fair: boolean;
  /** The house's signature; null: the file is not signed. */
  signature: Signature | null;
}

/** A signature of a house: the id of its key, its bytes, and the text that it signs. */
export interface Signature {
  key: string;
  bytes: string;
  message: string;
}

/** Works out every draw again; throws `Wrong` at the first line that does not fit. */
export function check(text: string): Report {
  const lines = text.split("\n");
  const sealed = checkDigest(text, lines);
  checkEnd(lines);
  const head = header(lines);
  const { version } = head;
  const reveal = revealed(lines);
  if (commitment(head.table, head.rules, reveal.seed, version) !== head.commit) {
    throw new Wrong(head.commitLine, "commit");
  }
  const hashes = version === 1 ? [] : checkHashes(head.table, lines, reveal.people);
  const k = key(
    head.table,
    reveal.seed,
    reveal.people.map((person) => person.seed),
    version,
  );
  const drawn = chances(lines);
  for (const event of drawn) checkEvent(event, new Stream(k, event.text.split(" ")[0]!, event.number, version));
  return {
    ...head,
    ...reveal,
    hashes,
    key: hex(k),
    drawn,
    draws: drawn.reduce((sum, event) => sum + event.draws.length, 0),
    sealed,
    fair: reveal.people.length > 0,
    signature: version === 1 ? null : signature(text),
  };
}

/** Whether there is a digest; it must be that of all bytes before it. */
function checkDigest(text: string, lines: string[]): boolean {
  const at = text.lastIndexOf("\ndigest sha256:");
  if (at < 0) return false;
  const found = /^digest sha256:([0-9a-f]{64})\n(?:signed [^\n]*\n)?$/.exec(text.slice(at + 1));
  if (found?.[1] !== hex(sha256(bytes(text.slice(0, at + 1))))) {
    throw new Wrong(lines.findLastIndex((line) => line.startsWith("digest ")) + 1, "digest");
  }
  return true;
}

/** The signature behind the digest, and what it signs: the digest of the file with people's names left out. */
function signature(text: string): Signature | null {
  const at = text.lastIndexOf("\ndigest sha256:") + 1;
  const found = /\nsigned ed25519:([0-9a-f]{16}):([0-9a-f]{128})\n$/.exec(text);
  if (!at || !found) return null;
  const moves = text.indexOf("\n---\n");
  const head = text.slice(0, moves).replace(/^(seat [1-9] person) ".*"( hash \S+)$/gm, "$1$2");
  const digest = hex(sha256(bytes(head + text.slice(moves, at))));
  return { key: found[1]!, bytes: found[2]!, message: `croupier2|signed|${digest}` };
}

/** Every revealed seed must be the one its seat committed to, and none may miss. */
function checkHashes(table: string, lines: string[], people: { seat: number; seed: string }[]): (string | null)[] {
  const first = lines.findIndex((line) => line.startsWith("seat "));
  const seats = lines.slice(first, lines.indexOf("---")).filter((line) => line.startsWith("seat "));
  return seats.map((line, seat) => {
    const hash = / hash (?:none|sha256:([0-9a-f]{64}))$/.exec(line)?.[1] ?? null;
    const seed = people.find((person) => person.seat === seat + 1)?.seed;
    if ((seed === undefined) !== (hash === null)) throw new Wrong(first + seat + 1, "seeds");
    if (seed !== undefined && seatHash(table, seat, seed) !== hash) throw new Wrong(first + seat + 1, "hash");
    return hash;
  });
}

/** Nothing but what belongs there stands behind the moves: a line that is none of these hides something. */
function checkEnd(lines: string[]): void {
  const last = lines.indexOf("---", lines.indexOf("---") + 1);
  const strange = lines.findIndex(
    (line, at) =>
      at > last &&
      !/^(score|rank|reveal) |^digest sha256:|^signed ed25519:[0-9a-f]{16}:[0-9a-f]{128}$/.test(line) &&
      !(line === "" && at === lines.length - 1),
  );
  if (last < 0 || strange >= 0) throw new Wrong(Math.max(1, strange + 1), "head");
}

interface Head {
  version: Version;
  table: string;
  game: string;
  rules: string[];
  /** The commitment that counts: the last one, those before it were void. */
  commit: string;
  commitLine: number;
}

function header(lines: string[]): Head {
  const end = lines.indexOf("---");
  const head = lines.slice(0, end);
  const version = head[0] === "croupier 1" ? 1 : head[0] === "croupier 2" ? 2 : null;
  const table = /^table ([A-Za-z0-9_-]+)$/.exec(head[1] ?? "")?.[1];
  const rules = head.filter((line) => line.startsWith("game ") || line.startsWith("option "));
  const commitLine = head.findLastIndex((line) => line.startsWith("commit sha256:"));
  const commit = /^commit sha256:([0-9a-f]{64})$/.exec(head[commitLine] ?? "")?.[1];
  if (!version || !table || !rules.length || !commit) throw new Wrong(1, "head");
  return { version, table, game: rules[0]!.split(" ")[1] ?? "", rules, commit, commitLine: commitLine + 1 };
}

function revealed(lines: string[]): { seed: string; people: { seat: number; seed: string }[] } {
  const at = lines.findIndex((line) => line.startsWith("reveal "));
  const found = /^reveal ([0-9a-f]{64})((?: seat\d+ [0-9a-f]{32})*)$/.exec(lines[at] ?? "");
  if (!found) throw new Wrong(at < 0 ? lines.length - 1 : at + 1, at < 0 ? "head" : "seeds");
  const people = [...found[2]!.matchAll(/seat(\d+) ([0-9a-f]+)/g)].map(([, seat, seed]) => ({
    seat: Number(seat),
    seed: seed!,
  }));
  return { seed: found[1]!, people };
}

function chances(lines: string[]): Drawn[] {
  const first = lines.indexOf("---");
  const last = lines.indexOf("---", first + 1);
  const drawn: Drawn[] = [];
  for (let at = first + 1; at < last; at++) {
    const found = /^\* ([^<]+?)(?: < ([\d: ]+))?$/.exec(lines[at]!);
    if (!found) continue;
    const draws = (found[2]?.split(" ") ?? []).map((pair) => {
      const [n, value] = pair.split(":").map(Number);
      return { n: n ?? 0, value: value ?? 0 };
    });
    drawn.push({ line: at + 1, number: drawn.length, text: found[1]!, draws });
  }
  return drawn;
}

function checkEvent(event: Drawn, stream: Stream): void {
  event.draws.forEach(({ n, value }, index) => {
    const right = stream.below(n);
    if (right !== value) throw new Wrong(event.line, "draw", { number: index + 1, right, found: value });
  });
  if (!diceFollow(event)) throw new Wrong(event.line, "shown");
}

/** Six-sided dice show one more than their draw, in whatever order they are written. */
function diceFollow({ text, draws }: Drawn): boolean {
  if (!/^(roll|neutral|black)\b/.test(text) || !draws.length || draws.some(({ n }) => n !== 6)) return true;
  const shown = (text.match(/\d+/g) ?? []).map(Number).sort();
  return (
    shown.join() ===
    draws
      .map(({ value }) => value + 1)
      .sort()
      .join()
  );
}
