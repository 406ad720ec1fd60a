/** What an equality is worth while it is put together (RC §3). Whether it is legal is the house's word alone. */

/** A number or a sign of the equality, with the points it brings now. */
export interface Part {
  text: string;
  points: number;
}

/** Both sides and the points so far; a side that has no value yet is null. */
export interface Worth {
  left: string | null;
  right: string | null;
  equal: boolean;
  points: number;
  prize: number;
  parts: Part[];
}

type Fraction = readonly [bigint, bigint];

const SIGNS: Record<string, number> = { "=": 1, "+": 1, "-": 1, x: 2, ":": 3 };
/** All dice but the = die. */
const WHOLE = 12;

/** The worth of faces in a row, `72:4=5x5-7+0`. */
export function worth(text: string): Worth {
  const tokens = text.match(/\d+|[^\d]/g) ?? [];
  const parts = tokens.map((token, place) => ({ text: token, points: points(tokens, token, place) }));
  const dice = [...text].filter((face) => face !== "=").length;
  const prize = Math.max(0, dice + 2 - WHOLE);
  const [left = "", right = "", ...more] = text.split("=");
  const complete = text.includes("=") && more.length === 0;
  const values = [value(left), complete ? value(right) : null] as const;
  const equal = values[0] !== null && values[1] !== null && same(values[0], values[1]);
  const sum = parts.reduce((total, part) => total + part.points, 0);
  return { left: written(values[0]), right: written(values[1]), equal, points: sum + prize, prize, parts };
}

/** A number of k digits is 1 + … + k; a sign is its own points, or 1 where a 1 makes it easy. */
function points(tokens: readonly string[], token: string, place: number): number {
  if (/^\d/.test(token)) return (token.length * (token.length + 1)) / 2;
  const easy = tokens[place + 1] === "1" || (token === "x" && tokens[place - 1] === "1");
  return easy ? 1 : (SIGNS[token] ?? 0);
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

function same(left: Fraction, right: Fraction): boolean {
  return left[0] === right[0] && left[1] === right[1];
}

function written(value: Fraction | null): string | null {
  if (value === null) return null;
  return value[1] === 1n ? String(value[0]) : `${value[0]}/${value[1]}`;
}
