/** What tells players apart: a shape and a colour for each seat. Boards, seats and lists all take theirs from here. */

/** The shapes of twelve seats, 24 x 24, so that nobody is told apart by colour alone. The colours are in `tokens.css`. */
export const SHAPES = [
  '<circle cx="12" cy="12" r="10.5"/>',
  '<path d="M2 2h20v20H2z"/>',
  '<path d="M12 1 23.5 22H.5z"/>',
  '<path d="M12 .5 23.5 12 12 23.5.5 12z"/>',
  '<path d="M6.5 2h11L23 12l-5.5 10h-11L1 12z"/>',
  '<path d="M12 .8l3.4 6.9 7.6 1.1-5.5 5.4 1.3 7.6L12 18.2l-6.8 3.6 1.3-7.6L1 8.8l7.6-1.1z"/>',
  '<path d="M12 23C5 18 1 13.5 1 8.5 1 4.5 4 2 7 2c2.2 0 4 1.2 5 3 1-1.8 2.8-3 5-3 3 0 6 2.5 6 6.5 0 5-4 9.5-11 14.5z"/>',
  '<path d="M8 1h8v7h7v8h-7v7H8v-7H1V8h7z"/>',
  '<path d="M2 2h20v9c0 6-4 10-10 12C6 21 2 17 2 11z"/>',
  '<path d="M1 23V9l11-8 11 8v14z"/>',
  '<path d="M.5 22 4 6l5 6 3-11 3 11 5-6 3.5 16z"/>',
  '<path d="M12 1c4 6.5 8 9.5 8 14a8 8 0 0 1-16 0C4 10.5 8 7.5 12 1z"/>',
];

/** What a player is known by: a colour, as CSS says it, and a sign in that colour. */
export interface Livery {
  colour: string;
  sign: string;
}

/** Return a seat's own colour and shape, for titles that give their players no others. */
export function liveryOf(seat: number): Livery {
  const own = seat % SHAPES.length;
  return {
    colour: `var(--seat-${own})`,
    sign: `<svg viewBox="-1 -1 26 26" fill="currentColor" aria-hidden="true">${SHAPES[own]}</svg>`,
  };
}
