/** What a step tells is seen moving and heard around the drawing of its result: a live table and a hung board do it alike. */

import { sound } from "../browser/sound";
import { whenLaidOut } from "../motion/layout";
import { type Memory, lasts, remember, show, skip } from "../motion/motion";
import type { EventInfo } from "../wire";
import type { Meaning } from "./kinds";

// Milliseconds: what is heard comes a moment after what is seen has begun to move.
const HEARD_AFTER = 50;

export class Showing {
  private memory: Memory = { things: new Map(), marks: new Map() }; // of what the next drawing draws over
  private steps = 0;
  private ended = false;

  constructor(
    private readonly meaning: Meaning,
    private readonly root: () => ParentNode,
  ) {}

  /** Call it before the result is drawn. */
  before(events: EventInfo[]): void {
    this.steps += 1;
    this.memory = remember(this.meaning.moving(events), this.meaning, this.root());
  }

  /** Call it after the result is drawn; `told` is given the lines when they are heard. Returns how long it will be seen moving, in milliseconds. */
  after(events: EventInfo[], moving = true, told: (lines: EventInfo[]) => void = () => undefined): number {
    const lines = this.meaning.lines(events);
    setTimeout(() => {
      if (this.ended) return;
      this.hear(lines);
      told(lines);
    }, HEARD_AFTER);
    const moves = this.meaning.moving(events);
    if (!moving || !moves.length) return 0;
    const { steps } = this;
    whenLaidOut(() => {
      const late = this.ended || this.steps !== steps; // what is laid out by now is another step's
      return late ? undefined : show(moves, this.memory, this.meaning, this.root());
    });
    return lasts(moves, this.meaning);
  }

  /** Nothing more is to be seen or heard. */
  end(): void {
    this.ended = true;
    skip();
  }

  private hear(lines: EventInfo[]): void {
    const noise = new Set(lines.map((event) => this.meaning.sound(event)));
    if (noise.has("damage")) sound("damage");
    else if (noise.has("card")) sound("card");
  }
}
