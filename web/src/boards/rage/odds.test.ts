import { expect, test } from "vitest";
import type { Faces } from "../../art/faces";
import type { RageCellView, RageView } from "../../wire";
import { foes } from "./odds";

const cell = (kind: string, owner = -1): RageCellView => ({
  name: "A2",
  kind,
  owner,
  home: -1,
  shielded: false,
  x: 0,
  y: 0,
});
const faces = { ebrung: { kind: "dragon", faction: "neutral" } } as unknown as Faces;
const view = {
  players: [{}, { hand: 5, known: ["orc"], faction: "snow" }],
  squads: [
    { open: "wolf", cards: null },
    { open: "", cards: ["orc", "gnome", "troll"] },
    { open: "", cards: null },
  ],
} as unknown as RageView;

test("a free land is held by one of the squads, of which some cards are known", () => {
  expect(foes(view, cell("land"), faces)).toMatchObject({ known: ["wolf", "orc", "gnome", "troll"], unknown: 5 });
});

test("of a hand only the cards that were seen are named", () => {
  expect(foes(view, cell("tower", 1), faces)).toMatchObject({ owner: 1, known: ["orc"], unknown: 4 });
});

test("the Central Castle has its dragon", () => {
  expect(foes(view, cell("central"), faces)).toMatchObject({ guard: "ebrung", known: ["ebrung"] });
});
