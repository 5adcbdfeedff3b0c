import { expect, test } from "vitest";
import type { MoveInfo, View } from "../../wire";
import { caption, fieldsOf, isBySeat, thingOf } from "./reading";

const view = { title: "toy", seat: 0, seats: 2, hands: [["owl", "fox"], 3], deck: 7 } as unknown as View;
const move = (...things: string[]) => ({ move: "m", things, key: "", values: {} }) as unknown as MoveInfo;

test("only the title's own fields are drawn, without the hand that lies below", () => {
  expect(fieldsOf(view)).toEqual([
    ["hands", [2, 3]],
    ["deck", 7],
  ]);
});

test("a value can be touched where a move names its field", () => {
  expect(thingOf([move("hand:owl")], "hands", "owl")).toBe("hand:owl");
  expect(thingOf([move("discard:owl")], "discard", "owl")).toBe("discard:owl");
  expect(thingOf([move("hand:owl")], "discard", "owl")).toBe("");
  expect(thingOf([move("hand:owl")], "hands", "fox")).toBe("");
});

test("a field without a word is told by its name", () => {
  expect(caption("toy", "own_sent")).toBe("own sent");
});

test("what every seat has is told by seat", () => {
  expect(isBySeat("scores", [1, 2], 2)).toBe(true);
  expect(isBySeat("discard", [1, 2], 2)).toBe(false);
});
