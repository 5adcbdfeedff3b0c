/** What the titles read out of their views alike: hands, counts of cards, the track of steps. */

import type { Faces } from "../art/faces";
import { say } from "../texts/language.svelte";
import type { View } from "../wire";
import type { Mark, Track } from "./board";

/** What a view may hold. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** Return the cards a seat holds, as `hands` or `players` of the view tell them, or null where they do not. */
export function handOf(view: View, seat: number): string[] | null {
  const { hands, players } = view as unknown as { hands?: Value; players?: Value };
  const held = Array.isArray(hands) ? hands[seat] : undefined;
  const player = Array.isArray(players) ? players[seat] : undefined;
  const cards = Array.isArray(held) ? held : (cardsOf(held) ?? cardsOf(player));
  return Array.isArray(cards) ? cards.map(String) : null;
}

/** Say whether a seat is the reader's own: who only looks from there does not see its cards. */
export function isMine(view: View, seat: number): boolean {
  return seat === view.seat && handOf(view, seat) !== null;
}

function cardsOf(value: Value | undefined): Value | undefined {
  return value && typeof value === "object" && !Array.isArray(value) ? value["cards"] : undefined;
}

/** A card and how many of it there are. */
export interface Counted {
  card: string;
  count: number;
}

/** Count equal cards, in the order in which they come. */
export function counted(cards: string[]): Counted[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}

/** Return counts in the order of the title's table; what is not there has none. */
export function listed(cards: Record<string, number>, faces: Faces): Counted[] {
  return Object.keys(faces).flatMap((card) => (cards[card] ? [{ card, count: cards[card] }] : []));
}

/** Add up counts. */
export function total(cards: Record<string, number>): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

/** Mark the steps of a round: those before the present one are past. */
export function marksOf(title: string, steps: string[], now: number): Mark[] {
  return steps.map((id, at) => ({
    id,
    label: say(`${title}-step-${id}`),
    state: at < now ? "past" : at === now ? "now" : "next",
  }));
}

/** Tell the round and its steps; a step that stands outside of the round is told alone. */
export function trackOf(title: string, steps: string[], step: string, round: number, rounds: number): Track {
  const told = round ? say("word-round-number", { round }) : "";
  const now = steps.indexOf(step);
  if (now < 0) return { round: told, left: "", marks: marksOf(title, [step], 0) };
  return {
    round: told,
    left: rounds ? say("word-rounds-left", { count: rounds - round }) : "",
    marks: marksOf(title, steps, now),
  };
}

/** A line of an account: what is counted, and how much. */
export interface Line {
  label: string;
  value: string;
}

/** Tell how far everybody has come, as the rules say it: the parts behind each score, by the title's own words. */
export function progressOf(view: View, names: string[]): Line[] {
  return view.standings.flatMap(({ seat, parts }) => {
    const lines = Object.entries(parts).map(([name, count]) => part(`${view.title}-word-${name}`, count));
    if (seat < 0) return lines;
    const value = lines.map((line) => `${line.label} ${line.value}`.trim()).join(", ");
    return [{ label: names[seat] || say("player", { number: seat + 1 }), value }];
  });
}

// Some words are sentences that name the count themselves.
function part(key: string, count: number): Line {
  const label = say(key, { count });
  return { label, value: label === say(key, { count: count + 1 }) ? `${count}` : "" };
}
