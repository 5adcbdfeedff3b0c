/** What grows and stands on each terrain: the land can be read without its colours. */

import {
  type Grown,
  SIZES,
  crag,
  drawn,
  faint,
  filled,
  flowers,
  grass,
  lined,
  numbers,
  oak,
  type Part,
  pine,
  range,
  rimmed,
  shade,
  sheaf,
} from "../growth";
import type { Point } from "../paths";
import { HEIGHT, LINKS, TOWNS, WIDTH, along } from "./geography";
import { inland, nearest, terrainAt } from "./regions";

const dune = [
  {
    d: "M-28 10C-16-8-2-12 8 2c6-6 12-6 20 8z",
    paint: `fill="var(--map-sand)" stroke="var(--map-dune)" stroke-width="2" stroke-linejoin="round"`,
  },
  faint(filled("dune", "M-4-6C4-6 6 2 2 10h20C16 2 12 0 8 2 4-5 0-7-4-6z"), 0.35),
];
const palm = [
  shade(6, 13, 12, 3),
  lined("trunk", 4, "M0 13c-1-10 1-18 5-25"),
  rimmed(
    "tree",
    "M5-13C-4-22-13-18-15-11c6-4 13-5 20-2zM5-13c8-8 18-5 19 3-6-4-12-5-19-3zM5-13C0-5-6-3-8 3c8-3 12-9 13-16zM5-13c8 4 11 9 10 15-6-4-9-9-10-15z",
  ),
];
const stones = [lined("dune", 2.4, "M-13 6c3-4 7-3 8 0M2 9c2-4 8-5 10 0M-4-4c2-2 4-2 6 0")];

/** The drawings of each terrain, the usual ones more than once; how far they reach to each side, up and down; the room one takes. */
const GROWTH: Record<string, { drawings: Part[][]; wide: number; tall: number; deep: number; room: number }> = {
  plains: { drawings: [grass, grass, flowers, grass, sheaf], wide: 18, tall: 12, deep: 12, room: 50 },
  woods: { drawings: [pine, oak, pine], wide: 18, tall: 26, deep: 17, room: 25 },
  desert: { drawings: [dune, dune, stones, palm], wide: 29, tall: 22, deep: 16, room: 50 },
  mountains: { drawings: [range, crag, range], wide: 44, tall: 32, deep: 23, room: 52 },
};

const LINES: Point[] = LINKS.flatMap((link) => Array.from({ length: 25 }, (_, at) => along(link, at / 24)));

/** Say whether something of a size can stand at a place without hiding a road, a town, its name, or water. */
function free(at: Point, room: number, tall: number, lakes: (point: Point) => boolean): boolean {
  return (
    inland(at.x, at.y) > 12 &&
    inland(at.x - room * 0.7, at.y) > 4 &&
    inland(at.x + room * 0.7, at.y) > 4 &&
    inland(at.x, at.y - tall) > 4 &&
    nearest(LINES, at.x, at.y) > 17 + room * 0.3 &&
    nearest(LINES, at.x, at.y - tall * 0.7) > 15 + room * 0.12 &&
    nearest(LINKS, at.x, at.y - tall * 0.4) > 28 + room * 0.3 &&
    TOWNS.every(
      (town) => Math.abs(town.x - at.x) > 58 + room * 0.35 || at.y < town.y - 50 || at.y > town.y + 58 + tall,
    ) &&
    !lakes(at)
  );
}

/** Find a place for what grows: large ones first, small ones where room is left; those farther away first. */
function strewn(lakes: (point: Point) => boolean): Grown[] {
  const random = numbers(4711);
  const taken: (Point & { room: number })[] = [];
  const found: Grown[] = [];
  for (const size of [1, 0.62]) {
    for (let y = 40; y < HEIGHT - 20; y += 13) {
      for (let x = 30; x < WIDTH - 20; x += 15) {
        const at = { x: Math.round(x + random() * 14), y: Math.round(y + random() * 12) };
        const kind = GROWTH[terrainAt(at.x, at.y)];
        if (!kind || !free(at, kind.room * size, kind.tall * size, lakes)) continue;
        const room = kind.room * size;
        if (taken.some((one) => Math.hypot(one.x - at.x, (one.y - at.y) * 1.35) < (one.room + room) / 2)) continue;
        taken.push({ ...at, room });
        const parts = kind.drawings[Math.floor(random() * kind.drawings.length)] ?? [];
        const scale = size * (SIZES[Math.floor(random() * SIZES.length)] ?? 1);
        const edges = {
          left: at.x - kind.wide * scale,
          right: at.x + kind.wide * scale,
          top: at.y - kind.tall * scale,
          bottom: at.y + kind.deep * scale,
        };
        found.push({ ...at, ...edges, parts, scale });
      }
    }
  }
  return found.sort((one, other) => one.y - other.y);
}

/** Draw what grows; it keeps its shape where the map is stretched downwards. */
export function growth(lakes: (point: Point) => boolean, stretch: number): string {
  return drawn(strewn(lakes), Math.sqrt(stretch));
}
