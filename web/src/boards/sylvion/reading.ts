/** Reading a Sylvion view for the board: no rules, only counting and naming what the view says. */

import type { SylvionEvent, SylvionView } from "../../wire";
import type { Faces } from "../../art/faces";
import { faceOf } from "./faces";

export const CELLS = Array.from({ length: 16 }, (_, at) => `${"abcd"[at % 4]}${Math.floor(at / 4) + 1}`);

/** What the next march will do to a cell. */
export interface Omen {
  /** The card on it will move on. */
  leaves: boolean;
  /** It will attack where it goes. */
  attacks: boolean;
  /** Somebody will attack here. */
  fight: boolean;
  /** The card on it will be destroyed. */
  falls: boolean;
  /** The elemental that will stand here afterwards. */
  ghost: string;
  /** Edges it will burn by reaching the forest. */
  burns: number;
  /** It will carry the pawn into the forest: defeat. */
  dooms: boolean;
}

/** Read the forecast cell by cell. */
export function omens(view: SylvionView): Record<string, Omen> {
  const found: Record<string, Omen> = {};
  const at = (cell: string) =>
    (found[cell] ??= { leaves: false, attacks: false, fight: false, falls: false, ghost: "", burns: 0, dooms: false });
  const standing: Record<string, { card: string; from: string }> = {};
  CELLS.forEach((cell, number) => {
    const card = view.board[number];
    if (card) standing[cell] = { card, from: cell };
  });
  for (const { key: told, values } of view.forecast) {
    const key = told as SylvionEvent;
    const from = String(values["from"] ?? "").replace("cell:", "");
    const to = String(values["to"] ?? "").replace("cell:", "");
    const card = String(values["card"] ?? "");
    const origin = standing[from]?.from ?? from;
    if (key === "sylvion-event-forest" || key === "sylvion-event-forest-pawn") {
      at(origin).dooms ||= key === "sylvion-event-forest-pawn";
      at(origin).burns += Number(values["damage"] ?? 0);
      at(origin).leaves = true;
      delete standing[from];
    } else if (key === "sylvion-event-moves") {
      at(origin).leaves = true;
      delete standing[from];
      standing[to] = { card, from: origin };
    } else if (key === "sylvion-event-attacks") {
      at(origin).leaves = true;
      at(origin).attacks = true;
      at(to).fight = true;
      delete standing[from];
      standing[`${to}!`] = { card, from: origin };
    } else if (key === "sylvion-event-destroyed") {
      const attacker = standing[`${from}!`];
      const defender = standing[from];
      if (defender && (defender.card === card || !attacker)) {
        at(defender.from).falls = true;
        delete standing[from];
      } else if (attacker) {
        at(attacker.from).falls = true;
        delete standing[`${from}!`];
      }
    }
  }
  for (const [cell, { card, from }] of Object.entries(standing)) {
    const name = cell.replace("!", "");
    if (from !== name) at(name).ghost = card;
  }
  return found;
}

/** Count cards by family and cost: the curve of a deck. */
export function curve(
  cards: Record<string, number>,
  faces: Faces,
): { cost: number; kinds: Record<string, number>; total: number }[] {
  const columns = [0, 1, 2, 3].map((cost) => ({ cost, kinds: {} as Record<string, number>, total: 0 }));
  for (const [card, count] of Object.entries(cards)) {
    const face = faceOf(faces, card);
    const column = columns[face.cost ?? -1];
    if (!column) continue;
    column.kinds[face.kind] = (column.kinds[face.kind] ?? 0) + count;
    column.total += count;
  }
  return columns;
}

/** Count the members of a list. */
export function tally(cards: string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
}

/** Add two counts. */
export function add(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sum = { ...one };
  for (const [card, count] of Object.entries(other)) sum[card] = (sum[card] ?? 0) + count;
  return sum;
}

/** Return all Sylvan cards of the players' deck, wherever this reader knows them to be. */
export function wholeDeck(view: SylvionView): Record<string, number> {
  let sum = { ...view.unseen };
  for (const hand of view.hands) sum = add(sum, tally(hand.cards ?? hand.known));
  return add(sum, tally(view.discard));
}
