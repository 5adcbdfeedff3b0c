/** What others did to a seat, read from the journal: each with what it came of. */

import type { Meaning } from "../boards/kinds";
import type { EventInfo, StepInfo } from "../wire";

export interface Harm {
  id: string;
  /** The number of the step in which it happened. */
  step: number;
  time: number;
  event: EventInfo;
  /** The event it came of, if one is known. */
  cause: EventInfo | null;
  /** The thing at which it is seen, or "". */
  scene: string;
}

/** Return what was done to a seat, in order; what was taken back is not among it. */
export function harmsTo(
  journal: StepInfo[],
  seat: number,
  meaning: Pick<Meaning, "strikes" | "causes" | "heads" | "scene">,
): Harm[] {
  const harms: Harm[] = [];
  let cause: EventInfo | null = null;
  for (const { number, kind, undone, time, events } of journal) {
    if (undone || kind === "undo") continue;
    events.forEach((event, at) => {
      if (meaning.strikes(event, seat))
        harms.push({ id: `${number}.${at}`, step: number, time, event, cause, scene: meaning.scene(event) });
      else if (meaning.causes(event)) cause = event;
      else if (meaning.heads(event)) cause = null; // a new section: nothing of before goes on
    });
  }
  return harms;
}
