import { expect, test } from "vitest";
import vectors from "../../../../tests/games/rollingcubes/vectors.json";
import verdicts from "../../../../tests/games/rollingcubes/verdicts.json";
import { fault, worth } from "./score";

test("every shared vector has the values and points the house gives it", () => {
  expect(vectors.length).toBeGreaterThan(200);
  for (const { equation, value, points } of vectors) {
    const found = worth(equation);
    expect([equation, found.left, found.right, found.fault, found.points]).toEqual([
      equation,
      value,
      value,
      null,
      points,
    ]);
  }
});

test("what the house refuses is known before it is asked, with the same reason", () => {
  expect(verdicts.length).toBeGreaterThan(200);
  for (const { text, zero_dividend, refusal } of verdicts) {
    expect([text, zero_dividend, fault(text, zero_dividend)]).toEqual([text, zero_dividend, refusal]);
    const found = worth(text, zero_dividend);
    expect([text, found.fault === null]).toEqual([text, refusal === null]);
    if (found.lasting) expect(refusal).not.toBeNull();
  }
});

test("what no further die can mend is told at once, what is only unfinished is not", () => {
  const told = (text: string): string | null => (worth(text).lasting ? worth(text).fault!.code : null);
  expect(["1-1=0x2", "5x0", "7:0", "05", "5=+", "5++", "1-1=x0x"].map(told)).toEqual([
    "rc-times-zero",
    "rc-times-zero",
    "rc-by-zero",
    "rc-leading-zero",
    "rc-sign-in-front",
    "rc-number-missing",
    "rc-number-missing",
  ]);
  expect(["5", "5+", "5+3", "5+3=", "5=3", "5+3=0", "0:7", "10x5", "=", "=8"].map(told)).toEqual(Array(10).fill(null));
});

test("points stand by die, and where a 1 makes a sign easy", () => {
  expect(worth("72:4=5x5-7+0").each).toEqual([2, 1, 3, 1, 1, 1, 2, 1, 1, 1, 1, 1]);
  expect(worth("1x7=7").each).toEqual([1, 1, 1, 1, 1]);
  expect(worth("7:1=7").each).toEqual([1, 1, 1, 1, 1]);
  expect(["1x7=7", "7:1=7", "1:7=7", "1+7=8"].map((text) => worth(text).easy)).toEqual([true, true, false, false]);
});

test("what is not finished has no value yet", () => {
  expect(worth("").left).toBeNull();
  expect(worth("5+").left).toBeNull();
  expect(worth("5+3").left).toBe("8");
  expect(worth("5+3=").right).toBeNull();
  expect(worth("5:0=3").left).toBeNull();
  expect(worth("1=2=3").right).toBeNull();
  expect(worth("2-7=1:3").left).toBe("-5");
  expect(worth("2-7=1:3").right).toBe("1/3");
  expect(worth("2-7=1:3").fault?.code).toBe("rc-unequal");
});
