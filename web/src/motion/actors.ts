/** Who goes where in a step: what moves several times is one actor, so that it is seen once and on its whole way. */

import type { EventInfo } from "../wire";

/** One way of an actor; without `from` it comes from nowhere, without `to` it leaves the table. */
export interface Hop {
  /** The moment it begins, in milliseconds. */
  at: number;
  from: string;
  to: string;
}

export interface Actor {
  /** Which card it is, or "" for a piece or a card that nobody sees. */
  card: string;
  /** Never empty. */
  hops: Hop[];
  /** What it first did. */
  event: EventInfo;
}

/** Follow cards from event to event; `place` gives a thing the name under which it is drawn. */
export function follow(
  beats: { event: EventInfo; at: number }[],
  place: (thing: string, card: string) => string,
): Actor[] {
  const actors: Actor[] = [];
  const standing = new Map<string, Actor[]>();
  for (const { event, at } of beats) {
    const card = text(event.values["card"]);
    const hop = { at, from: place(text(event.values["from"]), card), to: place(text(event.values["to"]), card) };
    if (!hop.from && !hop.to) continue;
    const there = standing.get(hop.from) ?? [];
    const known = card ? there.findLast((one) => one.card === card) : undefined;
    const actor = known ?? { card, hops: [], event };
    actor.hops.push(hop);
    if (known) there.splice(there.indexOf(known), 1);
    else actors.push(actor);
    if (card && hop.to) standing.set(hop.to, [...(standing.get(hop.to) ?? []), actor]);
  }
  return actors;
}

/** Read a value that names something. */
export function text(value: string | number | undefined): string {
  return typeof value === "string" ? value : "";
}
