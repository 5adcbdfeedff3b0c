/** Sorting a hand. */

import type { Faces } from "../art/faces";
import { settings } from "../browser/settings.svelte";

/** A way to sort a hand: a key for its label, and a rank. */
export interface Sorter {
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

/** Return how hands of a title are sorted: as the player chose, or in the title's first way. */
export function sortingOf(title: string, sorters: { key: string }[]): string {
  return settings.sorting[title] ?? sorters[0]?.key ?? "own";
}

/** Return a seat's own order at a table, as it was before the page was left; what has no name is not remembered. */
export function recallOrder(table: string, seat: number): string[] {
  if (!table) return [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(orderKey(table, seat)) ?? "[]");
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return []; // a browser without storage, or a file edited by hand
  }
}

/** Remember a seat's own order at a table. */
export function rememberOrder(table: string, seat: number, order: string[]): void {
  if (!table) return;
  try {
    // One order is enough: those of matches played long ago would never be cleared away.
    for (const key of Object.keys(localStorage))
      if (key.startsWith(ORDERS) && !key.startsWith(`${ORDERS}${table}`)) localStorage.removeItem(key);
    localStorage.setItem(orderKey(table, seat), JSON.stringify(order));
  } catch {
    // Private windows may refuse; the order then lasts as long as the page.
  }
}

const ORDERS = "elderwood-hand-";
const orderKey = (table: string, seat: number) => `${ORDERS}${table}-${seat}`;
