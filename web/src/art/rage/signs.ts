/** Signs of Rage of the Elves: eight icons told apart by shape, the emblems of the peoples, what stands on lands. */

import blackEmblem from "game-icon:crystal-growth";
import forestEmblem from "game-icon:linden-leaf";
import highEmblem from "game-icon:heraldic-sun";
import snowEmblem from "game-icon:snowflake-2";

import type { Figure } from "../scene";
import { CASTLE_ART } from "./castles";

const neutralEmblem: Figure = {
  body: '<path fill="currentColor" transform="scale(21.300)" d="M12 11c3 0 6 4 6 7 0 3-3 3-6 3s-6 0-6-3c0-3 3-7 6-7zM5 8a2 2.600 0 1 1 0 5 2 2.600 0 0 1 0-5zm14 0a2 2.600 0 1 1 0 5 2 2.600 0 0 1 0-5zM9 3a2 2.800 0 1 1 0 5.600A2 2.800 0 0 1 9 3zm6 0a2 2.800 0 1 1 0 5.600A2 2.800 0 0 1 15 3z"/>',
};

function sign(inside: string, look = ""): string {
  return `<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"${look}>${inside}</svg>`;
}

function emblem(what: Figure): string {
  return `<svg viewBox="0 0 512 512" aria-hidden="true">${what.body}</svg>`;
}

const BLADE = "M0-11l3.200 4.500V5H-3.200V-6.500z";
const HILT = "M-5.500 5h11v2.600h-4V11h-3V7.600h-4z";
const blade = (x: number, size = 1) => `<path transform="translate(${x} 12) scale(${size} 1)" d="${BLADE}${HILT}"/>`;
const LANCE = "M0-11.500l5 7.500H1.700v14.500h-3.400V-4H-5z";
const WALL = "M1 11h22v4.200H1z";
// The lance goes through a wall: the gap keeps both apart where they cross.
const lances = (places: number[], size: number) =>
  `<path d="${WALL}"/>${places.map((x) => `<path transform="translate(${x} 12) scale(${size} 1)" d="${LANCE}" stroke="var(--sign-ground, #fff)" stroke-width="1.800" paint-order="stroke"/>`).join("")}`;
const SHIELD = "M12 1 3 4.200v6.600c0 6 3.800 10 9 12.200 5.200-2.200 9-6.200 9-12.200V4.200z";

// What is not aimed stays upright wherever it points to.
const UPRIGHT = ' class="still"';

/** The icons of cards; those of attacks point upwards, at what they hit. */
const ICONS: Record<string, string> = {
  none: sign('<circle cx="12" cy="12" r="2.600" opacity=".5"/>'),
  strike: sign(blade(12)),
  "double-strike": sign(blade(6.4, 0.95) + blade(17.6, 0.95)),
  piercing: sign(lances([12], 1)),
  "double-piercing": sign(lances([6, 18], 0.9)),
  shield: sign(`<path d="${SHIELD}"/>`, UPRIGHT),
  counter: sign(
    '<path d="M12 1.500 20.500 9h-5v4.500a4 4 0 0 1-8 0V11H3.200v2.500a8.300 8.300 0 0 0 16.600 0h-4.300V9h-4l-8-.1z" fill-rule="evenodd"/><path d="M3.200 9h4.300v5H3.200z"/>',
    UPRIGHT,
  ),
  "fire-shield": sign(
    `<path d="${SHIELD}" fill="none" stroke="currentColor" stroke-width="2.600"/><path d="M12.200 4.800c.6 2.900 4.300 4.300 4.300 8.300a4.500 4.500 0 0 1-9 0c0-2 1-3.100 1.700-4.500.4 1.400.9 1.900 1.500 2.100-.2-2.100.2-4.100 1.500-5.900z"/>`,
    UPRIGHT,
  ),
  move: sign(
    '<path d="M8 2.500 2.500 8.500h3.700V21h3.600V8.500h3.700zM16 21.500l5.500-6h-3.700V3h-3.600v12.500h-3.700z"/>',
    UPRIGHT,
  ),
};

