/** Sylvion's drawings: a picture for every card and place. */

import type { TitleArt } from "../titles";
import { ANIMALS } from "./animals";
import { BACKS, PLACES } from "./places";
import { fountain, tree } from "./plants";
import { MACHINATIONS, blazing, elemental } from "./ravage";

function each(name: string, levels: number[], draw: (level: number) => string): Record<string, string> {
  return Object.fromEntries(levels.map((level) => [`${name}_${level}`, draw(level)]));
}

export default {
  cards: {
    ...each("fountain", [1, 2, 3, 4], fountain),
    ...each("tree", [1, 2, 3, 4], tree),
    ...ANIMALS,
    ...each("elemental", [0, 1, 2, 3], (strength) => elemental(strength, false)),
    ...each("ravager", [0, 1, 2, 3], (strength) => elemental(strength, true)),
    ...each("blazing", [2, 3, 4], blazing),
    ...MACHINATIONS,
  },
  backs: BACKS,
  places: PLACES,
} satisfies TitleArt;
