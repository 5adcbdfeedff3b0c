/** What grows and stands on a map: drawings in few strokes, put together so that many of them are few elements. */

import { type Point, placed } from "./paths";

/** A shape of one colour or line, around 0 0. */
export interface Part {
  d: string;
  paint: string;
}

const RIM = `stroke="var(--map-rim)" stroke-width="1.5" stroke-linejoin="round"`;
export const filled = (colour: string, d: string): Part => ({ d, paint: `fill="var(--map-${colour})"` });
export const rimmed = (colour: string, d: string): Part => ({ d, paint: `fill="var(--map-${colour})" ${RIM}` });
export const lined = (colour: string, width: number, d: string): Part => ({
  d,
  paint: `fill="none" stroke="var(--map-${colour})" stroke-width="${width}" stroke-linecap="round"`,
});
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
export const faint = (part: Part, opacity: number): Part => ({ ...part, paint: `${part.paint} opacity="${opacity}"` });

const trunk = (): Part => filled("trunk", "M-2 13v-9h4v9z");
export const shade = (x: number, y: number, wide: number, high: number): Part =>
  filled("shade", oval(x, y, wide, high));

export const pine = [
  shade(3, 13, 13, 3.4),
  trunk(),
  rimmed("pine", "M0-25 9-10H5l8 10H8l8 9h-32l8-9h-5l8-10h-4z"),
  faint(filled("leaf", "M0-25-9-10h4l-8 10h5l-8 9H0z"), 0.55),
];
export const oak = [
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
export const range = [
  shade(4, 17, 40, 6),
  ...peak("M6 17 22-12 42 17z", "M22-12 42 17H24l3-12z", "M22-12 15 1l4 2 3-3 4 4 4-2z"),
  ...peak("M-36 17-8-30 20 17z", "M-8-30 20 17H-2L2-6z", "M-8-30-18-13l5 3 5-5 4 6 7-3z"),
];
export const crag = [
  shade(2, 13, 26, 5),
  ...peak("M-24 13-3-22 22 13z", "M-3-22 22 13H2l3-14z", "M-3-22-11-9l4 2 4-3 4 4 4-2z"),
];

export const grass = [
  lined("grass", 2.4, "M-9 7c0-7-2-10-6-13M-7 7c1-8 3-12 7-15M-4 7c1-6 3-8 7-10M8 9c0-5-1-7-4-9M10 9c0-6 2-9 6-11"),
];
const bloom = (colour: string, d: string): Part => ({
  d,
  paint: `fill="var(--map-${colour})" stroke="var(--map-rim)" stroke-width=".8"`,
});
export const flowers = [
  lined("grass", 2.4, "M-8 8c0-6-1-8-3-11M7 9c0-6 1-9 3-12M0 6c0-4 0-6 1-9"),
  bloom("bloom", oval(-11, -5, 3.6, 3.6) + oval(1, -5, 3.2, 3.2)),
  bloom("petal", oval(10, -5, 3.6, 3.6)),
];
export const sheaf = [
  rimmed("straw", "M-9 11c-3-10-2-16 3-20h12c5 4 6 10 3 20z"),
  { d: "M-8 0h16M-3-8v18M3-8v18", paint: `stroke="var(--map-dune)" stroke-width="1.6"` },
];

/** A stream of numbers between 0 and 1 that is the same for everybody. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Something that stands on the land, and how large. */
export interface Grown extends Point {
  parts: Part[];
  scale: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const SIZES = [0.85, 1, 1.15]; // few, so that the same lines come again and pack well

/** Share out what grows among layers: whoever may hide another lies in a later one, so that a layer's order is free. */
function layered(grown: Grown[]): Grown[][] {
  const layers: Grown[][] = [];
  const laid: { one: Grown; level: number }[] = [];
  for (const one of grown) {
    let own = 0;
    for (const { one: other, level } of laid) {
      const meet = other.left < one.right && one.left < other.right && other.top < one.bottom && one.top < other.bottom;
      if (meet && level >= own) own = level + 1;
    }
    laid.push({ one, level: own });
    (layers[own] ??= []).push(one);
  }
  return layers;
}

/** Draw what grows, those farther away first: what comes again in a layer is one path. `narrow` squeezes it where the map is stretched. */
export function drawn(grown: Grown[], narrow = 1): string {
  return layered(grown)
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
