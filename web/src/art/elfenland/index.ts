/** Elfenland's drawings: travel cards, counters, towns and the map beneath them. */

import type { TitleArt } from "../titles";
import { ENDINGS } from "./endings";
import { BACKS, PLACES } from "./places";
import { CARDS, FIGURES, plain } from "./vehicles";

export default {
  cards: CARDS,
  backs: BACKS,
  places: {
    ...PLACES,
    ...ENDINGS,
    ...Object.fromEntries(Object.keys(FIGURES).map((name) => [`figure-${name}`, plain(name)])),
  },
} satisfies TitleArt;
