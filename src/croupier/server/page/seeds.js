// My part of the dice: each seat of mine commits to a seed first, and tells it once all hashes are frozen.
import { random } from "./api.js";

const place = (table, seat) => `croupier.seed.${table}.${seat}`;

function kept(table, seat) {
  const found = JSON.parse(localStorage.getItem(place(table.id, seat)) ?? "null");
  return found?.commit === table.commit ? found.seed : null;
}

const hashed = (table, seat, seed) => sha256(`croupier2|seat|${table.id}|${seat + 1}|${seed}`);

// What a seat commits to; its seed is made now if this browser has none.
export function commitTo(table, seat) {
  let seed = kept(table, seat);
  if (seed === null) {
    seed = random(16);
    localStorage.setItem(place(table.id, seat), JSON.stringify({ commit: table.commit, seed }));
  }
  return hashed(table, seat, seed);
}

// What a seat of mine owes the dice now, as a command; a device that has just joined may commit anew.
export function owed(table, seat, joining) {
  const info = table.seats[seat];
  if (table.phase !== "waiting" || info.own_bot || info.withheld) return null;
  const seed = kept(table, seat);
  const fits = seed !== null && hashed(table, seat, seed) === info.hash;
  if (table.dice === "hashes") {
    return info.hash !== null && (fits || !joining) ? null : { kind: "hash", hash: commitTo(table, seat) };
  }
  return table.dice === "seeds" && fits && !info.seeded ? { kind: "seed", seed } : null;
}

// SHA-256 of a text in ASCII, as hexadecimal digits: `crypto.subtle` is missing where a page comes without TLS.
export function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const blocks = (bytes.length + 72) >> 6;
  const view = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(blocks * 64 - 4, bytes.length * 8);
  const hash = ROOTS.slice(0, 8).map((prime) => fraction(prime, 2n));
  const words = new Uint32Array(64);
  for (let block = 0; block < blocks; block++) compress(hash, words, view, block * 64);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

const turn = (word, by) => (word >>> by) | (word << (32 - by));

function compress(hash, words, view, begin) {
  for (let t = 0; t < 64; t++) {
    if (t < 16) words[t] = view.getUint32(begin + t * 4);
    else {
      const [before, last] = [words[t - 15], words[t - 2]];
      const small = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3);
      const big = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10);
      words[t] = words[t - 16] + small + words[t - 7] + big;
    }
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let t = 0; t < 64; t++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + CUBIC[t] + words[t]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => { hash[at] = (hash[at] + word) | 0; });
}

// The first 32 bits of the fractional part of a prime's root: the constants as FIPS 180-4 defines them.
function fraction(prime, power) {
  const target = BigInt(prime) << (32n * power);
  let [low, high] = [0n, 1n << 40n];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** power <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn) | 0;
}

const ROOTS = Array.from({ length: 310 }, (_, n) => n + 2)
  .filter((n) => Array.from({ length: n - 2 }, (_, d) => d + 2).every((d) => n % d));
const CUBIC = ROOTS.map((prime) => fraction(prime, 3n));
