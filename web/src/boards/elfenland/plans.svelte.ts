/** The private planner: what the server says of our hand and our plan. It weighs; this only asks. */

import { newId, socket } from "../../state/socket.svelte";
import type { Table } from "../../state/table.svelte";
import type { Planned, WayInfo } from "../../wire";
import type { Faces } from "../board";

const PAUSE = 60;

export class Planner {
  /** Taps on the map lay out a plan instead of playing. */
  on = $state(false);
  path = $state.raw<string[]>([]);
  answer = $state.raw<Planned | null>(null);
  readonly ways = $derived(new Map<string, WayInfo>(this.answer?.ways.map((way) => [way.thing, way]) ?? []));
  readonly reach = $derived(new Map(this.answer?.reach.map((one) => [one.town, one.cards]) ?? []));
  private waiting = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** What is printed on the cards. */
  get faces(): Faces {
    return this.table.faces;
  }

  /** Listen for answers; the returned call ends it. */
  listen(): () => void {
    const leave = socket.join(
      (message) => {
        if (message.type === "plan" && message.id === this.waiting) this.answer = message;
      },
      () => this.ask(),
    );
    return () => {
      clearTimeout(this.timer);
      leave();
    };
  }

  /** Ask anew, once things have settled for a moment. */
  ask(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(), PAUSE);
  }

  /** Change the plan. */
  plan(path: string[]): void {
    this.path = path;
    this.ask();
  }

  private send(): void {
    const { face, over } = this.table;
    if (face < 0 || over || this.table.curtain >= 0) {
      this.answer = null;
      return;
    }
    this.waiting = newId();
    socket.send({ type: "plan", table: this.table.id, seat: face, things: this.path, id: this.waiting });
  }
}
