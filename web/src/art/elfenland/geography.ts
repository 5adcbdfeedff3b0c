/** Where everything lies: the rules' own table of towns and links, as points and curves of the drawing. */

import type { Point } from "../paths";
import land from "./land.json";

export interface Town extends Point {
  id: string;
  thing: string;
}

export interface Link extends Point {
  thing: string;
  /** `road`, `river` (from its upper to its lower town) or `ferry`. */
  way: string;
  a: string;
  b: string;
  terrain: string;
}

/** The drawing is 1400 x 1000; places of the table are fractions of it. */
export const HEIGHT = 1000;
export const WIDTH = HEIGHT * land.aspect;
export const CAPITAL = land.capital;

export const TOWNS: Town[] = land.towns.map(({ id, x, y }) => ({
  id,
  thing: `town:${id}`,
  x: x * WIDTH,
  y: y * HEIGHT,
}));
export const LINKS: Link[] = land.links.map(({ way, a, b, terrain, x, y }) => ({
  thing: `${way}:${a}-${b}`,
  way,
  a,
  b,
  terrain,
  x: x * WIDTH,
  y: y * HEIGHT,
}));
export const ROADS = LINKS.filter((link) => link.way === "road");
export const WATERS = LINKS.filter((link) => link.way !== "road");

/** Return what kind of town it is: a harbour, or what most of its roads cross. */
export function kindOf(town: string): string {
  if (town === CAPITAL) return "capital";
  if (land.lakes.some((lake) => lake.towns.includes(town))) return "town-harbour";
  const around = ROADS.filter((road) => road.a === town || road.b === town).map((road) => road.terrain);
  const count = (terrain: string) => around.filter((one) => one === terrain).length;
  return `town-${around.sort((one, other) => count(other) - count(one))[0] ?? "plains"}`;
}

const towns = new Map(TOWNS.map((town) => [town.id, town]));
const links = new Map(LINKS.map((link) => [link.thing, link]));

/** Return a town by its id or its thing. */
export function townOf(name: string): Town {
  const found = towns.get(name.replace("town:", ""));
  if (!found) throw new RangeError(`no town ${name}`);
  return found;
}

/** Return a link by its thing, or null. */
export function linkOf(thing: string): Link | null {
  return links.get(thing) ?? null;
}

/** Return the point that bends a curve from town to town through the link's own point. */
function bend(link: Link): Point {
  const a = townOf(link.a);
  const b = townOf(link.b);
  return { x: 2 * link.x - (a.x + b.x) / 2, y: 2 * link.y - (a.y + b.y) / 2 };
}

/** Return the point of a link at a part of its length, 0 at `a` and 1 at `b`. */
export function along(link: Link, part: number): Point {
  const a = townOf(link.a);
  const b = townOf(link.b);
  const c = bend(link);
  const [p, q, r] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return { x: p * a.x + q * c.x + r * b.x, y: p * a.y + q * c.y + r * b.y };
}

/** Return a link as the data of an SVG path. */
export function curve(link: Link): string {
  const a = townOf(link.a);
  const b = townOf(link.b);
  const c = bend(link);
  return `M${Math.round(a.x)} ${Math.round(a.y)}Q${Math.round(c.x)} ${Math.round(c.y)} ${Math.round(b.x)} ${Math.round(b.y)}`;
}

/** Return the points of a journey along a link, from a town on. */
export function trail(link: Link, from: string, points = 10): Point[] {
  const forward = townOf(from).id === link.a;
  return Array.from({ length: points + 1 }, (_, at) => along(link, forward ? at / points : 1 - at / points));
}

/** Return where a link leads from one of its towns. */
export function otherEnd(link: Link, town: string): string {
  return link.a === town ? link.b : link.a;
}

/** Return the links between two towns, as the land has them. */
export function linksBetween(one: string, other: string): Link[] {
  return LINKS.filter((link) => (link.a === one && link.b === other) || (link.a === other && link.b === one));
}

/** A place that can be pointed at. */
export interface Spot extends Point {
  thing: string;
}

/** Return the spot nearest to a point, preferring those that can be used; null if none is within reach. */
export function nearestSpot(spots: Spot[], at: Point, reach: number, usable: (thing: string) => boolean): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - at.x, spot.y - at.y);
    const weight = usable(spot.thing) ? distance * 0.55 : distance;
    if (distance <= reach && weight < least) {
      least = weight;
      best = spot;
    }
  }
  return best;
}
