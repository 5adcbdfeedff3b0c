import { beforeEach, expect, test } from "vitest";
import { screen } from "./screen.svelte";

beforeEach(() => screen.hush());

test("what was asked for is not cut off by what happens meanwhile", () => {
  screen.answer("Hand: two cards.");
  screen.announce("The bot passes. Your turn.");
  expect(screen.answered).toBe("Hand: two cards.");
  expect(screen.spoken).toBe("The bot passes. Your turn.");
});

test("a second question is answered instead of the first", () => {
  screen.answer("Hand: two cards.");
  screen.answer("Deck 12.");
  expect(screen.answered).toBe("Deck 12.");
});

test("the same words are told again", () => {
  screen.answer("Deck 12.");
  const first = screen.answered;
  screen.answer("Deck 12.");
  expect(screen.answered).not.toBe(first);
  screen.announce("The bot passes.");
  const told = screen.spoken;
  screen.announce("The bot passes.");
  expect(screen.spoken).not.toBe(told);
});

test("nothing that was told is left for the next one at this screen", () => {
  screen.answer("Hand: two cards.");
  screen.announce("You draw an owl.");
  screen.hush();
  expect([screen.answered, screen.spoken]).toEqual(["", ""]);
});
