import { expect, test } from "vitest";
import type { View } from "../wire";
import { counted, handOf, listed, trackOf } from "./reading";

const view = (parts: object) => ({ seat: 0, seats: 2, ...parts }) as unknown as View;

test("a hand is told by hands or by players, and only to whom it is told", () => {
  expect(handOf(view({ hands: [["owl"], 3] }), 0)).toEqual(["owl"]);
  expect(handOf(view({ hands: [["owl"], 3] }), 1)).toBeNull();
  expect(handOf(view({ hands: [{ cards: ["fox"] }, { cards: null }] }), 0)).toEqual(["fox"]);
  expect(handOf(view({ hands: [{ cards: ["fox"] }, { cards: null }] }), 1)).toBeNull();
  expect(handOf(view({ players: [{ hand: 2 }, { cards: ["elk"] }] }), 1)).toEqual(["elk"]);
  expect(handOf(view({}), 0)).toBeNull();
});

test("equal cards are counted in their order, or in that of the title's table", () => {
  expect(counted(["orc", "wolf", "orc"]).map(({ card, count }) => [card, count])).toEqual([
    ["orc", 2],
    ["wolf", 1],
  ]);
  const faces = { wolf: { kind: "beast" }, orc: { kind: "folk" }, elk: { kind: "beast" } };
  expect(listed({ orc: 2, wolf: 1, elk: 0 }, faces).map(({ card }) => card)).toEqual(["wolf", "orc"]);
});

test("a step of the round stands among the others, one outside of it alone", () => {
  const states = (step: string) => trackOf("toy", ["take", "lay", "go"], step, 1, 3).marks.map((mark) => mark.state);
  expect(states("lay")).toEqual(["past", "now", "next"]);
  expect(states("end")).toEqual(["now"]);
});
