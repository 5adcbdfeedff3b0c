import { beforeEach, expect, test } from "vitest";
import { settings } from "../browser/settings.svelte";
import type { MoveInfo, View } from "../wire";
import { type Before, Hands } from "./hands.svelte";

const move = (word: string, ...things: string[]): MoveInfo => {
  const doubt = word === "waste" ? { key: "why", values: {}, rule: "", id: "" } : null;
  return { move: word, family: word, passes: word === "done", things, key: "", values: {}, hint: null, doubt };
};

// A question put at `decision`; one of the same play has begun before it.
const view = (decision: number, play = decision) =>
  ({ seat: 0, seats: 1, decision, questions: [{ seat: 0, play, key: "", values: {}, rule: "" }] }) as unknown as View;

const told: string[] = [];
let before: Before;
let hands: Hands;

function ask(decision: number, moves: MoveInfo[], play = decision): void {
  before = { view: view(decision, play), moves };
}

beforeEach(() => {
  told.length = 0;
  settings.confirm = true;
  settings.forced = true;
  hands = new Hands(() => before, {
    chose: (one) => told.push(one.move),
    refused: (thing) => told.push(`not ${thing}`),
  });
});

test("a thing of one move is played, of several offered, of none refused", () => {
  ask(1, [move("a", "cell:1"), move("b", "cell:2", "hand:owl"), move("c", "hand:owl")]);
  hands.touch("cell:1");
  hands.touch("hand:owl");
  hands.touch("cell:9");
  expect(told).toEqual(["a", "not cell:9"]);
  expect(hands.choice?.moves.map((one) => one.move)).toEqual(["b", "c"]);
});

test("a wasteful move is asked about once, unless nobody wants to be asked", () => {
  ask(1, [move("waste", "cell:1"), move("a", "cell:2")]);
  hands.touch("cell:1");
  expect([told, hands.doubt?.key]).toEqual([[], "why"]);
  hands.touch("cell:1");
  expect([told, hands.doubt]).toEqual([["waste"], null]);
  settings.confirm = false;
  hands.touch("cell:1");
  expect(told).toEqual(["waste", "waste"]);
});

test("only the rules doubt: an ordinary end of a turn is taken at its word", () => {
  ask(1, [move("done", "button:done"), move("a", "cell:1")]);
  hands.touch("button:done");
  expect([told, hands.doubt]).toEqual([["done"], null]);
});

test("another move forgets the doubt about the first", () => {
  ask(1, [move("waste", "cell:1"), move("a", "cell:2")]);
  hands.touch("cell:1");
  hands.touch("cell:2");
  hands.touch("cell:1");
  expect(told).toEqual(["a"]);
});

test("a dropped card aims at what it was dropped on, once", () => {
  ask(1, [move("play-owl", "hand:owl")]);
  hands.drop("hand:owl", "cell:1");
  ask(2, [move("on-1", "cell:1"), move("on-2", "cell:2")], 1);
  hands.goOn();
  hands.goOn();
  expect(told).toEqual(["play-owl", "on-1"]);
});

test("a choice that is none is played within a play only, and only if that is wanted", () => {
  ask(2, [move("on-1", "cell:1")], 1);
  hands.goOn();
  settings.forced = false;
  hands.goOn();
  settings.forced = true;
  ask(3, [move("a", "cell:1")]);
  hands.goOn();
  ask(4, [move("done", "button:done")], 1);
  hands.goOn();
  expect(told).toEqual(["on-1"]);
});

test("what is no longer asked for is not played", () => {
  ask(1, [move("a", "cell:1")]);
  hands.play(move("gone", "cell:2"));
  expect(told).toEqual([]);
});
