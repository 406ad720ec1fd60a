import { generateKeyPairSync, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitment, key, seatHash, Stream, type Version } from "./dice";
import { check, Wrong } from "./record";
import { bytes, hex, sha256, unhex } from "./sha256";
import { checkSignature } from "./signature";

const SEED = "ab".repeat(32);
const ANN = "11".repeat(16);
const HEADER = ["game las-vegas-2012 revision 1 seats 2", "option money memory"];

/** A small record whose draws are right. */
function record(version: Version = 2): string {
  const k = key("t9", SEED, [ANN], version);
  const start = new Stream(k, "start", 0, version).below(2);
  const stream = new Stream(k, "roll", 1, version);
  const dice = Array.from({ length: 3 }, () => stream.below(6));
  const shown = dice.map((value) => value + 1).sort();
  const body = [
    `croupier ${version}`,
    "table t9",
    ...HEADER,
    `seat 1 person "Ann"${version === 1 ? "" : ` hash sha256:${seatHash("t9", 0, ANN)}`}`,
    `seat 2 bot greedy${version === 1 ? "" : " hash none"}`,
    `commit sha256:${commitment("t9", HEADER, SEED, version)}`,
    "---",
    `* start ${start + 1} < 2:${start}`,
    `* roll ${shown.join(" ")} < ${dice.map((value) => `6:${value}`).join(" ")}`,
    `1 place ${shown[0]}`,
    "---",
    "score 10 0",
    "rank 1 2",
    `reveal ${SEED} seat1 ${ANN}`,
    "",
  ].join("\n");
  return `${body}digest sha256:${hex(sha256(bytes(body)))}\n`;
}

function reason(text: string): string {
  try {
    check(text);
    return "";
  } catch (error) {
    return error instanceof Wrong ? error.reason : String(error);
  }
}

test.each([1, 2] as const)("a right record of version %i is found right, with every draw shown", (version) => {
  const report = check(record(version));
  expect(report).toMatchObject({ table: "t9", game: "las-vegas-2012", draws: 4, sealed: true, fair: true });
  expect(report.drawn.map((event) => event.draws.length)).toEqual([1, 3]);
});

test.each([1, 2] as const)("every changed letter is found in version %i", (version) => {
  const text = record(version);
  for (let at = 0; at < text.length; at++) {
    const changed = text.slice(0, at) + (text[at] === "1" ? "2" : "1") + text.slice(at + 1);
    expect(reason(changed), `letter ${at}`).not.toBe("");
  }
});

test("without a digest: draws, dice, seeds and options are still held to the seal", () => {
  const body = record().replace(/digest.*\n$/, "");
  expect(reason(body)).toBe("");
  expect(check(body).sealed).toBe(false);
  expect(reason(body.replace("option money memory", "option money open"))).toBe("commit");
  expect(reason(body.replace(SEED, "ac" + SEED.slice(2)))).toBe("commit");
  expect(reason(body.replace(ANN, "12" + ANN.slice(2)))).toBe("hash");
  expect(reason(body.replace(/hash sha256:\w+/, "hash none"))).toBe("seeds");
  expect(reason(body.replace(` seat1 ${ANN}`, ""))).toBe("seeds");
  const first = record(1).replace(/digest.*\n$/, "");
  expect(reason(first.replace(ANN, "12" + ANN.slice(2)))).toBe("draw");
  expect(reason(body.replace(/< 6:(\d)/, (_, value: string) => `< 6:${(Number(value) + 1) % 6}`))).toBe("draw");
  expect(reason(body.replace(/roll (\d)/, (_, face: string) => `roll ${(Number(face) % 6) + 1}`))).toBe("shown");
  expect(reason("not a record")).toBe("head");
});

test("commitments before the last one were void, and the last one counts", () => {
  const body = record().replace(/digest.*\n$/, "");
  const void_ = `commit sha256:${"0".repeat(64)}\n`;
  expect(reason(body.replace("commit sha256", `${void_}commit sha256`))).toBe("");
  expect(reason(body.replace("---", `${void_}---`))).toBe("commit");
});

test("records of the first version that were written before there was a second are found right", () => {
  for (const path of ["tests/core/records/first-version", "tests/server/records/las-vegas-2012"]) {
    const report = check(readFileSync(`../${path}.croupier`, "utf8"));
    expect(report).toMatchObject({ version: 1, sealed: true, fair: true, signature: null });
  }
});

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const PUBLIC = hex(new Uint8Array(publicKey.export({ type: "spki", format: "der" }).subarray(-32)));
const ID = hex(sha256(unhex(PUBLIC))).slice(0, 16);
const HOUSE = `ed25519:${ID}:${PUBLIC}\n`;

/** The record with a signature, made as the fairness page says. */
function signed(text: string): string {
  const body = text.slice(0, text.indexOf("digest "));
  const digest = hex(sha256(bytes(body.replace(' "Ann"', ""))));
  return `${text}signed ed25519:${ID}:${sign(null, Buffer.from(`croupier2|signed|${digest}`), privateKey).toString("hex")}\n`;
}

test("a signature is checked by the house's key; names are not part of it, everything else is", async () => {
  const text = signed(record());
  expect(await checkSignature(check(text).signature, HOUSE)).toBe("good");
  const resealed = (changed: string): string => {
    const body = changed.slice(0, changed.indexOf("digest "));
    return `${body}digest sha256:${hex(sha256(bytes(body)))}\n${changed.slice(changed.indexOf("signed "))}`;
  };
  const renamed = resealed(text.replace('"Ann"', '"gone-12ab"'));
  expect(await checkSignature(check(renamed).signature, HOUSE)).toBe("good");
  for (const forged of [text.replace("bot greedy", "bot random"), text.replace(/1 place \d/, "1 place 6\n! 1 coach")]) {
    expect(await checkSignature(check(resealed(forged)).signature, HOUSE)).toBe("wrong");
  }
});

test("where a signature cannot be checked, that is what is said", async () => {
  expect(await checkSignature(check(record()).signature, HOUSE)).toBe("none");
  const { signature } = check(signed(record()));
  expect(await checkSignature(signature, `ed25519:${ID}:${"00".repeat(32)}`)).toBe("other");
  expect(await checkSignature(signature, "<!doctype html>")).toBe("unable");
  const real = crypto.subtle.importKey;
  crypto.subtle.importKey = () => Promise.reject(new DOMException("no Ed25519", "NotSupportedError"));
  expect(await checkSignature(signature, HOUSE)).toBe("unable");
  crypto.subtle.importKey = real;
});
