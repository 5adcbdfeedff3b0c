/** Drawings as strings of SVG; README.md says what each looks like. */

import { BOXES } from "./boxes";
import { ICONS } from "./icons";
import { ORNAMENTS } from "./ornaments";
import type { TitleArt } from "./titles";

// What each title draws itself is fetched when it is first needed.
const drawers = import.meta.glob<() => Promise<TitleArt>>("./*/index.ts", { query: "?drawn", import: "default" });
const loaded: Record<string, TitleArt> = {};

/** Fetch a title's drawings. */
export async function loadArt(title: string): Promise<void> {
  const load = drawers[`./${title}/index.ts`];
  if (load) loaded[title] = await (await load())();
}

/** Return the picture of a card. */
export function cardArt(title: string, id: string): string {
  return loaded[title]?.cards[id] ?? "";
}

/** Return a card back. */
export function backArt(title: string, kind: string): string {
  return loaded[title]?.backs[kind] ?? "";
}

/** Return a place or a state of a board. */
export function placeArt(title: string, name: string): string {
  return loaded[title]?.places[name] ?? "";
}

/** Return the front of a game box. */
export function boxArt(title: string): string {
  return BOXES[title] ?? "";
}

/** Return a one-colour sign. */
export function icon(name: string): string {
  return ICONS[name] ?? "";
}

export { portrait } from "./portraits";
export { type Livery, liveryOf } from "./seats";

/** Return an ornament. */
export function ornament(name: string): string {
  return ORNAMENTS[name] ?? "";
}
