/** The journal as lines of a log. */

import type { EventInfo, StepInfo, Values } from "../wire";

export const FILTERS = ["all", "mine", "others", "reveals"] as const;
export type Filter = (typeof FILTERS)[number];

/** One line. An answer that caused nothing yet has none: the events of its play will tell. */
export interface Line {
  id: string;
  key: string;
  values: Values;
  time: number;
  undone: boolean;
  mine: boolean;
  head: boolean;
}

/** Return the lines of a journal that a filter lets through; `tells` drops what other events already say. */
export function lines(journal: StepInfo[], filter: Filter, mine: number[], tells: (events: EventInfo[]) => EventInfo[]): Line[] {
  const found: Line[] = [];
  for (const step of journal) {
    const own = mine.includes(step.seat);
    if ((filter === "mine" && !own) || (filter === "others" && own)) continue;
    for (const line of stepLines(step, own, tells)) {
      if (filter !== "reveals" || /-(revealed|looked|drawn|draws|deserted|summoned|betrayal)$/.test(line.key)) found.push(line);
    }
  }
  return found;
}

function stepLines(step: StepInfo, mine: boolean, tells: (events: EventInfo[]) => EventInfo[]): Line[] {
  const plain = { time: step.time, undone: step.undone, mine, head: false };
  if (step.kind === "undo" || step.kind === "redo") return [{ ...plain, id: `${step.number}`, key: step.key, values: step.values }];
  return tells(step.events).map((event, at) => ({
    ...plain,
    id: `${step.number}.${at}`,
    key: event.key,
    values: event.values,
    head: event.key.endsWith("-round"),
  }));
}
