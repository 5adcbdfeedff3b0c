/** Woodland Wizards' drawings: creatures, small wizards, signs of kinds and types. */

import type { TitleArt } from "../titles";
import { BEASTS } from "./beasts";
import { BIRDS } from "./birds";
import { INSECTS, PLANTS, REPTILES } from "./crawlers";
import { ENDINGS } from "./endings";
import { FOLK } from "./folk";
import { BACKS, PLACES } from "./signs";

export default {
  cards: { ...BIRDS, ...BEASTS, ...REPTILES, ...INSECTS, ...PLANTS, ...FOLK },
  backs: BACKS,
  places: { ...PLACES, ...ENDINGS },
} satisfies TitleArt;
