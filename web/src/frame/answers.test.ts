import { expect, test } from "vitest";
import type { MoveInfo } from "../wire";
import { isQuiet, mainAnswer } from "./answers";

const answer = (word: string, thing: string, { passes = false, doubted = false } = {}): MoveInfo => ({
  move: word,
  family: word,
  passes,
  things: [thing],
  key: "",
  values: {},
  hint: null,
  doubt: doubted ? { key: "why", values: {}, rule: "", id: "" } : null,
});
const pass = answer("pass", "button:pass", { passes: true });
const pay = answer("pay", "button:pay");
const burn = answer("burn", "button:burn", { doubted: true });
const card = answer("card", "hand:owl");
const player = answer("seat", "seat:1");

test("the main place belongs to what most players want, wherever it stands in the list", () => {
  expect(mainAnswer([pass, burn, pay])).toBe(pay);
  expect(mainAnswer([burn, pass])).toBe(pass);
  expect(mainAnswer([burn])).toBe(burn);
  expect(mainAnswer([player])).toBeNull();
});

test("passing is quiet while something else could be done, and the answer when nothing is left", () => {
  expect(isQuiet(pass, [pass, card])).toBe(true);
  expect(isQuiet(pass, [pass])).toBe(false);
  expect(isQuiet(pay, [pass, pay])).toBe(false);
  expect(isQuiet(burn, [burn, pay])).toBe(true);
});
