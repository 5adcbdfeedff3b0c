/** What a seat may know of the strength it would meet on a land: read from its view, nothing is worked out. */

import type { Faces } from "../../art/faces";
import type { RageCellView, RageView } from "../../wire";
import { guardOf } from "./labels";

/** Who would answer an attack: cards known by name, and how many more there are. */
export interface Foe {
  /** The seat that holds the land, or -1. */
  owner: number;
  /** The dragon that guards it, or "". */
  guard: string;
  known: string[];
  unknown: number;
}

/** Return initiative and lives as printed on a card. */
export function strengthOf(faces: Faces, card: string): { initiative: number; lives: number } {
  const printed: Record<string, unknown> = { ...faces[card] };
  return { initiative: Number(printed["initiative"] ?? 0), lives: Number(printed["lives"] ?? 0) };
}

/** Return who would answer an attack on a land: a hand, a dragon's company, or one of the squads. */
export function foes(view: RageView, cell: RageCellView, faces: Faces): Foe {
  const guard = guardOf(view, cell, faces);
  const guards = guard ? [guard] : [];
  const holder = view.players[cell.owner];
  if (holder) {
    const unknown = Math.max(0, holder.hand - holder.known.length);
    return { owner: cell.owner, guard, known: [...guards, ...holder.known], unknown };
  }
  if (guard) return { owner: -1, guard, known: guards, unknown: 2 };
  const known = view.squads.flatMap((squad) => squad.cards ?? (squad.open ? [squad.open] : []));
  return { owner: -1, guard, known, unknown: view.squads.length * 3 - known.length };
}
