import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { commitment, key, Stream } from "./dice";
import { bytes, hex, hmac, sha256 } from "./sha256";

const SEED = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
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

test("the published vector: commitment, key and draws", () => {
  expect(commitment("t1", HEADER, SEED)).toBe("075a4357277a655e6a00aab10fa5f635b79a876495762283d8ccc2254a0d74cf");
  const k = key("t1", SEED, ["00".repeat(16), "ff".repeat(16)]);
  expect(hex(k)).toBe("945ef4e91f3ca67ff1f9534d6bab07b4bd2a5eed3a4b16bbeb1728be9b5dcc7e");
  expect(new Stream(k, "start", 0).below(2)).toBe(0);
  expect(new Stream(k, "bill", 1).below(54)).toBe(17);
  const roll = new Stream(k, "roll", 13);
  expect(Array.from({ length: 8 }, () => roll.below(6))).toEqual([4, 4, 1, 4, 2, 0, 1, 3]);
});

test("one changed letter of any input changes the commitment", () => {
  const real = commitment("t1", HEADER, SEED);
  expect(commitment("t2", HEADER, SEED)).not.toBe(real);
  expect(commitment("t1", HEADER.slice(1), SEED)).not.toBe(real);
  expect(commitment("t1", HEADER, SEED.replace("00", "01"))).not.toBe(real);
});

test("below(n) needs as many bytes as n-1 has and throws nothing away for powers of 256", () => {
  const k = bytes("k");
  const stream = new Stream(k, "bill", 0);
  const first = hmac(k, bytes("croupier1|draw|bill|0|0"));
  expect(stream.below(256)).toBe(first[0]);
  expect(stream.below(65536)).toBe(first[1]! * 256 + first[2]!);
  expect(stream.below(1)).toBe(0);
});
