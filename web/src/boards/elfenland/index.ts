/** Elfenland for the table frame: its board, and how its view is read. */

import { say } from "../../texts/language.svelte";
import type { ElfenlandFamily, ElfenlandView, MoveInfo, View } from "../../wire";
import { ground, shapeFor } from "../../art/elfenland/ground";
import { type Faces, byKind } from "../../art/faces";
import type { Count, Pile, Track } from "../board";
import { handOf, listed, marksOf, total } from "../reading";
import Board from "./Board.svelte";
import { landText } from "./aloud";
import { faceOf } from "./faces";

export { Board, faceOf as face, handOf as hand };

// On its way before the map asks.
ground(shapeFor(innerWidth / innerHeight)).catch(() => undefined);

const STEPS = ["take", "plan", "travel", "keep"];

const read = (view: View) => view as ElfenlandView;

export const sorters = [{ key: "kind", rank: byKind }];

export function track(view: View): Track {
  const { step, round, rounds } = read(view);
  const now = step === "end" ? STEPS.length : STEPS.indexOf(step);
  const marks = marksOf("elfenland", STEPS, now);
  return {
    round: say("word-round-number", { round }),
    left: say("word-rounds-left", { count: rounds - round }),
    marks,
  };
}

// A caravan is sent from where the price stands; the obstacle lies among the counters.
const ON_BOARD: ElfenlandFamily[] = ["obstacle"];

export function aside({ family, things }: MoveInfo): boolean {
  return ON_BOARD.some((known) => known === family) || things[0] === "button:caravan";
}

export function counts(view: View, seat: number): Count[] {
  const player = read(view).players[seat];
  if (!player) return [];
  return [
    { icon: "star", count: player.pieces, label: say("elfenland-word-pieces") },
    { icon: "report", count: player.left.length, label: say("elfenland-word-left"), minor: true },
    { icon: "hand", count: player.hand, label: say("word-hand") },
  ];
}

export function piles(view: View, faces: Faces): Pile[] {
  const v = read(view);
  const discarded = total(v.discard);
  return [
    {
      thing: "deck",
      icon: "deck",
      label: say("word-deck"),
      count: v.deck,
      hint: say("page-elfenland-unseen"),
      cards: listed(v.unseen, faces),
    },
    {
      thing: "discard",
      icon: "discard",
      label: say("word-discard"),
      count: discarded,
      hint: "",
      cards: listed(v.discard, faces),
    },
    {
      thing: "pile",
      icon: "empty",
      label: say("elfenland-word-supply"),
      count: v.pile,
      hint: say("page-elfenland-unseen-counters"),
      cards: listed(v.counters_unseen, faces),
    },
  ];
}

export function aloud(view: View, names: string[]): string[] {
  return landText(read(view), names);
}
