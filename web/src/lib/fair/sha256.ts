/** SHA-256 and HMAC-SHA256 in plain TypeScript, so that dice can be checked where `crypto.subtle` is missing. */

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first 32 bits of the fractional part of a root of the first primes, as FIPS 180-4 defines its constants. */
function fill(): void {
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(n, 2n);
    K[found++] = fraction(n, 3n);
  }
}

/** The integer root of n·2^(32·power), cut to 32 bits: exact, where floating point would not be. */
function fraction(n: number, power: bigint): number {
  const target = BigInt(n) << (32n * power);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** power <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}
fill();

export type Bytes = Uint8Array<ArrayBuffer>;

/** The SHA-256 digest of a message. */
export function sha256(message: Bytes): Bytes {
  const blocks = (message.length + 9 + 63) >> 6;
  const padded = new Uint8Array(blocks * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0);
  const hash = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) compress(hash, words, view, block);
  const out = new Uint8Array(32);
  const outView = new DataView(out.buffer);
  hash.forEach((word, index) => outView.setUint32(index * 4, word));
  return out;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function compress(hash: Uint32Array, words: Uint32Array, view: DataView, block: number): void {
  for (let t = 0; t < 16; t++) words[t] = view.getUint32(block + t * 4);
  for (let t = 16; t < 64; t++) {
    const before = words[t - 15]!;
    const last = words[t - 2]!;
    const small = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3);
    const big = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10);
    words[t] = words[t - 16]! + small + words[t - 7]! + big;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[t]! + words[t]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = hash[index]! + word));
}

/** HMAC-SHA256 of a message under a key. */
export function hmac(key: Bytes, message: Bytes): Bytes {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = joined(
    block.map((byte) => byte ^ 0x36),
    message,
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      sha256(inner),
    ),
  );
}

function joined(first: Bytes, second: Bytes): Bytes {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

export function bytes(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function hex(data: Bytes): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error(`not hex: ${text.slice(0, 20)}`);
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
