/** What is printed on Sylvion's cards beside their names. Faces only: what cards do is the server's business. */

import type { CardFace } from "../board";

const FACES: Record<string, CardFace> = {
  whale: { kind: "animal", cost: 0 },
  elephant: { kind: "animal", cost: 1 },
  hedgehogs: { kind: "animal", cost: 0 },
  owl: { kind: "animal", cost: 1 },
  stag: { kind: "animal", cost: 0 },
  doves: { kind: "animal", cost: 1 },
  squirrels: { kind: "animal", cost: 1 },
  fish: { kind: "animal", cost: 1 },
  betrayal: { kind: "betrayal" },
  blaze: { kind: "support", letter: "C" },
  simoon: { kind: "support", letter: "D" },
  desiccation: { kind: "support", letter: "A" },
  demobilization: { kind: "support", letter: "B" },
  geyser: { kind: "element", letter: "A" },
  tornado: { kind: "element", letter: "B" },
  lake: { kind: "element", letter: "B" },
  stone_rain: { kind: "element", letter: "C" },
};
for (const feat of ["owls_wisdom", "deluge", "hedgehog_fence", "disinformation", "stag_king", "fish_flood", "armistice", "charging_whales"]) {
  FACES[feat] = { kind: "feat" };
}
for (const level of [1, 2, 3, 4]) {
  FACES[`fountain_${level}`] = { kind: "fountain", cost: level - 1, strength: level };
  FACES[`tree_${level}`] = { kind: "tree", cost: level - 1, vitality: level };
  FACES[`blazing_${level}`] = { kind: "blazing", strength: level };
}
for (const level of [0, 1, 2, 3]) {
  FACES[`elemental_${level}`] = { kind: "elemental", strength: level };
  FACES[`ravager_${level}`] = { kind: "elemental", strength: level };
}

/** Return a card's face; the Elephant of the Russian edition is free. */
export function faceOf(card: string, edition: string): CardFace {
  if (card === "elephant" && edition === "russian") return { kind: "animal", cost: 0 };
  return FACES[card] ?? { kind: "support" };
}

const ORDER = Object.keys(FACES);
const KINDS = ["fountain", "tree", "animal", "feat", "betrayal", "elemental", "blazing", "support", "element"];

/** Rank a card by its family, then by what is printed. */
export function byKind(card: string): number {
  const face = FACES[card];
  return KINDS.indexOf(face?.kind ?? "") * 100 + ORDER.indexOf(card);
}

/** Rank a card by its cost, then by its family. */
export function byCost(card: string): number {
  return (FACES[card]?.cost ?? 9) * 1000 + byKind(card);
}
