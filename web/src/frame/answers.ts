/** Which of the answers that are buttons stands out: what most players want, never what leaves something undone. */

import type { MoveInfo } from "../wire";

/** Say whether an answer is shown quietly: the rules doubt it, or it passes while something else could be done. */
export function isQuiet(move: MoveInfo, moves: MoveInfo[]): boolean {
  return !!move.doubt || (move.passes && moves.some((other) => !other.passes));
}

/** Return the answer for the main place. A player is chosen, never the one answer that stands out. */
export function mainAnswer(buttons: MoveInfo[]): MoveInfo | null {
  const real = buttons.filter((move) => move.things[0]?.startsWith("button:"));
  return real.find((move) => !move.passes && !move.doubt) ?? real.find((move) => move.passes) ?? real[0] ?? null;
}
