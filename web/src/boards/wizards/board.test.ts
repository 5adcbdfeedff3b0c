import { expect, test } from "vitest";
import type { MoveInfo, PartView, WizardSeatView, WizardsView } from "../../wire";
import { account, areaOf, laidSlot, layout, offers, ring } from "./reading";

const seat = (more: Partial<WizardSeatView> = {}): WizardSeatView => ({
  hand: 3,
  cards: null,
  known: [],
  chosen: "",
  face_down: false,
  contender: "",
  boosts: ["", "", ""],
  strengths: [0, 0, 0, 0],
  total: 0,
  parts: [],
  passed: false,
  place: 0,
  champions: [],
  worths: [],
  score: 0,
  wizard: "",
  wizard_kind: "",
  ...more,
});

const view = (more: Partial<WizardsView> = {}, players = [seat(), seat(), seat()]): WizardsView => ({
  title: "wizards",
  seat: 0,
  seats: players.length,
  decision: 9,
  awaits: [],
  answered: [],
  questions: [],
  standings: [],
  outcome: null,
  options: {},
  step: "boost",
  round: 1,
  rounds: 4,
  first: 0,
  order: [0, 1, 2],
  prizes: 1,
  deck: 40,
  discard: [],
  unseen: {},
  players,
  received: [],
  effect: null,
  values: [],
  last: [],
  ...more,
});

const asking = (key: string, values = {}) => ({
  questions: [{ seat: 0, key: `wizards-ask-${key}`, values, rule: "", play: 9 }],
});
const moves = (...things: string[]): MoveInfo[] =>
  things.map((thing) => ({
    move: thing,
    family: "",
    things: [thing],
    key: "",
    values: {},
    passes: false,
    hint: null,
    doubt: null,
  }));
const things = (found: ReturnType<typeof offers>) => found?.offers.map((offer) => offer.thing);
const part = (slot: number, why: string, card: string, amount: number, owner = 0): PartView => ({
  slot,
  why,
  card,
  amount,
  seat: owner,
});

test("the own tile comes last, and the others follow around the table", () => {
  expect(ring(4, 1)).toEqual([2, 3, 0, 1]);
  expect(ring(3, -1)).toEqual([0, 1, 2]);
});

test("a card laid face down is told from one that is not", () => {
  const summoning = view({ ...asking("summon"), awaits: [2], answered: [0], step: "summon" });
  expect([0, 1, 2].map((one) => laidSlot(summoning, one))).toEqual([0, -1, -1]);
  const boosting = view(asking("boost", { slot: 2 }), [seat(), seat({ face_down: true }), seat()]);
  expect([0, 1, 2].map((one) => laidSlot(boosting, one))).toEqual([-1, 2, -1]);
  expect(laidSlot(view(asking("swap"), [seat({ face_down: true })]), 0)).toBe(-1);
});

test("while nothing lies on the table the last contest is shown", () => {
  const decided = {
    seat: 1,
    place: 2,
    prize: false,
    cards: ["longneck", "", "", ""],
    strengths: [7, 0, 0, 0],
    total: 7,
    parts: [],
  };
  const resting = view({ step: "rest", last: [decided] }, [seat(), seat({ place: 2 })]);
  expect(areaOf(resting, 1)).toMatchObject({ past: true, cards: ["longneck", "", "", ""], total: 7, place: 2 });
  const searching = view({ step: "search", last: [decided] }, [seat(), seat()]);
  expect(areaOf(searching, 1)).toMatchObject({ past: false, cards: ["", "", "", ""] });
});

