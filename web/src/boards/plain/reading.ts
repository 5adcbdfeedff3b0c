/** Reading any title's view: its fields as they are, with the captions that exist. */

import { hasText, say } from "../../texts/language.svelte";
import type { MoveInfo, View } from "../../wire";
import type { Value } from "../reading";

/** What every view has and the table shows elsewhere. */
const FRAME = new Set(["title", "seat", "seats", "decision", "awaits", "questions", "outcome", "options", "standings"]);

/** Fields that hold one entry for each seat. */
const BY_SEAT = new Set(["players", "hands", "scores", "seats"]);

/** Return the fields of a view that are the title's own. */
export function fieldsOf(view: View): [string, Value][] {
  const own = Object.entries(view as unknown as Record<string, Value>).filter(([name]) => !FRAME.has(name));
  return own.map(([name, value]) => [name, name === "hands" ? withoutOwn(value, view.seat) : value]);
}

// The own hand lies below the board.
function withoutOwn(hands: Value, seat: number): Value {
  return Array.isArray(hands)
    ? hands.map((hand, at) => (at === seat && Array.isArray(hand) ? hand.length : hand))
    : hands;
}

/** Say whether a field holds one entry for each seat. */
export function isBySeat(field: string, value: Value[], seats: number): boolean {
  return BY_SEAT.has(field) && value.length === seats;
}

/** Name a field: by the title's word, by a common one, or by its own name. */
export function caption(title: string, field: string): string {
  const word = field.replaceAll("_", "-");
  const key = [`${title}-word-${word}`, `word-${word}`].find(hasText);
  return key ? say(key) : field.replaceAll("_", " ");
}

/** Name what a field holds: a card, a step, a word, or just what it says. */
export function naming(title: string, field: string, value: string): string {
  const kinds = ["card", singular(field), "word"];
  const key = kinds.map((kind) => `${title}-${kind}-${value}`).find(hasText);
  return key ? say(key) : value.replaceAll("_", " ");
}

/** Return the thing of a move that stands for a value in a field, or "": `hand:owl` is the owl among the `hands`. */
export function thingOf(moves: MoveInfo[], field: string, value: string): string {
  const wanted = new Set([`${field}:${value}`, `${singular(field)}:${value}`, `card:${value}`]);
  return moves.flatMap((move) => move.things).find((thing) => wanted.has(thing)) ?? "";
}

function singular(field: string): string {
  return field.endsWith("s") ? field.slice(0, -1) : field;
}
