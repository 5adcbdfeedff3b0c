/** What grows and stands on each terrain: the land can be read without its colours. */

import { HEIGHT, LINKS, type Point, TOWNS, WIDTH, along } from "../../boards/elfenland/geography";
import { inland, nearest, terrainAt } from "./regions";

const rim = `stroke="var(--map-rim)" stroke-width="1.5" stroke-linejoin="round"`;
const blades = (d: string): string => `<path d="${d}" fill="none" stroke="var(--map-grass)" stroke-width="2.4" stroke-linecap="round"/>`;
const trunk = `<path d="M-2 13v-9h4v9z" fill="var(--map-trunk)"/>`;
const shade = (wide: number): string => `<ellipse cx="3" cy="13" rx="${wide}" ry="3.4" fill="var(--map-shade)"/>`;

const pine =
  shade(13) + trunk +
  `<path d="M0-25 9-10H5l8 10H8l8 9h-32l8-9h-5l8-10h-4z" fill="var(--map-pine)" ${rim}/><path d="M0-25-9-10h4l-8 10h5l-8 9H0z" fill="var(--map-leaf)" opacity=".55"/>`;
const oak =
  shade(14) + trunk +
  `<path d="M0-20c8-2 13 4 12 9 6 2 6 12-1 14-4 3-9 3-11 1-2 2-8 2-11-1-7-2-7-12-1-14-1-5 4-11 12-9z" fill="var(--map-tree)" ${rim}/><path d="M-8-9c1-5 5-7 9-6M-10-1c-1-3 0-5 2-6" fill="none" stroke="var(--map-leaf)" stroke-width="3" stroke-linecap="round"/>`;

const peak = (d: string, dark: string, snow: string): string =>
  `<path d="${d}" fill="var(--map-rock)" ${rim}/><path d="${dark}" fill="var(--map-cliff)"/><path d="${snow}" fill="var(--map-snow)"/><path d="${d}" fill="none" ${rim}/>`;
const range =
  `<ellipse cx="4" cy="17" rx="40" ry="6" fill="var(--map-shade)"/>` +
  peak("M6 17 22-12 42 17z", "M22-12 42 17H24l3-12z", "M22-12 15 1l4 2 3-3 4 4 4-2z") +
  peak("M-36 17-8-30 20 17z", "M-8-30 20 17H-2L2-6z", "M-8-30-18-13l5 3 5-5 4 6 7-3z");
const crag = `<ellipse cx="2" cy="13" rx="26" ry="5" fill="var(--map-shade)"/>` + peak("M-24 13-3-22 22 13z", "M-3-22 22 13H2l3-14z", "M-3-22-11-9l4 2 4-3 4 4 4-2z");

const dune =
  `<path d="M-28 10C-16-8-2-12 8 2c6-6 12-6 20 8z" fill="var(--map-sand)" stroke="var(--map-dune)" stroke-width="2" stroke-linejoin="round"/>` +
  `<path d="M-4-6C4-6 6 2 2 10h20C16 2 12 0 8 2 4-5 0-7-4-6z" fill="var(--map-dune)" opacity=".35"/>`;
const palm =
  `<ellipse cx="6" cy="13" rx="12" ry="3" fill="var(--map-shade)"/><path d="M0 13c-1-10 1-18 5-25" fill="none" stroke="var(--map-trunk)" stroke-width="4" stroke-linecap="round"/>` +
  `<path d="M5-13C-4-22-13-18-15-11c6-4 13-5 20-2zM5-13c8-8 18-5 19 3-6-4-12-5-19-3zM5-13C0-5-6-3-8 3c8-3 12-9 13-16zM5-13c8 4 11 9 10 15-6-4-9-9-10-15z" fill="var(--map-tree)" ${rim}/>`;
const stones = `<path d="M-13 6c3-4 7-3 8 0M2 9c2-4 8-5 10 0M-4-4c2-2 4-2 6 0" fill="none" stroke="var(--map-dune)" stroke-width="2.4" stroke-linecap="round"/>`;

