import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { commitment, key, seatHash, Stream, type Version } from "./dice";
import { bytes, hex, hmac, sha256 } from "./sha256";

const SEED = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const SEATS = ["00".repeat(16), "ff".repeat(16)];
const HEADER = [
  "game las-vegas-2012 revision 1 seats 2",
  "option money memory",
  "option neutral on",
  "option start lot",
];

test("SHA-256 and HMAC agree with another library for every length up to three blocks", () => {
  for (let length = 0; length < 200; length++) {
    const data = new Uint8Array(randomBytes(length));
    expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
    const secret = new Uint8Array(randomBytes(length));
    expect(hex(hmac(secret, data))).toBe(createHmac("sha256", secret).update(data).digest("hex"));
  }
});

/** For each version: commitment, key, and the draws of bill 1 and roll 13; the house's own tests have the same. */
const VECTORS: [Version, string, string, number, number[]][] = [
  [
    1,
    "075a4357277a655e6a00aab10fa5f635b79a876495762283d8ccc2254a0d74cf",
    "945ef4e91f3ca67ff1f9534d6bab07b4bd2a5eed3a4b16bbeb1728be9b5dcc7e",
    17,
    [4, 4, 1, 4, 2, 0, 1, 3],
  ],
  [
    2,
    "f8b954cc23d83b8bbb277f8dff59bab9ef11a3a2d3e8e6516d9c3decf8df420f",
    "2b190bce51bdc4f5678c34116ec055627395d74fe1bd5b2579522b4d61cc3a0a",
    10,
    [4, 0, 5, 4, 1, 5, 3, 4],
  ],
];

test.each(VECTORS)("the published vector of version %i", (version, commit, secret, bill, dice) => {
  expect(commitment("t1", HEADER, SEED, version)).toBe(commit);
  const k = key("t1", SEED, SEATS, version);
  expect(hex(k)).toBe(secret);
  expect(new Stream(k, "start", 0, version).below(2)).toBe(0);
  expect(new Stream(k, "bill", 1, version).below(54)).toBe(bill);
  const roll = new Stream(k, "roll", 13, version);
  expect(Array.from({ length: 8 }, () => roll.below(6))).toEqual(dice);
});

test("the published vector of what the seats commit to", () => {
  expect(SEATS.map((seed, seat) => seatHash("t1", seat, seed))).toEqual([
    "0f92ce0343f3a190a531622ab9c4d0878c37c571a4073a2927e7f645351f8f89",
    "4efd8b53979747f7d68665e2d09cb3f06e3a72e78b41f7b98810e5e46b1821ad",
  ]);
});

test("one changed letter of any input changes the commitment", () => {
  const real = commitment("t1", HEADER, SEED, 2);
  expect(commitment("t2", HEADER, SEED, 2)).not.toBe(real);
  expect(commitment("t1", HEADER.slice(1), SEED, 2)).not.toBe(real);
  expect(commitment("t1", HEADER, SEED.replace("00", "01"), 2)).not.toBe(real);
});

test("below(n) needs as many bytes as n-1 has and throws nothing away for powers of 256", () => {
  const k = bytes("k");
  const stream = new Stream(k, "bill", 0, 2);
  const first = hmac(k, bytes("croupier2|draw|bill|0|0"));
  expect(stream.below(256)).toBe(first[0]);
  expect(stream.below(65536)).toBe(first[1]! * 256 + first[2]!);
  expect(stream.below(1)).toBe(0);
});
