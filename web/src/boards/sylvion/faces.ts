/** Looking up what is printed on Sylvion's cards: the server says it. */

import { byNumber, type CardFace, type Faces } from "../../art/faces";

/** Return a card's face. */
export function faceOf(faces: Faces, card: string): CardFace {
  return faces[card] ?? { kind: "support" };
}

/** Rank a card by its cost, then by its family. */
export function byCost(card: string, faces: Faces): number {
  return byNumber(card, faces, faces[card]?.cost ?? 9);
}
