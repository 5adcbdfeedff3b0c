/** Elfenland's drawings: travel cards, counters, towns and the map beneath them. */

import type { TitleArt } from "../titles";
import { ENDINGS } from "./endings";
import { ground } from "./ground";
import { BACKS, PLACES } from "./places";
import { CARDS, FIGURES, plain } from "./vehicles";

void ground("wide"); // which most windows show: on its way before the map asks

export default {
  cards: CARDS,
  backs: BACKS,
  places: {
    ...PLACES,
    ...ENDINGS,
    ...Object.fromEntries(Object.keys(FIGURES).map((name) => [`figure-${name}`, plain(name)])),
  },
} satisfies TitleArt;
