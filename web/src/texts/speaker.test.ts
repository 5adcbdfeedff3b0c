import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Speaker, makeBundle, split } from "./speaker";

const FTL = `
player = Player { $number }
thing-cell = { $id }
    .at = on { $id }
thing-hand = the hand of { $name }
game-card-oak = Oak
    .acc = an oak
game-event-planted = { $name } plants { $card_acc } { $to_at }.
page-game-guard = guarded by { $card_acc }
game-event-draws = { $count ->
    [one] One card
   *[other] { $count } cards
} for { $from }.
`;

const speaker = new Speaker("en", [makeBundle("en", [new FluentResource(FTL)])]);

test("cards, seats and things are resolved with their forms", () => {
  const values = { card: "oak", seat: 1, to: "cell:b2" };
  expect(speaker.say("game-event-planted", values, ["Ann", "Bo"])).toBe("Bo plants an oak on b2.");
});

test("the page's own texts about a title name its cards", () => {
  expect(speaker.say("page-game-guard", { card: "oak" })).toBe("guarded by an oak");
});

test("a seat nobody named is a number", () => {
  expect(speaker.say("game-event-draws", { count: 1, from: "hand:0" })).toBe("One card for the hand of Player 1.");
});

test("a missing text shows its key", () => {
  expect(speaker.say("game-nothing")).toBe("game-nothing");
});

test("pieces tell cards and things apart", () => {
  expect(speaker.pieces("game-event-planted", { card: "oak", seat: 0, to: "cell:b2" }, ["Ann"])).toEqual([
    { text: "Ann plants " },
    { text: "an oak", card: "oak" },
    { text: " " },
    { text: "on b2", thing: "cell:b2" },
    { text: "." },
  ]);
});

test("plain text is one piece", () => {
  expect(split("Nothing here.")).toEqual([{ text: "Nothing here." }]);
});

test("a name that changes is said anew", () => {
  const values = { count: 2, from: "hand:0" };
  expect(speaker.say("game-event-draws", values, ["Ann"])).toBe("2 cards for the hand of Ann.");
  expect(speaker.say("game-event-draws", values, ["Bo"])).toBe("2 cards for the hand of Bo.");
});

test("numbers are counted, and written as the language does", () => {
  const french = new Speaker("fr", [
    makeBundle("fr", [
      new FluentResource("many = { $count ->\n [one] { $count } carte\n *[other] { $count } cartes\n }"),
    ]),
  ]);
  expect([0, 1, 2, 999].map((count) => french.say("many", { count }))).toEqual([
    "0 carte",
    "1 carte",
    "2 cartes",
    "999 cartes",
  ]);
  expect(french.say("many", { count: 12345 })).toMatch(/^12\s345 cartes$/);
  expect(french.say("many", { count: 1.5 })).toBe("1,5 carte");
});
