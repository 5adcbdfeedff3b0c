/** How the cards of Rage of the Elves look beside their names, and what the server says is printed on them. */

import { placeArt } from "../../art";
import { say } from "../../texts/language.svelte";
import { byNumber, type CardFace, type Faces } from "../../art/faces";

const TITLE = "rage";
export const SIDES = ["left", "forward", "right"];

function printed(faces: Faces, card: string): Record<string, unknown> {
  return { ...faces[card] };
}

/** Return whose card it is: one of four peoples, or `neutral`. */
export function peopleOf(faces: Faces, card: string): string {
  return String(printed(faces, card)["faction"] ?? "neutral");
}

/** Return the icons on a card: left, forward, right. */
export function iconsOf(faces: Faces, card: string): string[] {
  const icons = printed(faces, card)["icons"];
  return typeof icons === "string" ? icons.split(" ") : [];
}

/** Return the dragon of a people; that of the neutral ones guards the Central Castle. */
export function dragonOf(faces: Faces, people: string): string {
  return Object.keys(faces).find((card) => faces[card]?.kind === "dragon" && peopleOf(faces, card) === people) ?? "";
}

/** Say what an icon is and what it does. */
export const iconText = (icon: string) =>
  icon === "none" ? say("rage-icon-none") : `${say(`rage-icon-${icon}`)}. ${say(`page-rage-icon-${icon}`)}`;

export const iconArt = (icon: string) => placeArt(TITLE, `icon-${icon}`);

/** Return what is printed on a card. */
export function faceOf(faces: Faces, card: string): CardFace {
  const { kind = "warrior", cost } = faces[card] ?? {};
  const { initiative, lives } = printed(faces, card);
  const people = peopleOf(faces, card);
  const icons = iconsOf(faces, card);
  const line =
    kind === "artifact" || kind === "treasure"
      ? say(`rage-kind-${kind}`)
      : `${say(`rage-people-${people}`)} · ${say(`rage-kind-${kind}`)}`;
  const notes = icons.map((icon, at) => ({
    art: iconArt(icon),
    text: say("page-rage-side-icon", { side: SIDES[at] ?? "", icon: iconText(icon) }),
  }));
  if (typeof lives === "number") {
    notes.unshift(
      {
        art: placeArt(TITLE, "bolt"),
        text: `${say("page-rage-initiative")}: ${Number(initiative)}. ${say("rage-about-initiative")}`,
      },
      { art: placeArt(TITLE, "heart"), text: `${say("page-rage-lives")}: ${lives}. ${say("rage-about-lives")}` },
    );
  }
  if (cost !== undefined)
    notes.push({
      art: placeArt(TITLE, "coin"),
      text: `${say("page-rage-price")}: ${cost}. ${say("rage-about-price")}`,
    });
  return {
    kind,
    tint: `var(--rage-${kind === "artifact" || kind === "treasure" ? "found" : people})`,
    emblem: placeArt(TITLE, kind === "artifact" ? "gem" : kind === "treasure" ? "chest" : `people-${people}`),
    corner: placeArt(TITLE, `corner-${people}`),
    line,
    notes,
    ...(cost === undefined ? {} : { cost }),
    ...(typeof lives === "number" ? { strength: Number(initiative), vitality: lives, rim: icons.map(iconArt) } : {}),
  };
}

/** Rank a card by its initiative, the quickest first. */
export function byInitiative(card: string, faces: Faces): number {
  return byNumber(card, faces, -Number(printed(faces, card)["initiative"] ?? 0));
}

/** Rank a card by the price of its action. */
export function byCost(card: string, faces: Faces): number {
  return byNumber(card, faces, faces[card]?.cost ?? 0);
}
