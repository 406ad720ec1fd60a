import { beforeEach, expect, test } from "vitest";
import { Paper } from "./paper.svelte";
import { arranged, table, tumbled } from "./read";

let paper: Paper;
beforeEach(() => {
  const dice = table("13550248+-x:");
  paper = new Paper(() => dice);
});

function typed(keys: string): void {
  for (const key of keys) paper.type(key);
}

test("typing takes each die once, and other spellings mean the same die", () => {
  typed("5*8=40");
  expect(paper.text).toBe("5x8=40");
  typed("55");
  expect(paper.text).toBe("5x8=405");
  paper.type("9");
  expect(paper.text).toBe("5x8=405");
  expect(paper.rest.map((die) => die.face).join("")).toBe("132+-:");
});

test("what cannot be typed says why, until something can", () => {
  typed("9");
  expect(paper.missing).toEqual({ face: "9", why: "none" });
  typed("88");
  expect(paper.missing).toEqual({ face: "8", why: "used" });
  typed("(");
  expect(paper.missing).toEqual({ face: "(", why: "foreign" });
  expect(paper.type("r")).toBe(false);
  typed("0");
  expect([paper.missing, paper.text]).toEqual([null, "80"]);
});

test("dice go in where the caret is", () => {
  typed("5+3=8");
  for (let steps = 0; steps < 3; steps++) paper.type("ArrowLeft");
  typed("0");
  expect([paper.text, paper.caret]).toEqual(["5+03=8", 3]);
  paper.type("Backspace");
  paper.type("Home");
  typed("4");
  expect(paper.text).toBe("45+3=8");
  paper.back(paper.row[0]!);
  expect(paper.caret).toBe(0);
  paper.type("ArrowLeft");
  paper.type("End");
  typed("-");
  expect(paper.text).toBe("5+3=8-");
});

test("a die taken out of the middle leaves the caret in its gap", () => {
  typed("5+3=8");
  paper.back(paper.row[2]!);
  typed("1");
  expect([paper.text, paper.caret]).toEqual(["5+1=8", 3]);
  paper.drag(paper.row[0]!);
  paper.drop(null);
  typed("0");
  expect(paper.text).toBe("0+1=8");
  paper.drag(paper.rest[0]!);
  paper.drop(null);
  expect([paper.text, paper.caret]).toEqual(["0+1=8", 1]);
});

test("backspace takes the last die back, delete all", () => {
  typed("5+3");
  paper.type("Backspace");
  expect(paper.text).toBe("5+");
  paper.type("Delete");
  expect(paper.text).toBe("");
});

test("a dragged die lands where it is dropped, and can go back", () => {
  typed("53");
  const [five] = paper.row;
  paper.drag(five!);
  paper.drop(2);
  expect(paper.text).toBe("35");
  paper.drag(five!);
  paper.drop(0);
  expect(paper.text).toBe("53");
  paper.drag(five!);
  paper.drop(null);
  expect(paper.text).toBe("3");
  paper.drop(0);
  expect(paper.text).toBe("3");
});

test("at most five dice are marked, never the =", () => {
  paper.choose();
  typed("=135502");
  expect(paper.marked).toHaveLength(5);
  paper.pick(paper.rest[0]!);
  expect(paper.marked).toHaveLength(4);
  paper.type("Backspace");
  expect(paper.marked).toHaveLength(3);
  paper.keep();
  expect([paper.marking, paper.marked.length]).toEqual([false, 0]);
});

test("faces are named in the house's order", () => {
  expect(arranged(["x", "0", "5", "1"])).toBe("1 5 0 x");
});

test("only what came from the cup tumbles", () => {
  const dice = table("1350+x", "15+");
  expect(
    dice
      .filter((die) => die.locked)
      .map((die) => die.face)
      .join(""),
  ).toBe("15+=");
  expect([...tumbled(dice, "roll 3 0 x")].map((id) => dice[id]!.face)).toEqual(["3", "0", "x"]);
  expect(tumbled(table("5500"), "roll 5").size).toBe(1);
});

test("old dice must all be in it, whichever die shows their face, and a new one", () => {
  const dice = table("584013521+-xx", "5840x");
  paper = new Paper(() => dice);
  const told = (text: string): unknown => {
    paper.clear();
    typed(text);
    return paper.judged(true).fault;
  };
  expect(told("5x8=40")).toEqual({ code: "rc-no-new-die", args: {} });
  expect(told("1+1=2")).toEqual({ code: "rc-old-dice", args: { dice: "5 8 4 0 x" } });
  expect(told("1x5x8=40")).toBeNull();
  for (const five of paper.row.filter((die) => die.face === "5")) paper.back(five);
  paper.moveTo(2);
  paper.pick(dice.find((die) => die.face === "5" && !die.locked)!);
  expect([paper.text, paper.judged(true).fault]).toEqual(["1x5x8=40", null]);
});
