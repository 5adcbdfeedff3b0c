/** How Woodland Wizards' cards look beside their names, and what the server says is printed on them. */

import { icon, placeArt } from "../../art";
import { say } from "../../texts/language.svelte";
import { byNumber, type CardFace, type Faces } from "../../art/faces";

const TITLE = "wizards";

/** Return what is printed on a card; a wizard has the kind of the side that is up. */
export function faceOf(faces: Faces, card: string, side = ""): CardFace {
  const printed = faces[card];
  const kind = side || printed?.kind || "beast";
  const type = typeOf(faces, card);
  const kindName = say(`wizards-kind-${kind}`);
  return {
    ...printed,
    kind,
    tint: `var(--wiz-${kind})`,
    emblem: placeArt(TITLE, `kind-${kind}`),
    corner: placeArt(TITLE, `corner-${kind}`),
    line: type ? `${kindName} · ${say(`wizards-type-${type}`)}` : kindName,
    get notes() {
      return notesOf(kind, type, printed?.strength);
    },
    ...(type ? { mark: { shape: type, art: placeArt(TITLE, `type-${type}`) } } : {}),
  };
}

function notesOf(kind: string, type: string, strength?: number): { art: string; text: string }[] {
  const notes = [{ art: placeArt(TITLE, `kind-${kind}`), text: say("wizards-about-kind") }];
  if (strength !== undefined) notes.push({ art: icon("swords"), text: say("wizards-about-strength", { strength }) });
  if (type) notes.push({ art: placeArt(TITLE, `type-${type}`), text: say(`wizards-about-${type}`) });
  return notes;
}

/** Return when a card's effect happens: `spell`, `active`, `passive`, `end-game`; a wizard has none. */
export function typeOf(faces: Faces, card: string): string {
  const printed: Record<string, unknown> = { ...faces[card] };
  return String(printed["type"] ?? "");
}

/** Return the strength that is printed on a card. */
export function printedOn(faces: Faces, card: string): number {
  return faces[card]?.strength ?? 0;
}

/** Rank a card by its strength, the strongest first, then by its kind. */
export function byStrength(card: string, faces: Faces): number {
  return byNumber(card, faces, -printedOn(faces, card));
}
