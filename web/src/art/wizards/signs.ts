/** The signs of kinds and types, corners for the frames of cards, the back, and places of the table. */

const sign = (inside: string): string => `<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">${inside}</svg>`;
const corner = (inside: string): string => `<svg viewBox="0 0 40 40" fill="currentColor" aria-hidden="true">${inside}</svg>`;

/** A sign for each kind, told apart by shape alone. */
export const KINDS: Record<string, string> = {
  phoenix: sign('<path d="M12 1c.6 3.400 4.600 5 4.600 9.200 1.200-.8 1.600-2 1.600-3.200 2.600 2.800 3.300 5.400 3.300 8C21.500 20 17 23 12 23s-9.500-3-9.500-8c0-3.600 2-5.600 3.400-8.400.3 2 .8 3 1.800 3.600C7.900 6.400 10 4.400 12 1zm0 11.500c-2.400 2-3.600 3.600-3.600 5.500 0 2 1.500 3.200 3.600 3.200s3.600-1.200 3.600-3.200c0-1.900-1.200-3.500-3.600-5.500z" fill-rule="evenodd"/>'),
  plant: sign('<path d="M21.500 2.500C10 2 3.500 7 3.500 14.500c0 1.500.3 2.800.7 3.800C6.500 13.500 10 10 15 8c-4.500 3.400-7.600 7.400-9.200 13.500l2.300.5c.3-1.400.7-2.600 1.200-3.800C17 18.500 22 12.500 21.500 2.500z"/>'),
  reptile: sign('<path d="M19 2c-4 0-6 2-6 5 0 2.500 1.600 4 3 5.500 1.200 1.200 1.500 2.200.6 3.200-1.100 1.200-3 .9-4.600-.7-2.400-2.400-5.600-2.800-7.800-.8-2.600 2.400-2 7 2 8.300.8-1.200.6-2-.2-2.800-1-1-.9-2.200 0-3 1-.8 2.400-.5 3.700.8 2.800 2.800 6.600 3.200 9.200.6 2.800-2.800 2.200-6-.6-8.800-1.200-1.200-1.900-2-1.300-3 .5-.8 1.500-.8 2.600-.3L22 4.500 24 3l-2.300-.2C20.800 2.300 20 2 19 2zm.2 1.700a.9.9 0 1 1 0 1.800.9.9 0 0 1 0-1.800z"/>'),
  undead: sign('<path d="M12 1.500C6.500 1.500 3 5.300 3 10.200c0 3.200 1.500 5.300 3.700 6.600L7 21.500h2.300V19h1.400v2.500h2.600V19h1.400v2.500H17l.3-4.700c2.200-1.300 3.700-3.400 3.700-6.600 0-4.900-3.500-8.700-9-8.700zM8.300 8.500a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 0 1 0-5.200zm7.400 0a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 0 1 0-5.200zM12 13l1.400 3h-2.800z" fill-rule="evenodd"/>'),
  beast: sign('<path d="M12 11c3.500 0 7 4.200 7 7.500S16 22 12 22s-7-.2-7-3.500S8.500 11 12 11zM4.500 7.500a2.300 3 0 1 1 0 6 2.300 3 0 0 1 0-6zm15 0a2.300 3 0 1 1 0 6 2.300 3 0 0 1 0-6zM9 2a2.300 3.200 0 1 1 0 6.400A2.300 3.200 0 0 1 9 2zm6 0a2.300 3.200 0 1 1 0 6.400A2.300 3.200 0 0 1 15 2z"/>'),
  bird: sign('<path d="M21.500 1.500C12 3 6 8.500 5 16.500L1.500 22l1.800.8 3-4.500c8 .3 13.400-3.800 14.700-11l-3.600 1.300 3.900-3.400z"/><path d="M7 17C10 12 13.500 8.500 18 6" fill="none" stroke="var(--card-paper, #fff)" stroke-width="1.100"/>'),
  insect: sign('<path d="M12 6c2 0 3.200 1.500 3.200 3.300 1.700 1 2.800 3 2.800 5.400 0 4-2.600 7.800-6 7.800s-6-3.800-6-7.800c0-2.400 1.100-4.400 2.800-5.400C8.800 7.500 10 6 12 6z"/><path d="M8.500 6.500 6 2M15.500 6.500 18 2M7 11 2 8.500M6.200 15H1.500M7.200 18.500 3 22M17 11l5-2.500M17.800 15h4.700M16.800 18.500 21 22" fill="none" stroke="currentColor" stroke-width="1.900" stroke-linecap="round"/><path d="M12 10v12M7.500 14.500h9" stroke="var(--card-paper, #fff)" stroke-width="1.100"/>'),
};

