/** The plain board for the table frame: any title, as its view tells of it. */

import { byKind, type Faces } from "../../art/faces";
import { say } from "../../texts/language.svelte";
import type { View } from "../../wire";
import type { Count, Pile, Track } from "../board";
import { handOf } from "../reading";
import Board from "./Board.svelte";
import { caption, fieldsOf } from "./reading";

export { Board, handOf as hand };

export function face(faces: Faces, card: string) {
  return faces[card] ?? { kind: "" };
}

export const sorters = [{ key: "kind", rank: byKind }];

export function track(view: View): Track {
  const { round, rounds } = view as unknown as Record<string, unknown>;
  const known = typeof round === "number" && round > 0;
  const left = known && typeof rounds === "number" ? say("word-rounds-left", { count: rounds - round }) : "";
  return { round: known ? say("word-round-number", { round }) : "", left, marks: [] };
}

export function counts(view: View, seat: number): Count[] {
  const cards = handOf(view, seat);
  return cards ? [{ icon: "hand", count: cards.length, label: say("word-hand") }] : [];
}

export function piles(): Pile[] {
  return [];
}

export function aloud(view: View): string[] {
  return fieldsOf(view).map(([field, value]) => `${caption(view.title, field)}: ${spoken(value)}`);
}

function spoken(value: unknown): string {
  if (Array.isArray(value)) return value.map(spoken).join(", ") || say("word-none");
  if (value && typeof value === "object")
    return Object.entries(value)
      .map(([name, part]) => `${name} ${spoken(part)}`)
      .join(", ");
  return String(value ?? "");
}

/** Every answer is a button of the board. */
export function aside(): boolean {
  return true;
}
