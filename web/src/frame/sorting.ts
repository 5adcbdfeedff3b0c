/** Sorting a hand. */

import type { Faces } from "../boards/board";

interface Sorter {
  key: string;
  rank(card: string, faces: Faces): number;
}

/** Return the cards in the wanted order: by a sorter, or by the player's own order with new cards at the end. */
export function arrange(cards: string[], sorting: string, sorters: Sorter[], own: string[], faces: Faces): string[] {
  const sorter = sorters.find((one) => one.key === sorting);
  if (sorter) return [...cards].sort((a, b) => sorter.rank(a, faces) - sorter.rank(b, faces));
  const left = [...cards];
  const placed: string[] = [];
  for (const card of own) {
    const at = left.indexOf(card);
    if (at >= 0) placed.push(...left.splice(at, 1));
  }
  return [...placed, ...left];
}

/** Return the cards with one of them put before another. */
export function moveBefore(cards: string[], moved: string, before: string): string[] {
  const from = cards.indexOf(moved);
  const to = cards.indexOf(before);
  if (from < 0 || to < 0 || from === to) return cards;
  const rest = cards.filter((_, at) => at !== from);
  rest.splice(to, 0, moved);
  return rest;
}