/** A sign for each type; the badge around it has a shape of its own too. */
export const TYPES: Record<string, string> = {
  spell: sign('<path d="M12 1c.8 6.600 4.400 10.200 11 11-6.600.8-10.200 4.400-11 11-.8-6.600-4.400-10.200-11-11C7.600 11.200 11.200 7.600 12 1z"/>'),
  active: sign('<path d="M14 1 4 14h6l-2 9L19 9.500h-6.500z"/>'),
  passive: sign('<path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 3.200a5.800 5.800 0 1 1 0 11.600 5.800 5.800 0 0 1 0-11.600zm0 3a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z" fill-rule="evenodd"/>'),
  "end-game": sign('<path d="M5 1.500h14v3c0 3.500-2 5.500-4.800 7.500 2.800 2 4.800 4 4.800 7.500v3H5v-3C5 16 7 14 9.800 12 7 10 5 8 5 4.500zm3 3c0 2 1.500 3.500 4 5 2.500-1.500 4-3 4-5zm4 9.500c-2 1.400-3.400 2.600-3.800 5.500h7.600c-.4-2.900-1.800-4.100-3.800-5.500z" fill-rule="evenodd"/>'),
};

/** What grows in the corners of a card's frame: another ornament for each kind. */
export const CORNERS: Record<string, string> = {
  phoenix: corner('<path d="M0 0h34c-8 2-10 6-16 5 2 5-2 6-6 5 2 5-2 8-5 7 1 6-5 9-7 17z"/>'),
  plant: corner('<path d="M0 0h6C7 14 4 24 0 34zM6 4c10-6 18-4 24 0-8 5-17 6-24 0zM5 14c7-5 13-3 17 1-6 4-12 4-17-1zM3 24c5-4 9-2 12 1-4 3-8 3-12-1z"/>'),
  reptile: corner('<path d="M0 0h36l-6 5h-4l-4 5h-4l-4 5h-4l-3 5H4v5L0 36z"/>'),
  undead: corner('<path d="M0 0h6c2 4 5 4 8 2 4-2 8 2 5 5 4 0 6 5 2 7-3 2-6-1-6-3L5 11v10c2 0 5 3 3 6-2 4-7 2-7-2-1 0-1 5-1 7z"/>'),
  beast: corner('<path d="M0 0h38C24 3 20 4 16 6 26 5 28 6 30 8 20 8 14 10 11 12c8 0 11 2 12 4-8 0-13 2-16 4 5 1 6 3 7 5C7 24 3 28 0 36z"/>'),
  bird: corner('<path d="M0 0h36C28 4 20 4 14 4c6 2 10 2 14 1-6 5-13 6-19 4 4 3 7 4 11 3-5 5-11 5-15 2 2 4 5 5 8 5C8 22 4 20 3 17c1 6 1 12-3 19z"/>'),
  insect: corner('<path d="M0 0h38l-4 4h-7l-3 5h-6l-3 5H9l-3 5H4v6l-4 7z"/><path d="M25 8l3 5h5l3-5-3-5h-5zM8 26l3 5h5l3-5-3-5h-5z" fill="none" stroke="currentColor" stroke-width="1.600"/>'),
};

