/** The land beneath the map, fetched in the drawing that suits the map's proportions. */

const DRAWINGS = {
  high: () => import("drawn:elfenland/high"),
  wide: () => import("drawn:elfenland/wide"),
};
const WIDE = 1.3;

export type Shape = keyof typeof DRAWINGS;

/** Choose the drawing for a map of this width over height. */
export const shapeFor = (proportions: number): Shape => (proportions < WIDE ? "high" : "wide");

export const ground = async (shape: Shape): Promise<string> => (await DRAWINGS[shape]()).default;
