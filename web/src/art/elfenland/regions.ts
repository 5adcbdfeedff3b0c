/** Where the land ends and which terrain lies where: worked out from the roads, so that drawing and rules never part. */

import { HEIGHT, LINKS, ROADS, WIDTH, along } from "./geography";
import { type Point, rounded } from "../paths";

export const TERRAINS = ["plains", "desert", "woods", "mountains"];

const STEP = 20;
const COLUMNS = Math.round(WIDTH / STEP) + 3;
const ROWS = Math.round(HEIGHT / STEP) + 3;
const SHORE = 66; // the land reaches so far beyond its outermost roads
const MARGIN = 14;

/** What is known of one place of the grid. */
interface Node {
  /** How far the nearest link is. */
  link: number;
  /** How far the nearest road of each terrain is. */
  roads: number[];
}

const samples = (links: typeof LINKS, count: number): Point[] =>
  links.flatMap((link) => Array.from({ length: count + 1 }, (_, at) => along(link, at / count)));
const ROAD_POINTS = TERRAINS.map((terrain) =>
  samples(
    ROADS.filter((road) => road.terrain === terrain),
    14,
  ),
);
const LINK_POINTS = samples(LINKS, 16);

/** Return the distance from a place to the nearest of some points. */
export function nearest(points: Point[], x: number, y: number): number {
  let least = Infinity;
  for (const point of points) {
    const square = (point.x - x) ** 2 + (point.y - y) ** 2;
    if (square < least) least = square;
  }
  return Math.sqrt(least);
}

/** Borders and coasts are never straight. */
const wobble = (x: number, y: number): number =>
  9 * Math.sin(x / 41 + y / 67) + 6 * Math.sin(x / 19 - y / 26) + 4 * Math.cos(x / 11 + y / 13);

const grid: Node[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
  const x = ((at % COLUMNS) - 1) * STEP;
  const y = (Math.floor(at / COLUMNS) - 1) * STEP;
  const shift = wobble(x, y);
  return {
    link: nearest(LINK_POINTS, x, y),
    roads: ROAD_POINTS.map((points) => nearest(points, x + shift, y - shift)),
  };
});

function nodeAt(x: number, y: number): Node | undefined {
  return grid[(Math.round(y / STEP) + 1) * COLUMNS + Math.round(x / STEP) + 1];
}

/** Return the terrain around a place. */
export function terrainAt(x: number, y: number): string {
  const roads = nodeAt(x, y)?.roads ?? [];
  return TERRAINS[roads.indexOf(Math.min(...roads))] ?? "plains";
}

/** Say how far inland a place is; negative on the sea. */
export function inland(x: number, y: number): number {
  const reach = SHORE + wobble(x, y) - (nodeAt(x, y)?.link ?? Infinity);
  return Math.min(reach, x - MARGIN, WIDTH - MARGIN - x, y - MARGIN, HEIGHT - MARGIN - y);
}

/** Return the closed lines around all places where a value of the grid is above zero (marching squares). */
function contours(value: (x: number, y: number, node: Node) => number): Point[][] {
  const field = grid.map((node, at) => {
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    const edge = column === 0 || row === 0 || column === COLUMNS - 1 || row === ROWS - 1;
    return edge ? -1 : value((column - 1) * STEP, (row - 1) * STEP, node);
  });
  const points = new Map<string, Point>();
  const joined = new Map<string, string[]>();

  /** Return where the line crosses the side between two neighbours, if it does. */
  const crossing = (one: number, other: number): string | null => {
    const [a, b] = [field[one] ?? -1, field[other] ?? -1];
    if (a > 0 === b > 0) return null;
    const key = `${one}-${other}`;
    const part = a / (a - b);
    const place = (at: number) => ({ x: ((at % COLUMNS) - 1) * STEP, y: (Math.floor(at / COLUMNS) - 1) * STEP });
    const [p, q] = [place(one), place(other)];
    points.set(key, { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part });
    return key;
  };

  for (let row = 0; row < ROWS - 1; row++) {
    for (let column = 0; column < COLUMNS - 1; column++) {
      const at = row * COLUMNS + column;
      const sides = [
        crossing(at, at + 1),
        crossing(at + 1, at + 1 + COLUMNS),
        crossing(at + COLUMNS, at + 1 + COLUMNS),
        crossing(at, at + COLUMNS),
      ].filter((side) => side !== null);
      for (let side = 0; side + 1 < sides.length; side += 2) {
        const [one = "", other = ""] = [sides[side], sides[side + 1]];
        joined.set(one, [...(joined.get(one) ?? []), other]);
        joined.set(other, [...(joined.get(other) ?? []), one]);
      }
    }
  }

  const rings: Point[][] = [];
  for (const start of joined.keys()) {
    const ring: Point[] = [];
    for (let key: string | undefined = start; key !== undefined && joined.has(key);) {
      const next: string[] = joined.get(key) ?? [];
      joined.delete(key);
      ring.push(points.get(key) ?? { x: 0, y: 0 });
      key = next.find((one) => joined.has(one));
    }
    if (ring.length > 5) rings.push(ring);
  }
  return rings;
}

/** Return the coast: the outermost line around the land. */
export function coast(): string {
  const rings = contours((x, y) => inland(x, y)).sort((one, other) => other.length - one.length);
  return rounded(rings[0] ?? []);
}

/** Return the areas of a terrain. */
export function areas(terrain: string): string {
  const own = TERRAINS.indexOf(terrain);
  return contours((_, __, { roads }) => Math.min(...roads.filter((_, at) => at !== own)) - (roads[own] ?? Infinity))
    .map(rounded)
    .join("");
}
