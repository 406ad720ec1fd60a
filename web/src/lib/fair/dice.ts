/** The dice of a table from its seeds: commitment, key and streams, written apart from the server's code. */
import { bytes, hex, hmac, sha256, unhex, type Bytes } from "./sha256";

/** The versions of the protocol: in the second one the seats commit to their seeds too. */
export type Version = 1 | 2;

/** What the house publishes before anyone commits to a seed. */
export function commitment(table: string, header: readonly string[], seed: string, version: Version): string {
  const rules = hex(sha256(bytes(header.map((line) => `${line}\n`).join(""))));
  return hex(sha256(bytes(`croupier${version}|commit|${table}|${rules}|${seed}`)));
}

/** What a person's seat, counted from 0, sends before any seed is told. */
export function seatHash(table: string, seat: number, seed: string): string {
  return hex(sha256(bytes(`croupier2|seat|${table}|${seat + 1}|${seed}`)));
}

/** The key of all draws, from the house's seed and the people's seeds in the order of their seats. */
export function key(table: string, seed: string, people: readonly string[], version: Version): Bytes {
  return hmac(unhex(seed), bytes([`croupier${version}`, "seed", table, ...people].join("|")));
}

/** The numbers of one chance event: its verb and its place among all chance events. */
export class Stream {
  private block = 0;
  private left: number[] = [];

  constructor(
    private readonly key: Bytes,
    private readonly verb: string,
    private readonly number: number,
    private readonly version: Version,
  ) {}

  /** One of 0 … n−1 without bias: values past the last whole multiple of n are thrown away. */
  below(n: number): number {
    if (n === 1) return 0;
    let size = 1;
    while (256 ** size < n) size++;
    const limit = Math.floor(256 ** size / n) * n;
    for (;;) {
      let value = 0;
      for (let i = 0; i < size; i++) value = value * 256 + this.byte();
      if (value < limit) return value % n;
    }
  }

  private byte(): number {
    if (this.left.length === 0) {
      const label = `croupier${this.version}|draw|${this.verb}|${this.number}|${this.block++}`;
      this.left = Array.from(hmac(this.key, bytes(label)));
    }
    return this.left.shift()!;
  }
}
