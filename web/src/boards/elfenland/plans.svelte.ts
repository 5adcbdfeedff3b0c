/** The private planner: what is said of our hand and our plan by whoever weighs it. This only asks. */

import type { Faces } from "../../art/faces";
import type { Planned, WayInfo } from "../../wire";
import type { BoardProps } from "../board";

const PAUSE = 60; // milliseconds in which things settle

export class Planner {
  /** Taps on the map lay out a plan instead of playing. */
  on = $state(false);
  path = $state.raw<string[]>([]);
  answer = $state.raw<Planned | null>(null);
  readonly ways = $derived(new Map<string, WayInfo>(this.answer?.ways.map((way) => [way.thing, way]) ?? []));
  readonly reach = $derived(new Map(this.answer?.reach.map((one) => [one.town, one.cards]) ?? []));
  private asked = 0; // how often: only the last answer counts
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly given: () => Pick<BoardProps, "faces" | "plan">) {}

  /** What is printed on the cards. */
  get faces(): Faces {
    return this.given().faces;
  }

  /** Ask anew, once things have settled for a moment. */
  ask(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.weigh(), PAUSE);
  }

  /** Ask no more. */
  rest(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  /** Change the plan. */
  plan(path: string[]): void {
    this.path = path;
    this.ask();
  }

  private async weigh(): Promise<void> {
    const mine = ++this.asked;
    const answer = (await this.given().plan?.(this.path)) ?? null;
    if (mine === this.asked) this.answer = answer;
  }
}