const corner = (inside: string) => `<svg viewBox="0 0 40 40" fill="currentColor" aria-hidden="true">${inside}</svg>`;

const CORNERS: Record<string, string> = {
  forest: corner(
    '<path d="M0 0h6C7 14 4 24 0 34zM6 4c10-6 18-4 24 0-8 5-17 6-24 0zM5 14c7-5 13-3 17 1-6 4-12 4-17-1zM3 24c5-4 9-2 12 1-4 3-8 3-12-1z"/>',
  ),
  black: corner('<path d="M0 0h36L24 4l4 6-12-3 2 10-8-6 1 12-6-6-2 10z"/>'),
  snow: corner('<path d="M0 0h36v3H20l6 6-2 2-8-8h-5l10 10-2 2L9 5v5l8 8-2 2-6-6v16H6V10L0 16zM0 20l4 4v12H0z"/>'),
  high: corner('<path d="M0 0h34c-4 5-9 7-14 7 1 3 0 6-2 8 4 0 6 2 7 5-5 0-8-1-10-3-1 4-4 6-8 6 1 4 0 8-3 11l-4 2z"/>'),
  neutral: corner('<path d="M0 0h26l-4 5h-6l-3 5H8l-3 6v8l-5 8z"/>'),
};

const BACK_EMBLEM: Record<string, [Figure, string, string]> = {
  forest: [forestEmblem, "#24492b", "#cfe6a0"],
  black: [blackEmblem, "#2a1c3a", "#d9b9f0"],
  snow: [snowEmblem, "#23506f", "#eaf6ff"],
  high: [highEmblem, "#7a4f12", "#ffe7a6"],
  neutral: [neutralEmblem, "#4a3a24", "#efdcb4"],
};

function back([what, ground, line]: [Figure, string, string]): string {
  return (
    `<svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="100" height="140" fill="${ground}"/>` +
    `<rect x="5" y="5" width="90" height="130" rx="8" fill="none" stroke="${line}" stroke-width="2.400"/><rect x="9" y="9" width="82" height="122" rx="6" fill="none" stroke="${line}" stroke-width=".9"/>` +
    `<path d="M50 22 82 70 50 118 18 70z" fill="none" stroke="${line}" stroke-width="1.600"/><g transform="translate(27 47) scale(.09)" color="${line}">${what.body}</g></svg>`
  );
}

export const BACKS: Record<string, string> = Object.fromEntries(
  Object.entries(BACK_EMBLEM).map(([name, how]) => [name, back(how)]),
);

export const PLACES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(ICONS).map(([name, drawn]) => [`icon-${name}`, drawn])),
  ...Object.fromEntries(Object.entries(BACK_EMBLEM).map(([name, [what]]) => [`people-${name}`, emblem(what)])),
  ...Object.fromEntries(Object.entries(CORNERS).map(([name, drawn]) => [`corner-${name}`, drawn])),
  ...CASTLE_ART,
  heart: sign(
    '<path d="M12 22C5 17 1 12.500 1 7.800 1 4.200 3.800 2 6.800 2 9 2 11 3.200 12 5.200 13 3.200 15 2 17.200 2c3 0 5.800 2.200 5.800 5.800 0 4.700-4 9.200-11 14.200z"/>',
  ),
  bolt: sign('<path d="M14 1 4 14h6l-2 9L20 9h-7z"/>'),
  coin: sign(
    '<path d="M12 1 22 6.500v11L12 23 2 17.500v-11zM12 5 6 8.500v7l6 3.500 6-3.500v-7z" fill-rule="evenodd"/>',
  ),
  gem: sign('<path d="M6 3h12l5 7-11 12L1 10zM6 10h12l-6 8z" fill-rule="evenodd"/>'),
  goal: sign('<path d="M4 1h3v2h14l-4 5 4 5H7v10H4z"/>'),
  chest: sign('<path d="M3 9c0-4 3-6 9-6s9 2 9 6v1H3zM3 12h7v3h4v-3h7v9H3z"/>'),
  trade: sign('<path d="M7 3 1.500 8.500 7 14v-3.500h9v-4H7zM17 10.500v3.500H8v4h9V21.500l5.500-5.500z"/>'),
};
