/** Which hint is due, and where on the screen it is in nobody's way. */

import type { HintInfo, StepInfo } from "../wire";

/** Return the keys of what has happened since a seat's last answer, that answer included. */
export function lately(journal: StepInfo[], seat: number): string[] {
  const from = journal.findLastIndex((step) => step.kind === "move" && step.seat === seat && !step.undone);
  return journal.slice(Math.max(from, 0)).flatMap((step) => (step.undone ? [] : step.events.map((event) => event.key)));
}

/** Return the first hint that speaks of this moment and was not closed before. */
export function due(hints: HintInfo[], told: string[], asked: string, happened: string[]): HintInfo | null {
  const now = ({ on }: HintInfo) => on === "" || on === asked || happened.includes(on);
  return hints.find((hint) => !told.includes(hint.name) && now(hint)) ?? null;
}

/** A place on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
const STEP = 12;

/** Say whether two places share a point; what only nearly touches counts too. */
export function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width + GAP / 2 &&
    other.left < one.left + one.width + GAP / 2 &&
    one.top < other.top + other.height + GAP / 2 &&
    other.top < one.top + one.height + GAP / 2
  );
}

/** Return the place nearest to what is spoken of in which a box of this size covers nothing that is taken, or null. */
export function freePlace(
  size: { width: number; height: number },
  near: Box,
  taken: Box[],
  room: { width: number; height: number },
): Box | null {
  const last = { left: room.width - size.width - GAP, top: room.height - size.height - GAP };
  if (last.left < GAP || last.top < GAP) return null;
  let best: Box | null = null;
  let least = Infinity;
  for (let top = GAP; top <= last.top; top += STEP) {
    for (let left = GAP; left <= last.left; left += STEP) {
      const place = { left, top, ...size };
      const far = distance(place, near);
      if (far < least && !meet(place, near) && !taken.some((one) => meet(place, one))) [best, least] = [place, far];
    }
  }
  return best;
}

// How far two boxes are apart; of places equally near the one in line with what is spoken of is better.
function distance(one: Box, other: Box): number {
  const across = Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width);
  const down = Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height);
  const askew = Math.abs(one.left + one.width / 2 - other.left - other.width / 2);
  return Math.hypot(across, down) + askew / 100;
}