const LEAF = "M0 0C9-5 9-17 0-24C-9-17-9-5 0 0z";

export const BACKS: Record<string, string> = {
  creature:
    `<svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="100" height="140" fill="#2b2a55"/><rect x="5" y="5" width="90" height="130" rx="8" fill="none" stroke="#e8d59a" stroke-width="2.400"/><rect x="9" y="9" width="82" height="122" rx="6" fill="none" stroke="#e8d59a" stroke-width=".9"/>` +
    `<g transform="translate(50 70)"><circle r="34" fill="#3a3870" stroke="#e8d59a" stroke-width="1.600"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path d="${LEAF}" transform="rotate(${turn}) translate(0 -9)" fill="#5a57a0" stroke="#e8d59a" stroke-width=".9"/>`).join("")}<path d="M0-22c2 15 7 20 22 22-15 2-20 7-22 22-2-15-7-20-22-22 15-2 20-7 22-22z" fill="#f4e6b4"/><circle r="4" fill="#2b2a55"/></g>` +
    `${[[20, 20], [80, 20], [20, 120], [80, 120]].map(([x, y]) => `<path d="M${x! - 6} ${y}q6-1 6-7 1 6 7 7-6 1-7 7-1-6-6-7z" fill="#e8d59a"/>`).join("")}</svg>`,
};

/** The shapes of twelve seats, so that nobody is told apart by colour alone. */
const SHAPES = [
  '<circle cx="12" cy="12" r="10.500"/>',
  '<path d="M2 2h20v20H2z"/>',
  '<path d="M12 1 23.500 22H.5z"/>',
  '<path d="M12 .5 23.500 12 12 23.500.5 12z"/>',
  '<path d="M6.500 2h11L23 12l-5.500 10h-11L1 12z"/>',
  '<path d="M12 .8l3.400 6.900 7.600 1.100-5.500 5.400 1.300 7.600L12 18.200l-6.800 3.600 1.300-7.600L1 8.800l7.600-1.100z"/>',
  '<path d="M12 23C5 18 1 13.500 1 8.500 1 4.500 4 2 7 2c2.200 0 4 1.200 5 3 1-1.800 2.800-3 5-3 3 0 6 2.500 6 6.500 0 5-4 9.500-11 14.500z"/>',
  '<path d="M8 1h8v7h7v8h-7v7H8v-7H1V8h7z"/>',
  '<path d="M2 2h20v9c0 6-4 10-10 12C6 21 2 17 2 11z"/>',
  '<path d="M1 23V9l11-8 11 8v14z"/>',
  '<path d="M.5 22 4 6l5 6 3-11 3 11 5-6 3.500 16z"/>',
  '<path d="M12 1c4 6.500 8 9.500 8 14a8 8 0 0 1-16 0C4 10.500 8 7.500 12 1z"/>',
];

export const PLACES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([name, drawn]) => [`kind-${name}`, drawn])),
  ...Object.fromEntries(Object.entries(TYPES).map(([name, drawn]) => [`type-${name}`, drawn])),
  ...Object.fromEntries(Object.entries(CORNERS).map(([name, drawn]) => [`corner-${name}`, drawn])),
  ...Object.fromEntries(SHAPES.map((shape, seat) => [`shape-${seat}`, sign(shape)])),
  crown: sign('<path d="M2 20h20l1.500-13-6 4.500L12 3 6.500 11.500.5 7z"/>'),
  laurel: sign('<path d="M7 3C3 7 2 14 6 20M17 3c4 4 5 11 1 17M6 20c3 2 9 2 12 0" fill="none" stroke="currentColor" stroke-width="1.700"/><path d="M4 7l4 1-4 3zM3 12l4 .5L4 16zM20 7l-4 1 4 3zM21 12l-4 .5 3 3.500z"/>'),
  sleep: sign('<path d="M5 5h8l-6 7h6M13 12h6l-4.500 6H19" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round" stroke-linecap="round"/>'),
};
