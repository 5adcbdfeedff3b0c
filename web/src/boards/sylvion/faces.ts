/** Looking up what is printed on Sylvion's cards: the server says it. */

import type { CardFace, Faces } from "../board";

/** Return a card's face. */
export function faceOf(faces: Faces, card: string): CardFace {
  return faces[card] ?? { kind: "support" };
}

/** Rank a card by its family and what is printed, as the title's table has them. */
export function byKind(card: string, faces: Faces): number {
  return Object.keys(faces).indexOf(card);
}

/** Rank a card by its cost, then by its family. */
export function byCost(card: string, faces: Faces): number {
  return (faces[card]?.cost ?? 9) * 1000 + byKind(card, faces);
}
