import { expect, test } from "vitest";
import { follow } from "./actors";

const drawn = (thing: string, card: string) => (thing === "hand:0" ? `hand:${card}` : thing);

function ways(...values: Record<string, string>[]): string[] {
  const beats = values.map((one, at) => ({ event: { key: "", values: one }, at }));
  return follow(beats, drawn).map(({ card, hops }) =>
    [card, ...hops.map(({ at, from, to }) => `${at} ${from}>${to}`)].join(", "),
  );
}

test("an attacker that falls is followed to its end, and so is its victim", () => {
  expect(
    ways(
      { card: "blaze", from: "cell:c1", to: "cell:b1" },
      { card: "fountain", from: "cell:b1" },
      { card: "blaze", from: "cell:b1" },
    ),
  ).toEqual(["blaze, 0 cell:c1>cell:b1, 2 cell:b1>", "fountain, 1 cell:b1>"]);
});

test("of two alike in one row the second takes the place of the first", () => {
  expect(
    ways(
      { card: "imp", from: "cell:b4", to: "cell:a4" },
      { card: "imp", from: "cell:c4", to: "cell:b4" },
      { card: "imp", from: "cell:a4" },
      { card: "imp", from: "cell:b4", to: "cell:a4" },
    ),
  ).toEqual(["imp, 0 cell:b4>cell:a4, 2 cell:a4>", "imp, 1 cell:c4>cell:b4, 3 cell:b4>cell:a4"]);
});

test("what nobody sees is not known again", () => {
  expect(ways({ from: "deck", to: "pile" }, { from: "pile", to: "hand:1" })).toEqual([
    ", 0 deck>pile",
    ", 1 pile>hand:1",
  ]);
});

test("a card of one's own hand is drawn under its own name", () => {
  expect(ways({ card: "owl", to: "hand:0" }, { seat: "0" })).toEqual(["owl, 0 >hand:owl"]);
});