test("tiles of two, four, six and twelve fit a desktop and small phones", () => {
  expect(layout(2, 918, 468, "mouse")).toMatchObject({ columns: 2, small: false });
  expect(layout(4, 918, 468, "mouse")).toMatchObject({ columns: 2, rows: 2, small: false });
  expect(layout(6, 918, 468, "mouse")).toMatchObject({ columns: 3, rows: 2, small: false });
  expect(layout(12, 918, 468, "mouse").small).toBe(true);
  expect(layout(12, 344, 308, "finger")).toMatchObject({ columns: 2, rows: 6, small: true, champions: "none" });
  for (const seats of [2, 3, 4, 5, 6, 8, 12]) {
    const { rows, tall } = layout(seats, 344, 308, "finger");
    expect(rows * (tall + 30)).toBeLessThanOrEqual(320);
    expect(tall).toBeGreaterThan(12);
  }
});

test("what may be chosen comes with what may not", () => {
  const discards = offers(
    view({ discard: ["owl", "leaf_wolf", "longneck", "centipede"] }),
    moves("discard:1", "discard:3"),
    "wizards-ask-pick",
    false,
  );
  expect(discards?.offers.map((offer) => offer.card)).toEqual(["centipede", "longneck", "leaf_wolf"]);
  const taken = view({}, [seat(), seat({ wizard: "mouse_mage", wizard_kind: "insect" })]);
  expect(
    things(offers(taken, moves("wizard:wren_seer-bird", "wizard:wren_seer-undead"), "wizards-ask-wizard", false)),
  ).toEqual(["wizard:wren_seer-bird", "wizard:wren_seer-undead", "wizard:mouse_mage-insect"]);
  const champions = view({}, [seat({ champions: ["leaf_wolf", "leaf_wolf", "longneck"] })]);
  expect(
    offers(champions, moves("hand:leaf_wolf"), "wizards-ask-last-discard", false)?.offers.map(({ card, count }) => [
      card,
      count,
    ]),
  ).toEqual([
    ["leaf_wolf", 2],
    ["longneck", 1],
  ]);
});

test("cards in sight are not offered a second time", () => {
  expect(offers(view(), moves("hand:leaf_wolf"), "wizards-ask-summon", false)).toBeNull();
  expect(offers(view(), moves("seat:1", "seat:2"), "wizards-ask-hand-of", false)).toBeNull();
  const boosted = view({}, [seat(), seat({ boosts: ["", "leaf_wolf", ""] })]);
  expect(offers(boosted, moves("boost:1-2"), "wizards-ask-return", false)).toBeNull();
  expect(offers(boosted, moves("boost:1-2"), "wizards-ask-return", true)?.offers[0]).toMatchObject({
    thing: "boost:1-2",
    card: "leaf_wolf",
    seat: 1,
    value: 2,
  });
});

test("cards received keep their givers, and cards seen their number", () => {
  const received = view({
    received: [
      { seat: 1, card: "leaf_wolf" },
      { seat: 2, card: null },
    ],
  });
  expect(offers(received, moves("card:leaf_wolf"), "wizards-ask-keep", false)?.offers).toMatchObject([
    { card: "leaf_wolf", seat: 1 },
  ]);
  const seen = view({ effect: { seat: 0, card: "leaf_owl", target: 1 } }, [
    seat(),
    seat({ known: ["longneck", "longneck"] }),
  ]);
  expect(offers(seen, moves("card:longneck"), "wizards-ask-take", false)?.offers).toMatchObject([
    { card: "longneck", count: 2 },
  ]);
});

test("an account of a total names every source", () => {
  const parts = [
    part(0, "printed", "stone_spider", 2),
    part(1, "printed", "leaf_wolf", 12),
    part(1, "effect", "giant_scorpion", -4, 1),
    part(0, "doubled", "stone_spider", 8),
  ];
  const { lines, doubled } = account({ cards: ["stone_spider", "leaf_wolf", "", ""], strengths: [2, 8, 0, 0], parts });
  expect(lines.map(({ card, printed, changes, strength }) => [card, printed, changes.length, strength])).toEqual([
    ["stone_spider", 2, 0, 2],
    ["leaf_wolf", 12, 1, 8],
  ]);
  expect(doubled?.amount).toBe(8);
});
