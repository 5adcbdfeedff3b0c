/** Where the cards of a hand lie: side by side, fanned, or in two rows when a finger could not tell them apart. */

const FINGER = 44; // the least of a card that can be touched, in pixels
const GAP = 4;
const RATIO = 0.7;

export interface Fan {
  width: number;
  height: number;
  /** Small cards in rows, none over another. */
  rows: boolean;
  places: { x: number; y: number }[];
}

/** Lay out so many cards in a place; `y` is measured from the lowest row upwards. */
export function fan(count: number, width: number, height: number): Fan {
  const tall = Math.max(60, Math.min(height - 14, 190));
  const wide = tall * RATIO;
  const step = count < 2 ? 0 : Math.min(wide + 8, (width - wide - 12) / (count - 1));
  if (count > 1 && width > 0 && step < FINGER) return rows(count, width, height);
  const left = Math.max(0, (width - wide - step * (count - 1)) / 2);
  return {
    width: wide,
    height: tall,
    rows: false,
    places: Array.from({ length: count }, (_, at) => ({ x: left + at * step, y: 0 })),
  };
}

function rows(count: number, width: number, height: number): Fan {
  const across = Math.ceil(count / 2);
  const tall = Math.max(FINGER, (height - GAP - 6) / 2);
  const wide = Math.min(tall * 1.2, (width - GAP * (across + 1)) / across);
  const left = Math.max(GAP, (width - across * (wide + GAP) + GAP) / 2);
  const places = Array.from({ length: count }, (_, at) => ({
    x: left + (at % across) * (wide + GAP),
    y: at < across ? tall + GAP : 0,
  }));
  return { width: wide, height: tall, rows: true, places };
}
