import { expect, test } from "vitest";
import { steady } from "./steady";

test("a list that says the same stays the same list", () => {
  const old = ["Ann", "Bo"];
  expect(steady(old, ["Ann", "Bo"])).toBe(old);
});

test("another word, order or length is another list", () => {
  const old = ["Ann", "Bo"];
  for (const now of [["Ann", "Cy"], ["Bo", "Ann"], ["Ann"], ["Ann", "Bo", "Cy"]]) expect(steady(old, now)).toBe(now);
});
