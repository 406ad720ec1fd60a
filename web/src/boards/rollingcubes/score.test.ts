import { expect, test } from "vitest";
import vectors from "../../../../tests/games/rollingcubes/vectors.json";
import { worth } from "./score";

test("every shared vector has the values and points the house gives it", () => {
  expect(vectors.length).toBeGreaterThan(200);
  for (const { equation, value, points } of vectors) {
    const found = worth(equation);
    expect([equation, found.left, found.right, found.equal, found.points]).toEqual([
      equation,
      value,
      value,
      true,
      points,
    ]);
  }
});

test("points stand by part", () => {
  expect(worth("72:4=5x5-7+0").parts.map((part) => part.points)).toEqual([3, 3, 1, 1, 1, 2, 1, 1, 1, 1, 1]);
  expect(worth("1x7=7").parts.map((part) => part.points)).toEqual([1, 1, 1, 1, 1]);
  expect(worth("7:1=7").parts.map((part) => part.points)).toEqual([1, 1, 1, 1, 1]);
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
  expect(worth("2-7=1:3").equal).toBe(false);
});
