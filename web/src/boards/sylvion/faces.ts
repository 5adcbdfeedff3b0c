/** Looking up what is printed on Sylvion's cards: the server says it. */

import { icon } from "../../art";
import { byNumber, type CardFace, type Faces } from "../../art/faces";
import { say } from "../../texts/language.svelte";

const UNKNOWN: CardFace = { kind: "support" };
// The numbers of a card, and the sign before what is said of each when it is shown large.
const NUMBERS = { cost: "hand", strength: "swords", vitality: "leaf", letter: "sort" } as const;
const faced = new WeakMap<CardFace, CardFace>();

/** Return a card's face, the same one every time. */
export function faceOf(faces: Faces, card: string): CardFace {
  const told = faces[card] ?? UNKNOWN;
  const known = faced.get(told);
  if (known) return known;
  const face = {
    ...told,
    get notes() {
      return notesOf(told);
    },
  };
  faced.set(told, face);
  return face;
}

function notesOf(face: CardFace): { art: string; text: string }[] {
  const names = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];
  return names.flatMap((name) => {
    const value = face[name];
    if (value === undefined) return [];
    return [
      { art: icon(NUMBERS[name]), text: say(`sylvion-about-${name === "vitality" ? "vitality-of" : name}`, { value }) },
    ];
  });
}

/** Rank a card by its cost, then by its family. */
export function byCost(card: string, faces: Faces): number {
  return byNumber(card, faces, faces[card]?.cost ?? 9);
}
