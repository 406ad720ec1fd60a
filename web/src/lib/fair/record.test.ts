import { expect, test } from "vitest";
import { commitment, key, Stream } from "./dice";
import { check, Wrong } from "./record";
import { bytes, hex, sha256 } from "./sha256";

const SEED = "ab".repeat(32);
const ANN = "11".repeat(16);
const HEADER = ["game las-vegas-2012 revision 1 seats 2", "option money memory"];

/** A small record whose draws are right. */
function record(): string {
  const k = key("t9", SEED, [ANN]);
  const start = new Stream(k, "start", 0).below(2);
  const stream = new Stream(k, "roll", 1);
  const dice = Array.from({ length: 3 }, () => stream.below(6));
  const shown = dice.map((value) => value + 1).sort();
  const body = [
    "croupier 1",
    "table t9",
    ...HEADER,
    'seat 1 person "Ann"',
    "seat 2 bot greedy",
    `commit sha256:${commitment("t9", HEADER, SEED)}`,
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

test("a right record is found right, with every draw shown", () => {
  const report = check(record());
  expect(report).toMatchObject({ table: "t9", game: "las-vegas-2012", draws: 4, sealed: true, fair: true });
  expect(report.drawn.map((event) => event.draws.length)).toEqual([1, 3]);
});

test("every changed letter is found: by the digest, or without it by what it changes", () => {
  const text = record();
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
  expect(reason(body.replace(ANN, "12" + ANN.slice(2)))).toBe("draw");
  expect(reason(body.replace(/< 6:(\d)/, (_, value: string) => `< 6:${(Number(value) + 1) % 6}`))).toBe("draw");
  expect(reason(body.replace(/roll (\d)/, (_, face: string) => `roll ${(Number(face) % 6) + 1}`))).toBe("shown");
  expect(reason("not a record")).toBe("head");
});
