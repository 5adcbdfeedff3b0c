/** What grows and stands on each terrain: the land can be read without its colours. */

import { HEIGHT, LINKS, type Point, TOWNS, WIDTH, along } from "./geography";
import { placed } from "./paths";
import { inland, nearest, terrainAt } from "./regions";

/** A shape of one colour or line, around 0 0. */
export interface Part {
  d: string;
  paint: string;
}

const RIM = `stroke="var(--map-rim)" stroke-width="1.5" stroke-linejoin="round"`;
const filled = (colour: string, d: string): Part => ({ d, paint: `fill="var(--map-${colour})"` });
const rimmed = (colour: string, d: string): Part => ({ d, paint: `fill="var(--map-${colour})" ${RIM}` });
const lined = (colour: string, width: number, d: string): Part => ({
  d,
  paint: `fill="none" stroke="var(--map-${colour})" stroke-width="${width}" stroke-linecap="round"`,
});
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const faint = (part: Part, opacity: number): Part => ({ ...part, paint: `${part.paint} opacity="${opacity}"` });

const trunk = (): Part => filled("trunk", "M-2 13v-9h4v9z");
const shade = (x: number, y: number, wide: number, high: number): Part => filled("shade", oval(x, y, wide, high));

const pine = [
  shade(3, 13, 13, 3.4),
  trunk(),
  rimmed("pine", "M0-25 9-10H5l8 10H8l8 9h-32l8-9h-5l8-10h-4z"),
  faint(filled("leaf", "M0-25-9-10h4l-8 10h5l-8 9H0z"), 0.55),
];
const oak = [
  shade(3, 13, 14, 3.4),
  trunk(),
  rimmed("tree", "M0-20c8-2 13 4 12 9 6 2 6 12-1 14-4 3-9 3-11 1-2 2-8 2-11-1-7-2-7-12-1-14-1-5 4-11 12-9z"),
  lined("leaf", 3, "M-8-9c1-5 5-7 9-6M-10-1c-1-3 0-5 2-6"),
];

const peak = (d: string, dark: string, snow: string): Part[] => [
  filled("rock", d),
  filled("cliff", dark),
  filled("snow", snow),
  { d, paint: `fill="none" ${RIM}` },
];
const range = [
  shade(4, 17, 40, 6),
  ...peak("M6 17 22-12 42 17z", "M22-12 42 17H24l3-12z", "M22-12 15 1l4 2 3-3 4 4 4-2z"),
  ...peak("M-36 17-8-30 20 17z", "M-8-30 20 17H-2L2-6z", "M-8-30-18-13l5 3 5-5 4 6 7-3z"),
];
const crag = [
  shade(2, 13, 26, 5),
  ...peak("M-24 13-3-22 22 13z", "M-3-22 22 13H2l3-14z", "M-3-22-11-9l4 2 4-3 4 4 4-2z"),
];

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

const grass = [
  lined("grass", 2.4, "M-9 7c0-7-2-10-6-13M-7 7c1-8 3-12 7-15M-4 7c1-6 3-8 7-10M8 9c0-5-1-7-4-9M10 9c0-6 2-9 6-11"),
];
const bloom = (colour: string, d: string): Part => ({
  d,
  paint: `fill="var(--map-${colour})" stroke="var(--map-rim)" stroke-width=".8"`,
});
const flowers = [
  lined("grass", 2.4, "M-8 8c0-6-1-8-3-11M7 9c0-6 1-9 3-12M0 6c0-4 0-6 1-9"),
  bloom("bloom", oval(-11, -5, 3.6, 3.6) + oval(1, -5, 3.2, 3.2)),
  bloom("petal", oval(10, -5, 3.6, 3.6)),
];
const sheaf = [
  rimmed("straw", "M-9 11c-3-10-2-16 3-20h12c5 4 6 10 3 20z"),
  { d: "M-8 0h16M-3-8v18M3-8v18", paint: `stroke="var(--map-dune)" stroke-width="1.6"` },
];

/** The drawings of each terrain, the usual ones more than once; how far they reach to each side, up and down; the room one takes. */
const GROWTH: Record<string, { drawings: Part[][]; wide: number; tall: number; deep: number; room: number }> = {
  plains: { drawings: [grass, grass, flowers, grass, sheaf], wide: 18, tall: 12, deep: 12, room: 50 },
  woods: { drawings: [pine, oak, pine], wide: 18, tall: 26, deep: 17, room: 25 },
  desert: { drawings: [dune, dune, stones, palm], wide: 29, tall: 22, deep: 16, room: 50 },
  mountains: { drawings: [range, crag, range], wide: 44, tall: 32, deep: 23, room: 52 },
};

/** A stream of numbers between 0 and 1 that is the same for everybody. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

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

/** Something that stands on the land, and how large. */
interface Grown extends Point {
  parts: Part[];
  scale: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
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

const SIZES = [0.85, 1, 1.15]; // few, so that the same lines come again and pack well

/** Share out what grows among layers: whoever may hide another lies in a later one, so that a layer's order is free. */
function layered(grown: Grown[]): Grown[][] {
  const layers: Grown[][] = [];
  const level = new Map<Grown, number>();
  for (const one of grown) {
    const behind = [...level].filter(
      ([other]) => other.left < one.right && one.left < other.right && other.top < one.bottom && one.top < other.bottom,
    );
    const own = 1 + Math.max(-1, ...behind.map(([, at]) => at));
    level.set(one, own);
    (layers[own] ??= []).push(one);
  }
  return layers;
}

/** Draw what grows, with few elements: what comes again in a layer is one path. It keeps its shape where the map is stretched downwards. */
export function growth(lakes: (point: Point) => boolean, stretch: number): string {
  const narrow = Math.sqrt(stretch);
  return layered(strewn(lakes))
    .map((layer) => {
      const paths = new Map<Part, string>();
      for (const { x, y, parts, scale } of layer) {
        for (const part of parts)
          paths.set(part, (paths.get(part) ?? "") + placed(part.d, { x, y }, scale * narrow, scale / narrow));
      }
      return [...paths].map(([{ paint }, d]) => `<path d="${d}" ${paint}/>`).join("");
    })
    .join("");
}
