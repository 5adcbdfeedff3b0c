import { beforeAll, expect, test, vi } from "vitest";
import type { EventKindInfo } from "../wire";
import { Kinds, placesOf } from "./kinds";

beforeAll(() => vi.stubGlobal("CSS", { escape: (text: string) => text }));

const PLAIN = {
  sound: "",
  cue: "",
  place: "",
  back: "",
  line: true,
  head: false,
  reveal: false,
  against: "",
  cause: false,
  still: false,
};
const kind = (key: string, more: Partial<EventKindInfo> = {}): EventKindInfo => ({ key, ...PLAIN, ...more });
const event = (key: string, values = {}) => ({ key, values });

const kinds = new Kinds("toy", [
  kind("round", { head: true }),
  kind("hurt", { sound: "damage", cue: "strike", place: "fighter:{card}" }),
  kind("withers", { cue: "wither", place: "edge:{each}" }),
  kind("turned", { line: false }),
  kind("shown", { reveal: true, still: true }),
  kind("takes", { against: "target" }),
  kind("falls", { against: "seat", cue: "strike", place: "castle:{seat}" }),
  kind("plays", { cause: true }),
  kind("odd", { cue: "dance", place: "cell:{cell}" }),
]);

test("an event that is not worth a line has none; one that is not declared has", () => {
  expect(kinds.lines([event("turned"), event("hurt"), event("unheard-of")]).map(({ key }) => key)).toEqual([
    "hurt",
    "unheard-of",
  ]);
});

test("sounds, sections and reveals are what the title says", () => {
  expect([kinds.sound(event("hurt")), kinds.sound(event("round")), kinds.sound(event("unheard-of"))]).toEqual([
    "damage",
    "",
    "",
  ]);
  expect([kinds.heads(event("round")), kinds.heads(event("hurt"))]).toEqual([true, false]);
  expect([kinds.reveals(event("shown")), kinds.reveals(event("hurt"))]).toEqual([true, false]);
});

test("a cue happens at the place that the values name", () => {
  expect(kinds.cue(event("hurt", { card: "orc" }))).toEqual({
    kind: "strike",
    places: ['[data-place="fighter:orc"], [data-thing="fighter:orc"]'],
  });
  expect(kinds.cue(event("withers", { first: 3, count: 2 }))?.places).toHaveLength(2);
  expect(kinds.cue(event("round"))).toBeNull();
  expect(kinds.cue(event("odd", { cell: "a1" }))).toBeNull();
});

test("what is done to a seat by others strikes it, where the values say", () => {
  const taken = event("takes", { seat: 1, target: 0, from: "hand:0", to: "hand:1" });
  expect([kinds.strikes(taken, 0), kinds.strikes(taken, 1), kinds.strikes(event("plays", { seat: 0 }), 0)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(kinds.strikes(event("takes", { seat: 0, target: 0 }), 0)).toBe(false);
  expect(kinds.strikes(event("falls", { seat: 0 }), 0)).toBe(true);
  expect([kinds.scene(taken), kinds.scene(event("falls", { seat: 2 })), kinds.scene(event("round"))]).toEqual([
    "hand:0",
    "castle:2",
    "",
  ]);
  expect([kinds.causes(event("plays")), kinds.causes(taken)]).toEqual([true, false]);
});

test("each of several places has a number, in order", () => {
  expect(placesOf("edge:{each}", { first: 3, count: 3 })).toEqual(["edge:3", "edge:4", "edge:5"]);
  expect(placesOf("{from}", { from: "cell:a1" })).toEqual(["cell:a1"]);
  expect(placesOf("card:{seat}-{card}", { seat: 2, card: "owl" })).toEqual(["card:2-owl"]);
});

test("what is still keeps its words and loses its way", () => {
  const moved = { card: "owl", from: "hand:1", to: "cell:a1" };
  expect(kinds.moving([event("shown", moved), event("hurt", moved)]).map(({ values }) => Object.keys(values))).toEqual([
    ["card"],
    ["card", "from", "to"],
  ]);
});
