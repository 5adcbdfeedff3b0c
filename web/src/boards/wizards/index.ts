/** Woodland Wizards for the table frame: its board, and how its view is read. */

import { backArt } from "../../art";
import type { Cue } from "../../motion/motion";
import { say } from "../../texts/language.svelte";
import type { EventInfo, MoveInfo, Values, View, WizardsView } from "../../wire";
import { type Faces, byKind } from "../../art/faces";
import type { Count, Pile, Track } from "../board";
import { counted, handOf, listed, trackOf } from "../reading";
import Board from "./Board.svelte";
import { byStrength, faceOf } from "./faces";
import { cardName, seatText } from "./labels";

export { Board, faceOf as face, handOf as hand };

const STEPS = ["search", "summon", "boost", "score", "rest"];

const read = (view: View) => view as WizardsView;

/** Hands and face-down cards are always hidden. */
export function hides(): boolean {
  return true;
}

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

// What everybody is told of a hidden card is told once more, in full, to those who see it.
const TWICE: Record<string, string> = {
  "wizards-event-draws": "wizards-event-drawn",
  "wizards-event-card-moves": "wizards-event-card-given",
  "wizards-event-gives": "wizards-event-gives-this",
  "wizards-event-keeps-one": "wizards-event-keeps",
  "wizards-event-summons": "wizards-event-summons-this",
  "wizards-event-boosts": "wizards-event-boosts-this",
};

export function tells(events: EventInfo[]): EventInfo[] {
  return events.filter((event, at) => !(event.key in TWICE) || events[at + 1]?.key !== TWICE[event.key]).map(turnedUp);
}

// A card turned up has lain there already, face down: it does not come from the hand once more.
function turnedUp({ key, values }: EventInfo): EventInfo {
  const { from, ...rest } = values;
  return key === "wizards-event-revealed" || from === undefined ? { key, values: rest } : { key, values };
}

export function sound(event: EventInfo): "card" | "damage" | null {
  if (/-(leaves|champion-discarded|returned)$/.test(event.key)) return "damage";
  return /-(drawn|plays|summons-this|boosts-this|revealed|champion|replaced|swaps)$/.test(event.key) ? "card" : null;
}

/** A total grows when places are told, a card that takes effect lights up, and what is struck off bursts. */
export function cue({ key, values }: EventInfo): Cue | null {
  const seat = Number(values["seat"]);
  if (key === "wizards-event-place") return { kind: "bloom", places: [`[data-total="${seat}"]`] };
  if (key === "wizards-event-effect")
    return { kind: "bloom", places: [`[data-area="${seat}"] [data-piece="${String(values["card"])}"]`] };
  if (/-(leaves|champion-discarded)$/.test(key))
    return { kind: "strike", places: [`[data-thing="${String(values["from"])}"]`] };
  return null;
}

/** A card that nobody may see moves face down. */
export function back({ key }: EventInfo): string {
  return /-(draws|card-moves|gives|summons|boosts|keeps-one)$/.test(key) ? backArt("wizards", "creature") : "";
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

export function warning(view: View, move: MoveInfo): { key: string; values: Values } | null {
  const player = read(view).players[read(view).seat];
  return move.move === "throw-hand" ? { key: "page-wizards-warn-throw", values: { count: player?.hand ?? 0 } } : null;
}

export function progress(view: View) {
  const { players } = read(view);
  return players.map((player, seat) => ({ label: say("player", { number: seat + 1 }), value: `${player.score}` }));
}
