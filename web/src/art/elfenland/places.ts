/** Towns, boots, counters' backs and the signs of the map's tools. */

import boot from "game-icon:leather-boot";
import { SHAPES } from "../seats";
import { TOWN_ART } from "./towns";

const drawn = (inside: string): string => `<svg viewBox="0 0 100 100" aria-hidden="true">${inside}</svg>`;

const sign = (inside: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${inside}</svg>`;

/** Terrain signs for roads, the chart and lists: a shape each. */
const TERRAIN: Record<string, string> = {
  plains: sign('<path d="M3 19h18M6 19c0-4-1-6-3-8M6 19c0-5 1-7 3-9M15 19c0-4-1-6-3-8M15 19c0-6 2-9 5-11"/>'),
  woods: sign(
    '<path d="M9 3 4 11h3l-4 6h12l-4-6h3zM9 17v4M18 9l-3 5h2l-2 3h6l-2-3h2zM18 17v3" fill="currentColor" stroke-width="1.2"/>',
  ),
  desert: sign('<path d="M2 18c4-6 8-8 12-4M9 20c3-5 8-8 13-3M4 10c2-3 5-4 8-1" /><circle cx="18" cy="6" r="2.4"/>'),
  mountains: sign('<path d="M2 20 9 6l5 10M11 20l5-10 6 10z"/><path d="m7 10 2 2 2-2" stroke-width="1.4"/>'),
  water: sign('<path d="M2 9c3-3 5-3 7 0s5 3 7 0 4-2 6-1M2 16c3-3 5-3 7 0s5 3 7 0 4-2 6-1"/>'),
};

export const PLACES: Record<string, string> = {
  ...TOWN_ART,
  boot: `<svg viewBox="0 0 512 512" aria-hidden="true">${boot.body}</svg>`,
  flag: drawn(
    `<path d="M26 98V6" stroke="#3a2812" stroke-width="9" stroke-linecap="round"/><path d="M30 8h58L72 30l16 22H30z" fill="currentColor" stroke="#fff8e6" stroke-width="5" stroke-linejoin="round"/>`,
  ),
  ...Object.fromEntries(
    SHAPES.slice(0, 6).map((shape, seat) => [
      `shape-${seat}`,
      `<svg viewBox="-1 -1 26 26" fill="currentColor" stroke="var(--map-halo)" stroke-width="1.4" stroke-linejoin="round" aria-hidden="true">${shape}</svg>`,
    ]),
  ),
  ...Object.fromEntries(Object.entries(TERRAIN).map(([name, drawing]) => [`terrain-${name}`, drawing])),
  "sign-find": sign('<circle cx="10" cy="10" r="6"/><path d="m15 15 6 6"/>'),
  "sign-plan": sign(
    '<circle cx="5" cy="19" r="2"/><circle cx="19" cy="5" r="2"/><path d="M7 19h8a4 4 0 0 0 0-8H9a3 3 0 0 1 0-6h8"/>',
  ),
  "sign-chart": sign('<path d="M4 4h16v16H4zM4 9h16M4 14.5h16M10 4v16M15 4v16"/>'),
  "sign-replay": sign('<path d="M4 5v5h5M4.6 10a8 8 0 1 1-.6 4M11 9l5 3-5 3z"/>'),
  "sign-crown": sign('<path d="M4 18h16l1-10-5 4-4-7-4 7-5-4z"/>'),
};

export const BACKS: Record<string, string> = {
  counter: `<svg viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="46" fill="#3f5b3a" stroke="#e6d3a0" stroke-width="5"/><circle cx="50" cy="50" r="34" fill="none" stroke="#e6d3a0" stroke-width="2"/><path d="M50 26c16 10 20 18 20 26S62 70 50 76c-12-6-20-16-20-24s4-16 20-26zM50 32v42" fill="none" stroke="#e6d3a0" stroke-width="4"/></svg>`,
};
