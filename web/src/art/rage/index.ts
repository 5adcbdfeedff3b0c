/** Rage of the Elves' drawings: a picture for every card, sign, emblem and place. */

import type { TitleArt } from "../titles";
import { ENDINGS } from "./endings";
import { GOODS } from "./goods";
import { HEIGHTS } from "./heights";
import { BACKS, PLACES } from "./signs";
import { WILD } from "./wild";
import { WOODS } from "./woods";

export default {
  cards: { ...WOODS, ...HEIGHTS, ...WILD, ...GOODS },
  backs: BACKS,
  places: { ...PLACES, ...ENDINGS },
} satisfies TitleArt;
