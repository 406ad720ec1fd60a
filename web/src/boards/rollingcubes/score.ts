/** What an equality is worth, and what is wrong with it, while it is put together (RC §2, §3). */

/** Why the house would refuse it, by the code and the arguments of its words. */
export interface Fault {
  code: string;
  args: Readonly<Record<string, string>>;
}

/** Both sides and the points so far; a side that has no value yet is null. */
export interface Worth {
  left: string | null;
  right: string | null;
  /** Null: the house takes it. */
  fault: Fault | null;
  /** Whether no die behind it could mend that. */
  lasting: boolean;
  points: number;
  prize: number;
  /** What each die brings. */
  each: number[];
  /** Whether an x or : brings less, for a 1 makes it easy. */
  easy: boolean;
}

type Fraction = readonly [bigint, bigint];

const SIGNS: Record<string, number> = { "=": 1, "+": 1, "-": 1, x: 2, ":": 3 };
/** All dice but the = die. */
const WHOLE = 12;
/** What more dice behind it could mend. */
const UNFINISHED = ["rc-no-equals", "rc-empty-side", "rc-number-missing"];

/** The worth of faces in a row, `72:4=5x5-7+0`; `zeroDividend`: whether 0:7 is allowed. */
export function worth(text: string, zeroDividend = true): Worth {
  const tokens = text.match(/\d+|[^\d]/g) ?? [];
  const each = tokens.flatMap((token, place) => points(tokens, token, place));
  const dice = [...text].filter((face) => face !== "=").length;
  const prize = Math.max(0, dice + 2 - WHOLE);
  const [left = "", right = "", ...more] = text.split("=");
  const complete = text.includes("=") && more.length === 0;
  const begun = text.replace(/(?<=\d)[-+x:=]$/, "").split("=");
  const empty = gap(begun)?.code === "rc-empty-side";
  const lasting = empty ? null : (gap(begun) ?? flaw(begun, zeroDividend));
  const found = fault(text, zeroDividend);
  return {
    left: written(value(left)),
    right: complete ? written(value(right)) : null,
    fault: found && UNFINISHED.includes(found.code) ? (lasting ?? found) : found,
    lasting: lasting !== null,
    points: each.reduce((total, one) => total + one, prize),
    prize,
    each,
    easy: [...text].some((face, place) => each[place]! < (SIGNS[face] ?? 0)),
  };
}

/** A digit brings 1, 2, 3 … from the right of its number; a sign its own points, or 1 where a 1 makes it easy. */
function points(tokens: readonly string[], token: string, place: number): number[] {
  if (/^\d/.test(token)) return [...token].map((_, at) => token.length - at);
  const easy = tokens[place + 1] === "1" || (token === "x" && tokens[place - 1] === "1");
  return [easy ? 1 : (SIGNS[token] ?? 0)];
}

/** RC §2 Why the house refuses these faces, in its order; null: it does not. */
export function fault(text: string, zeroDividend: boolean): Fault | null {
  const sides = text.split("=");
  if (sides.length !== 2) return because(sides.length < 2 ? "rc-no-equals" : "rc-two-equals");
  const found = gap(sides) ?? flaw(sides, zeroDividend);
  if (found) return found;
  const [left, right] = sides as [string, string];
  if (/^\d+=\d+$/.test(text)) return because(left === right ? "rc-same-number" : "rc-no-operator");
  const args = { left: written(value(left))!, right: written(value(right))! };
  return args.left === args.right ? null : because("rc-unequal", args);
}

function because(code: string, args: Fault["args"] = {}): Fault {
  return { code, args };
}

/** RC §2.1 Where a number is missing. */
function gap(sides: readonly string[]): Fault | null {
  for (const side of sides)
    for (const [at, term] of side.split(/[-+]/).entries()) {
      if (at === 0 && term === "")
        return side ? because("rc-sign-in-front", { sign: side[0]! }) : because("rc-empty-side");
      if (!/^\d+([x:]\d+)*$/.test(term)) return because("rc-number-missing");
    }
  return null;
}

/** RC §2.3 to §2.5 A number that begins with 0, or a zero where none may be. */
function flaw(sides: readonly string[], zeroDividend: boolean): Fault | null {
  const number = sides.join("=").match(/(?<!\d)0\d+/)?.[0];
  if (number) return because("rc-leading-zero", { number });
  for (const term of sides.flatMap((side) => side.split(/[-+]/)))
    for (const [, sign, zero] of term.matchAll(/([x:])(0?)/g)) {
      if (sign === "x" && (zero || term.startsWith("0"))) return because("rc-times-zero", { term });
      if (zero) return because("rc-by-zero", { term });
      if (sign === ":" && term.startsWith("0") && !zeroDividend) return because("rc-zero-dividend", { term });
    }
  return null;
}

/** The exact value of a side; null while it is not one, or where it divides by zero. */
function value(side: string): Fraction | null {
  if (!/^\d+([-+x:]\d+)*$/.test(side)) return null;
  let total: Fraction = [0n, 1n];
  for (const term of side.match(/[-+]?[^-+]+/g) ?? []) {
    const found = product(term.replace(/^[-+]/, ""));
    if (found === null) return null;
    const [n, d] = found;
    total = reduced(total[0] * d + (term.startsWith("-") ? -n : n) * total[1], total[1] * d);
  }
  return total;
}

function product(term: string): Fraction | null {
  let [n, d] = [1n, 1n];
  let sign = "x";
  for (const token of term.match(/\d+|[x:]/g) ?? []) {
    if (token === "x" || token === ":") sign = token;
    else if (sign === "x") n *= BigInt(token);
    else if (BigInt(token) === 0n) return null;
    else d *= BigInt(token);
  }
  return reduced(n, d);
}

function reduced(n: bigint, d: bigint): Fraction {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? [0n, 1n] : [n / a, d / a];
}

function written(value: Fraction | null): string | null {
  if (value === null) return null;
  return value[1] === 1n ? String(value[0]) : `${value[0]}/${value[1]}`;
}
