/** The land beneath the map, fetched in the drawing that suits the map's proportions. */

import high from "./high.ts?drawn";
import wide from "./wide.ts?drawn";

const DRAWINGS = { high, wide };
const WIDE = 1.3;

export type Shape = keyof typeof DRAWINGS;

/** Choose the drawing for a map of this width over height. */
export const shapeFor = (proportions: number): Shape => (proportions < WIDE ? "high" : "wide");

const fetched: Partial<Record<Shape, Promise<string>>> = {};

/** Fetch a drawing, once; where that failed, it is fetched when next asked for. */
export function ground(shape: Shape): Promise<string> {
  return (fetched[shape] ??= DRAWINGS[shape]().catch((error: unknown) => {
    delete fetched[shape];
    throw error;
  }));
}
