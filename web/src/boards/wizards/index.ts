/** Woodland Wizards for the table frame: its board, and how its view is read. */

import { say } from "../../texts/language.svelte";
import type { View, WizardsView } from "../../wire";
import { type Faces, byKind } from "../../art/faces";
import type { Count, Pile, Track } from "../board";
import { counted, handOf, listed, trackOf } from "../reading";
import Board from "./Board.svelte";
import { byStrength, faceOf } from "./faces";
import { cardName, seatText } from "./labels";

export { Board, faceOf as face, handOf as hand };

const STEPS = ["search", "summon", "boost", "score", "rest"];

const read = (view: View) => view as WizardsView;

export const sorters = [
  { key: "strength", rank: byStrength },
  { key: "kind", rank: byKind },
];

export function track(view: View): Track {
  const { step, round, rounds } = read(view);
  return trackOf("wizards", STEPS, step, round, rounds);
}

export function counts(view: View, seat: number): Count[] {
  const { players, first, step } = read(view);
  const player = players[seat];
  if (!player) return [];
  const found: Count[] = [
    { icon: "star", count: player.score, label: say("word-score") },
    { icon: "hand", count: player.hand, label: say("word-hand") },
  ];
  if (step !== "end" && seat === first) found.push({ icon: "leaf", label: say("wizards-word-first") });
  if (player.passed && step === "boost") found.push({ icon: "close", label: say("wizards-word-passed") });
  return found;
}

export function piles(view: View, faces: Faces): Pile[] {
  const { deck, discard, unseen } = read(view);
  const newest = [...discard].reverse();
  const hint = newest.length ? say("page-wizards-latest", { cards: newest.slice(0, 3).map(cardName).join(", ") }) : "";
  return [
    {
      thing: "deck",
      icon: "deck",
      label: say("word-deck"),
      count: deck,
      hint: say("page-wizards-unseen"),
      cards: listed(unseen, faces),
    },
    {
      thing: "discard",
      icon: "discard",
      label: say("word-discard"),
      count: discard.length,
      hint,
      cards: counted(newest),
    },
  ];
}

export function aloud(view: View, names: string[]): string[] {
  const v = read(view);
  const top = v.discard.at(-1);
  return [
    `${say("wizards-word-prizes")}: ${v.prizes}`,
    top ? `${say("word-discard")}: ${cardName(top)}` : "",
    ...v.order.map((seat) => seatText(v, seat, names)),
  ];
}

export function summary(view: View) {
  const { players, outcome } = read(view);
  const winner = players[outcome?.winners[0] ?? -1];
  if (!winner?.champions.length) return [];
  const best = winner.worths.indexOf(Math.max(...winner.worths));
  return [
    { label: say("page-wizards-best"), value: `${cardName(winner.champions[best] ?? "")} ${winner.worths[best] ?? 0}` },
  ];
}
