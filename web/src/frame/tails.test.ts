import { expect, test } from "vitest";
import { tailed } from "./tails";

test("a full stop stays with the link before it", () => {
  const pieces = [{ text: "Anna takes " }, { text: "Unicorn", card: "unicorn" }, { text: "." }];
  expect(tailed(pieces).map(({ text, tail }) => [text, tail])).toEqual([
    ["Anna takes ", ""],
    ["Unicorn", "."],
    ["", ""],
  ]);
});

test("words and opening signs do not", () => {
  const pieces = [
    { text: "d2", thing: "cell:d2" },
    { text: " (2), then" },
    { text: "a1", thing: "cell:a1" },
    { text: "\u00a0: 3" },
  ];
  expect(tailed(pieces).map(({ text, tail }) => [text, tail])).toEqual([
    ["d2", ""],
    [" (2), then", ""],
    ["a1", "\u00a0:"],
    [" 3", ""],
  ]);
});
