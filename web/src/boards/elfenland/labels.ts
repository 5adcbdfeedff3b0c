/** What the board says of towns and links: for the eye on the line below the map, for the ear on each button. */

import { say } from "../../texts/language.svelte";
import type { ElfenlandView } from "../../wire";
import type { Faces } from "../../art/faces";
import { isMine } from "../reading";
import { costOf } from "./faces";
import { type Link, linkOf } from "../../art/elfenland/geography";
import type { Planner } from "./plans.svelte";

export const nameOf = (card: string) => say(card === "any" ? "page-elfenland-any" : `elfenland-card-${card}`);
export const townName = (id: string) => say(`elfenland-town-${id.replace("town:", "")}`);
export const times = (card: string, count: number) => say("page-elfenland-times", { what: nameOf(card), count });

/** Name what a bill of cards holds. */
export function bill(cards: Record<string, number>): string {
  return Object.entries(cards)
    .map(([card, count]) => times(card, count))
    .join(", ");
}

/** Describe a town: whose boots are there, whether our piece still is, whether we can get there. */
export function townText(view: ElfenlandView, id: string, names: string[], planner: Planner): string {
  const parts = [townName(id)];
  const own = isMine(view, view.seat) ? view.players[view.seat] : undefined;
  if (own?.boot === id) parts.push(say("page-elfenland-here"));
  if (own?.left.includes(id)) parts.push(say("page-elfenland-uncollected"));
  else if (own?.collected.includes(id)) parts.push(say("page-elfenland-collected"));
  if (own?.target === id) parts.push(say("elfenland-word-target"));
  const boots = names.filter((_, seat) => seat !== view.seat && view.players[seat]?.boot === id);
  if (boots.length) parts.push(say("page-elfenland-boots", { names: boots.join(", ") }));
  const cards = planner.reach.get(`town:${id}`);
  if (cards !== undefined) parts.push(say("page-elfenland-within", { count: cards }));
  return parts.join(" · ");
}

/** Describe a link: terrain, what lies on it, what it costs this hand. */
export function linkText(view: ElfenlandView, link: Link, planner: Planner): string {
  const parts = [say(`thing-${link.way}`, { id: link.thing.replace(/^\w+:/, "") })];
  const road = view.roads.find((one) => one.id === link.thing.replace(":", "-"));
  if (link.way === "road") parts.push(say(`elfenland-terrain-${link.terrain}`));
  if (road?.counter) parts.push(nameOf(road.counter));
  else if (road) parts.push(say("page-elfenland-no-counter"), ...wouldCost(view, link, planner.faces));
  if (road?.obstacle) parts.push(nameOf("obstacle"));
  const way = planner.ways.get(link.thing);
  if (way) {
    const price =
      way.back === way.cost
        ? times(way.card, way.cost)
        : say("page-elfenland-stream", { what: nameOf(way.card), down: way.cost, up: way.back });
    parts.push(`${price} (${say("page-elfenland-held", { count: way.held })})`);
    if (way.caravan) parts.push(say("page-elfenland-or-caravan", { count: way.caravan }));
  }
  return parts.join(" · ");
}

/** Say what a step would cost with each of our own counters on a free road. */
function wouldCost(view: ElfenlandView, link: Link, faces: Faces): string[] {
  const own = view.players[view.seat];
  const held = new Set([...(own?.counters ?? []), ...(own?.hidden.map((one) => one.card ?? "") ?? [])]);
  const prices = [...held]
    .filter((card) => costOf(faces, card, link.terrain))
    .map((card) => times(card, costOf(faces, card, link.terrain)));
  return prices.length && (view.step === "take" || view.step === "plan")
    ? [say("page-elfenland-would", { what: prices.join(", ") })]
    : [];
}

/** Describe whatever a thing of the map is. */
export function thingText(view: ElfenlandView, thing: string, names: string[], planner: Planner): string {
  const link = linkOf(thing);
  if (link) return linkText(view, link, planner);
  return thing.startsWith("town:") ? townText(view, thing.slice(5), names, planner) : "";
}
