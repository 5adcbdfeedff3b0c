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
    return journal.flatMap((step, at) => {
      const own = mine.includes(step.seat);
      if ((filter === "mine" && !own) || (filter === "others" && own)) return [];
      const lines = this.linesOf(step, journal[at - 1]);
      return filter === "reveals" ? lines.filter((line) => this.meaning.reveals(line)) : lines;
    });
  }

  private linesOf(step: StepInfo, before: StepInfo | undefined): Line[] {
    let lines = this.written.get(step);
    if (!lines) this.written.set(step, (lines = this.write(step, before)));
    return lines;
  }

  // What is played again is told like the first time, below one line that says so.
  private write(step: StepInfo, before: StepInfo | undefined): Line[] {
    const plain = { time: step.time, undone: step.undone, seat: step.seat, head: false };
    const goesOn = step.kind === "redo" && before?.kind === "redo" && before.seat === step.seat;
    const own = step.kind !== "start" && step.kind !== "move" && !goesOn;
    const first: Line[] = own ? [{ ...plain, id: `${step.number}`, key: step.key, values: step.values }] : [];
    const told = this.meaning.lines(step.events).map((event, at) => ({
      ...plain,
      id: `${step.number}.${at}`,
      key: event.key,
      values: event.values,
      head: this.meaning.heads(event),
    }));
    return [...first, ...told];
  }
}
