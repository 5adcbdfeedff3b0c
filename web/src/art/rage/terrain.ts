/** What lies on each land of Farrun: the same in every match, and read by what grows there as well as by its colour. */

import {
  type Grown,
  type Part,
  SIZES,
  crag,
  filled,
  flowers,
  grass,
  lined,
  oak,
  pine,
  range,
  rimmed,
  sheaf,
} from "../growth";
import type { Point } from "../paths";
import { type Hex, type Layout, corners } from "./hexes";

/** Return the terrain of a land; castles stand in meadows. */
export function terrainOf({ x, y, kind }: Hex): string {
  if (kind === "castle" || kind === "central") return "meadow";
  const wet = Math.sin(x * 0.55 + y * 1.3 + 1.2) + Math.sin(x * 0.31 - y * 1.9 + 0.4);
  const high = Math.sin(x * 0.42 - y * 0.9 + 2.1) + Math.sin(x * 0.77 + y * 0.6 - 0.7);
  if (high > 0.95) return "mountains";
  if (wet > 0.45) return "woods";
  return high > 0.1 ? "hills" : wet < -0.9 ? "hills" : "meadow";
}

const mound: Part[] = [
  rimmed("hill", "M-30 12C-20-10-4-14 6-2 14-10 22-8 30 12z"),
  filled("slope", "M-4-11C4-12 8-2 4 12h24C22-4 14-8 6-2 3-8 0-11-4-11z"),
  lined("grass", 2, "M-18 8c0-4-1-6-3-8M-14 8c0-4 1-6 3-8"),
];

/** The drawings of a terrain, how large they are, how far they reach and how many a land has. */
interface Kind {
  drawings: Part[][];
  scale: number;
  wide: number;
  tall: number;
  deep: number;
  room: number;
  many: number;
}

const KINDS: Record<string, Kind> = {
  meadow: {
    drawings: [grass, flowers, grass, sheaf, oak],
    scale: 0.5,
    wide: 18,
    tall: 20,
    deep: 14,
    room: 19,
    many: 6,
  },
  woods: { drawings: [pine, oak, pine, pine], scale: 0.62, wide: 18, tall: 26, deep: 17, room: 12, many: 15 },
  hills: { drawings: [mound, mound, grass, mound, oak], scale: 0.55, wide: 31, tall: 15, deep: 13, room: 23, many: 7 },
  mountains: { drawings: [range, crag, range, pine], scale: 0.6, wide: 44, tall: 32, deep: 23, room: 27, many: 6 },
};

/** Return what grows on a land: not on its roads, its building or its name, nor over its border. */
export function grownOn(cell: Hex, layout: Layout, roads: [Point, Point][], random: () => number): Grown[] {
  const kind = KINDS[terrainOf(cell)];
  const middle = layout.middles.get(cell.name);
  if (!kind || !middle) return [];
  const found: Grown[] = [];
  const near = roads.filter((road) => distance(middle, road) < layout.wide + layout.high);
  for (let tries = 0; tries < 130 && found.length < kind.many; tries++) {
    const [across, down] = [random() - 0.5, random() - 0.5];
    const scale = kind.scale * (SIZES[Math.floor(random() * SIZES.length)] ?? 1);
    const parts = kind.drawings[Math.floor(random() * kind.drawings.length)] ?? [];
    const place = { x: Math.round(middle.x + across * layout.wide), y: Math.round(middle.y + down * layout.high) };
    const reach = (kind.wide * scale) / layout.wide;
    if (!inside(across, down, reach * 0.8, layout.turned) || covers(cell, across, down, reach)) continue;
    if (near.some((road) => distance(place, road) < 7 + kind.wide * scale * 0.6)) continue;
    if (found.some((one) => Math.hypot(one.x - place.x, (one.y - place.y) * 1.4) < kind.room)) continue;
    found.push({
      ...place,
      parts,
      scale,
      left: place.x - kind.wide * scale,
      right: place.x + kind.wide * scale,
      top: place.y - kind.tall * scale,
      bottom: place.y + kind.deep * scale,
    });
  }
  return found;
}

function inside(across: number, down: number, reach: number, turned: boolean): boolean {
  const ring = corners(turned);
  return ring.every(([x, y], number) => {
    const [nx, ny] = ring[(number + 1) % 6] ?? [x, y];
    const length = Math.hypot(nx - x, ny - y);
    return ((nx - x) * (down - y) - (ny - y) * (across - x)) / length > Math.min(reach, 0.24);
  });
}

// A building stands in the middle, the name below it.
function covers(cell: Hex, across: number, down: number, reach: number): boolean {
  const built = cell.kind === "land" ? 0 : cell.kind === "tower" ? 0.17 : 0.3;
  const named = Math.abs(across) < 0.16 + reach * 0.7 && down > 0.12;
  return named || (Math.abs(across) < built + reach * 0.6 && down > -0.34 && built > 0);
}

function distance(place: Point, [from, to]: [Point, Point]): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = Math.max(0, Math.min(1, ((place.x - from.x) * dx + (place.y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(place.x - from.x - part * dx, place.y - from.y - part * dy);
}
