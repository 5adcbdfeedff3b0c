/** The signs of kinds and types, corners for the frames of cards, the back, and places of the table. */

import { SHAPES } from "../seats";

const sign = (inside: string): string =>
  `<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">${inside}</svg>`;
const corner = (inside: string): string =>
  `<svg viewBox="0 0 40 40" fill="currentColor" aria-hidden="true">${inside}</svg>`;

/** A sign for each kind, told apart by shape alone. */
export const KINDS: Record<string, string> = {
  phoenix: sign(
    '<path d="M12 1c.6 3.4 4.6 5 4.6 9.2 1.2-.8 1.6-2 1.6-3.2 2.6 2.8 3.3 5.4 3.3 8C21.5 20 17 23 12 23s-9.5-3-9.5-8c0-3.6 2-5.6 3.4-8.4.3 2 .8 3 1.8 3.6C7.9 6.4 10 4.4 12 1zm0 11.5c-2.4 2-3.6 3.6-3.6 5.5 0 2 1.5 3.2 3.6 3.2s3.6-1.2 3.6-3.2c0-1.9-1.2-3.5-3.6-5.5z" fill-rule="evenodd"/>',
  ),
  plant: sign(
    '<path d="M21.5 2.5C10 2 3.5 7 3.5 14.5c0 1.5.3 2.8.7 3.8C6.5 13.5 10 10 15 8c-4.5 3.4-7.6 7.4-9.2 13.5l2.3.5c.3-1.4.7-2.6 1.2-3.8C17 18.5 22 12.5 21.5 2.5z"/>',
  ),
  reptile: sign(
    '<path d="M19 2c-4 0-6 2-6 5 0 2.5 1.6 4 3 5.5 1.2 1.2 1.5 2.2.6 3.2-1.1 1.2-3 .9-4.6-.7-2.4-2.4-5.6-2.8-7.8-.8-2.6 2.4-2 7 2 8.3.8-1.2.6-2-.2-2.8-1-1-.9-2.2 0-3 1-.8 2.4-.5 3.7.8 2.8 2.8 6.6 3.2 9.2.6 2.8-2.8 2.2-6-.6-8.8-1.2-1.2-1.9-2-1.3-3 .5-.8 1.5-.8 2.6-.3L22 4.5 24 3l-2.3-.2C20.8 2.3 20 2 19 2zm.2 1.7a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8z"/>',
  ),
  undead: sign(
    '<path d="M12 1.5C6.5 1.5 3 5.3 3 10.2c0 3.2 1.5 5.3 3.7 6.6L7 21.5h2.3V19h1.4v2.5h2.6V19h1.4v2.5H17l.3-4.7c2.2-1.3 3.7-3.4 3.7-6.6 0-4.9-3.5-8.7-9-8.7zM8.3 8.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zm7.4 0a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM12 13l1.4 3h-2.8z" fill-rule="evenodd"/>',
  ),
  beast: sign(
    '<path d="M12 11c3.5 0 7 4.2 7 7.5S16 22 12 22s-7-.2-7-3.5S8.5 11 12 11zM4.5 7.5a2.3 3 0 1 1 0 6 2.3 3 0 0 1 0-6zm15 0a2.3 3 0 1 1 0 6 2.3 3 0 0 1 0-6zM9 2a2.3 3.2 0 1 1 0 6.4A2.3 3.2 0 0 1 9 2zm6 0a2.3 3.2 0 1 1 0 6.4A2.3 3.2 0 0 1 15 2z"/>',
  ),
  bird: sign(
    '<path d="M21.5 1.5C12 3 6 8.5 5 16.5L1.5 22l1.8.8 3-4.5c8 .3 13.4-3.8 14.7-11l-3.6 1.3 3.9-3.4z"/><path d="M7 17C10 12 13.5 8.5 18 6" fill="none" stroke="var(--card-paper, #fff)" stroke-width="1.1"/>',
  ),
  insect: sign(
    '<path d="M12 6c2 0 3.2 1.5 3.2 3.3 1.7 1 2.8 3 2.8 5.4 0 4-2.6 7.8-6 7.8s-6-3.8-6-7.8c0-2.4 1.1-4.4 2.8-5.4C8.8 7.5 10 6 12 6z"/><path d="M8.5 6.5 6 2M15.5 6.5 18 2M7 11 2 8.5M6.2 15H1.5M7.2 18.5 3 22M17 11l5-2.5M17.8 15h4.7M16.8 18.5 21 22" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><path d="M12 10v12M7.5 14.5h9" stroke="var(--card-paper, #fff)" stroke-width="1.1"/>',
  ),
};

