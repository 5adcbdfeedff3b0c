/** Where the lands of Farrun lie: hexagons side by side, standing on a point or, where the window is high, on a side. */

import type { Point } from "../paths";

/** A land, as the rules place it: `x` in half cells, `y` in rows. */
export interface Hex {
  name: string;
  kind: string;
  x: number;
  y: number;
}

/** The drawing: 100 units across a cell. */
export interface Layout {
  /** The map lies on its side: rows run downwards. */
  turned: boolean;
  wide: number;
  high: number;
  width: number;
  height: number;
  /** The middle of each cell, by name. */
  middles: Map<string, Point>;
}

const UNIT = 100;
const GRAIN = 0.04; // cells change their proportions in steps, so that the land is seldom drawn anew
const SHORE = 0.34; // of a cell, around the land, where there is room
const CRAMPED = 64; // pixels: smaller cells need that room themselves
// A cell's height by its width: the least and the most, standing and turned.
const STANDING: [number, number] = [0.88, 1.2];
const TURNED: [number, number] = [0.72, 1.04];

interface Fit {
  turned: boolean;
  shore: number;
  ratio: number;
  across: number;
  down: number;
  /** The width of a cell, in pixels. */
  cell: number;
}

function fitted(width: number, height: number, columns: number, rows: number, turned: boolean, shore: number): Fit {
  const [least, most] = turned ? TURNED : STANDING;
  const [across, down] = turned ? [rows, columns] : [columns, rows];
  const ratio = Math.min(most, Math.max(least, (height / (down + shore)) * ((across + shore) / width)));
  const stepped = Math.floor(ratio / GRAIN) * GRAIN;
  const cell = Math.min(width / (across + shore), height / (down + shore) / stepped);
  return { turned, shore, ratio: stepped, across, down, cell };
}

/** Lay the cells out so that they are as large as a window allows. */
export function layOut(cells: Hex[], width: number, height: number): Layout {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  const columns = (right - left) / 2 + 1;
  const rows = (bottom - top) * 0.75 + 1;
  const ways = [false, true].map((turned) => {
    const roomy = fitted(width, height, columns, rows, turned, SHORE);
    return roomy.cell < CRAMPED ? fitted(width, height, columns, rows, turned, 0.02) : roomy;
  });
  const best = ways.reduce((one, other) => (other.cell ** 2 * other.ratio > one.cell ** 2 * one.ratio ? other : one));
  const [wide, high] = [UNIT, UNIT * best.ratio];
  const middle = ({ x, y }: Hex): Point =>
    best.turned
      ? { x: ((bottom - y) * 0.75 + 0.5 + best.shore / 2) * wide, y: ((x - left) / 2 + 0.5 + best.shore / 2) * high }
      : { x: ((x - left) / 2 + 0.5 + best.shore / 2) * wide, y: ((y - top) * 0.75 + 0.5 + best.shore / 2) * high };
  return {
    turned: best.turned,
    wide,
    high,
    width: (best.across + best.shore) * wide,
    height: (best.down + best.shore) * high,
    middles: new Map(cells.map((cell) => [cell.name, middle(cell)])),
  };
}

// Clockwise; in parts of a cell.
const STANDS: [number, number][] = [
  [0, -0.5],
  [0.5, -0.25],
  [0.5, 0.25],
  [0, 0.5],
  [-0.5, 0.25],
  [-0.5, -0.25],
];

/** Return the corners of a cell around 0 0, clockwise, in parts of its size. */
export function corners(turned: boolean): [number, number][] {
  return turned ? STANDS.map(([x, y]) => [-y, x]) : STANDS;
}

/** Return a cell as the data of a path in a box of 100 x 100, so much smaller on every side. */
export function outline(turned: boolean, inset = 0): string {
  const part = 1 - inset / 50;
  return `M${corners(turned)
    .map(([x, y]) => `${50 + 100 * x * part} ${50 + 100 * y * part}`)
    .join("L")}z`;
}

/** Say whether two cells share a side. */
export function touching(one: Hex, other: Hex): boolean {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return (dx === 2 && dy === 0) || (dx === 1 && dy === 1);
}