const grass = blades("M-9 7c0-7-2-10-6-13M-7 7c1-8 3-12 7-15M-4 7c1-6 3-8 7-10M8 9c0-5-1-7-4-9M10 9c0-6 2-9 6-11");
const flowers =
  blades("M-8 8c0-6-1-8-3-11M7 9c0-6 1-9 3-12M0 6c0-4 0-6 1-9") +
  `<g stroke="var(--map-rim)" stroke-width=".8"><circle cx="-11" cy="-5" r="3.6" fill="var(--map-bloom)"/><circle cx="10" cy="-5" r="3.6" fill="var(--map-petal)"/><circle cx="1" cy="-5" r="3.2" fill="var(--map-bloom)"/></g>`;
const sheaf = `<path d="M-9 11c-3-10-2-16 3-20h12c5 4 6 10 3 20z" fill="var(--map-straw)" ${rim}/><path d="M-8 0h16M-3-8v18M3-8v18" stroke="var(--map-dune)" stroke-width="1.6"/>`;

/** The drawings of each terrain around 0 0, the usual ones more than once, and how much room one takes. */
const GROWTH: Record<string, { drawings: string[]; room: number; tall: number }> = {
  plains: { drawings: [grass, grass, flowers, grass, sheaf], room: 50, tall: 12 },
  woods: { drawings: [pine, oak, pine], room: 25, tall: 26 },
  desert: { drawings: [dune, dune, stones, palm], room: 50, tall: 22 },
  mountains: { drawings: [range, crag, range], room: 52, tall: 32 },
};

/** The drawings by name; `upright` keeps its shape when the map is stretched. */
export function drawings(): string {
  return Object.entries(GROWTH)
    .flatMap(([terrain, kind]) => kind.drawings.map((drawing, at) => `<g id="elfenland-${terrain}-${at}"><g class="upright">${drawing}</g></g>`))
    .join("");
}

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
    inland(at.x, at.y) > 12 && inland(at.x - room * 0.7, at.y) > 4 && inland(at.x + room * 0.7, at.y) > 4 && inland(at.x, at.y - tall) > 4 &&
    nearest(LINES, at.x, at.y) > 17 + room * 0.3 && nearest(LINES, at.x, at.y - tall * 0.7) > 15 + room * 0.12 &&
    nearest(LINKS, at.x, at.y - tall * 0.4) > 28 + room * 0.3 &&
    TOWNS.every((town) => Math.abs(town.x - at.x) > 58 + room * 0.35 || at.y < town.y - 50 || at.y > town.y + 58 + tall) &&
    !lakes(at)
  );
}

/** Strew what grows over the land: large ones first, small ones where room is left, nearer ones over farther ones. */
export function growth(lakes: (point: Point) => boolean): string {
  const random = numbers(4711);
  const taken: (Point & { room: number })[] = [];
  const found: { at: Point; name: string; scale: number }[] = [];
  for (const size of [1, 0.62]) {
    for (let y = 40; y < HEIGHT - 20; y += 13) {
      for (let x = 30; x < WIDTH - 20; x += 15) {
        const at = { x: x + random() * 14, y: y + random() * 12 };
        const terrain = terrainAt(at.x, at.y);
        const kind = GROWTH[terrain];
        if (!kind || !free(at, kind.room * size, kind.tall * size, lakes)) continue;
        const room = kind.room * size;
        if (taken.some((one) => Math.hypot(one.x - at.x, (one.y - at.y) * 1.35) < (one.room + room) / 2)) continue;
        taken.push({ ...at, room });
        found.push({ at, name: `${terrain}-${Math.floor(random() * kind.drawings.length)}`, scale: size * (0.82 + random() * 0.36) });
      }
    }
  }
  return found
    .sort((one, other) => one.at.y - other.at.y)
    .map(({ at, name, scale }) => `<use href="#elfenland-${name}" transform="translate(${Math.round(at.x)} ${Math.round(at.y)}) scale(${scale.toFixed(2)})"/>`)
    .join("");
}