/** A sign for each type; the badge around it has a shape of its own too. */
export const TYPES: Record<string, string> = {
  spell: sign(
    '<path d="M12 1c.8 6.6 4.4 10.2 11 11-6.6.8-10.2 4.4-11 11-.8-6.6-4.4-10.2-11-11C7.6 11.2 11.2 7.6 12 1z"/>',
  ),
  active: sign('<path d="M14 1 4 14h6l-2 9L19 9.5h-6.5z"/>'),
  passive: sign(
    '<path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 3.2a5.8 5.8 0 1 1 0 11.6 5.8 5.8 0 0 1 0-11.6zm0 3a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z" fill-rule="evenodd"/>',
  ),
  "end-game": sign(
    '<path d="M5 1.5h14v3c0 3.5-2 5.5-4.8 7.5 2.8 2 4.8 4 4.8 7.5v3H5v-3C5 16 7 14 9.8 12 7 10 5 8 5 4.5zm3 3c0 2 1.5 3.5 4 5 2.5-1.5 4-3 4-5zm4 9.5c-2 1.4-3.4 2.6-3.8 5.5h7.6c-.4-2.9-1.8-4.1-3.8-5.5z" fill-rule="evenodd"/>',
  ),
};

/** What grows in the corners of a card's frame: another ornament for each kind. */
export const CORNERS: Record<string, string> = {
  phoenix: corner('<path d="M0 0h34c-8 2-10 6-16 5 2 5-2 6-6 5 2 5-2 8-5 7 1 6-5 9-7 17z"/>'),
  plant: corner(
    '<path d="M0 0h6C7 14 4 24 0 34zM6 4c10-6 18-4 24 0-8 5-17 6-24 0zM5 14c7-5 13-3 17 1-6 4-12 4-17-1zM3 24c5-4 9-2 12 1-4 3-8 3-12-1z"/>',
  ),
  reptile: corner('<path d="M0 0h36l-6 5h-4l-4 5h-4l-4 5h-4l-3 5H4v5L0 36z"/>'),
  undead: corner(
    '<path d="M0 0h6c2 4 5 4 8 2 4-2 8 2 5 5 4 0 6 5 2 7-3 2-6-1-6-3L5 11v10c2 0 5 3 3 6-2 4-7 2-7-2-1 0-1 5-1 7z"/>',
  ),
  beast: corner(
    '<path d="M0 0h38C24 3 20 4 16 6 26 5 28 6 30 8 20 8 14 10 11 12c8 0 11 2 12 4-8 0-13 2-16 4 5 1 6 3 7 5C7 24 3 28 0 36z"/>',
  ),
  bird: corner(
    '<path d="M0 0h36C28 4 20 4 14 4c6 2 10 2 14 1-6 5-13 6-19 4 4 3 7 4 11 3-5 5-11 5-15 2 2 4 5 5 8 5C8 22 4 20 3 17c1 6 1 12-3 19z"/>',
  ),
  insect: corner(
    '<path d="M0 0h38l-4 4h-7l-3 5h-6l-3 5H9l-3 5H4v6l-4 7z"/><path d="M25 8l3 5h5l3-5-3-5h-5zM8 26l3 5h5l3-5-3-5h-5z" fill="none" stroke="currentColor" stroke-width="1.6"/>',
  ),
};

const LEAF = "M0 0C9-5 9-17 0-24C-9-17-9-5 0 0z";

export const BACKS: Record<string, string> = {
  creature:
    `<svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="100" height="140" fill="#2b2a55"/><rect x="5" y="5" width="90" height="130" rx="8" fill="none" stroke="#e8d59a" stroke-width="2.4"/><rect x="9" y="9" width="82" height="122" rx="6" fill="none" stroke="#e8d59a" stroke-width=".9"/>` +
    `<g transform="translate(50 70)"><circle r="34" fill="#3a3870" stroke="#e8d59a" stroke-width="1.6"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path d="${LEAF}" transform="rotate(${turn}) translate(0 -9)" fill="#5a57a0" stroke="#e8d59a" stroke-width=".9"/>`).join("")}<path d="M0-22c2 15 7 20 22 22-15 2-20 7-22 22-2-15-7-20-22-22 15-2 20-7 22-22z" fill="#f4e6b4"/><circle r="4" fill="#2b2a55"/></g>` +
    `${[
      [20, 20],
      [80, 20],
      [20, 120],
      [80, 120],
    ]
      .map(([x, y]) => `<path d="M${x! - 6} ${y}q6-1 6-7 1 6 7 7-6 1-7 7-1-6-6-7z" fill="#e8d59a"/>`)
      .join("")}</svg>`,
};

export const PLACES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([name, drawn]) => [`kind-${name}`, drawn])),
  ...Object.fromEntries(Object.entries(TYPES).map(([name, drawn]) => [`type-${name}`, drawn])),
  ...Object.fromEntries(Object.entries(CORNERS).map(([name, drawn]) => [`corner-${name}`, drawn])),
  ...Object.fromEntries(SHAPES.map((shape, seat) => [`shape-${seat}`, sign(shape)])),
  crown: sign('<path d="M2 20h20l1.5-13-6 4.5L12 3 6.5 11.5.5 7z"/>'),
};
