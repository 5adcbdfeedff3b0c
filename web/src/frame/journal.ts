/** The journal as lines of a log. */

import type { Meaning } from "../boards/kinds";
import type { StepInfo, Values } from "../wire";

export const FILTERS = ["all", "mine", "others", "reveals"] as const;
export type Filter = (typeof FILTERS)[number];

/** One line. An answer that caused nothing yet has none: the events of its play will tell. */
export interface Line {
  id: string;
  key: string;
  values: Values;
  time: number;
  undone: boolean;
  seat: number;
  head: boolean;
}

/** Reads a journal, each step once: what was made of it stays the same line, and need not be drawn again. */
export class Journalist {
  private readonly written = new WeakMap<StepInfo, Line[]>();

  constructor(private readonly meaning: Pick<Meaning, "lines" | "heads" | "reveals">) {}

  /** Return the lines of a journal that a filter lets through. */
  lines(journal: StepInfo[], filter: Filter, mine: number[]): Line[] {
    return journal.flatMap((step) => {
      const own = mine.includes(step.seat);
      if ((filter === "mine" && !own) || (filter === "others" && own)) return [];
      const lines = this.linesOf(step);
      return filter === "reveals" ? lines.filter((line) => this.meaning.reveals(line)) : lines;
    });
  }

  private linesOf(step: StepInfo): Line[] {
    let lines = this.written.get(step);
    if (!lines) this.written.set(step, (lines = this.write(step)));
    return lines;
  }

  private write(step: StepInfo): Line[] {
    const plain = { time: step.time, undone: step.undone, seat: step.seat, head: false };
    if (step.kind !== "start" && step.kind !== "move")
      return [{ ...plain, id: `${step.number}`, key: step.key, values: step.values }];
    return this.meaning.lines(step.events).map((event, at) => ({
      ...plain,
      id: `${step.number}.${at}`,
      key: event.key,
      values: event.values,
      head: this.meaning.heads(event),
    }));
  }
}
