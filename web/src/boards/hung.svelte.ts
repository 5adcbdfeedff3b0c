/** What a board that hangs by itself shows now: plain data, changed from outside. */

import { readFaces } from "../art/faces";
import { skip } from "../motion/motion";
import { Hands } from "../parts/hands.svelte";
import { type Laid, Tabletop } from "../parts/tabletop.svelte";
import type { Hanging } from "./board";
import { Kinds } from "./kinds";
import { Showing } from "./showing";

export class HungTable {
  now = $state.raw() as Hanging;
  readonly hands: Hands;
  readonly laid = $derived.by<Laid>(() => ({
    view: this.now.view,
    moves: this.now.moves ?? [],
    faces: readFaces(this.now.faces ?? {}),
    names: this.now.names ?? [],
    touched: (thing) => {
      this.now.touched?.(thing);
      this.hands.touch(thing);
    },
    dropped: (thing, on) => {
      this.now.dropped?.(thing, on);
      this.hands.drop(thing, on);
    },
    chose: this.hands.play,
  }));
  readonly top = new Tabletop(() => this.laid);
  private showing: Showing | null = null;

  constructor(
    given: Hanging,
    private readonly root: () => ParentNode,
  ) {
    this.now = given;
    this.hands = new Hands(() => ({ view: this.now.view, moves: this.now.moves ?? [] }), {
      chose: (move) => this.now.chose?.(move),
      refused: (thing) => void this.explain(thing),
    });
    this.learn(given);
  }

  /** Draw something else: what is not named stays as it was. Returns how long its events will be seen moving, in milliseconds. */
  readonly set = (changes: Partial<Hanging>): number => {
    const { decision } = this.now.view;
    const next = { ...this.now, ...changes };
    this.learn(changes);
    if (next.fresh) skip();
    const events = next.fresh ? [] : (changes.events ?? []);
    this.showing?.before(events);
    this.now = next;
    if (next.view.decision !== decision) {
      this.hands.letGo();
      this.hands.goOn(next.fresh);
    }
    return this.showing?.after(events) ?? 0;
  };

  /** It is taken down. */
  end(): void {
    this.showing?.end();
  }

  private learn({ kinds }: Partial<Hanging>): void {
    if (kinds) this.showing = new Showing(new Kinds(this.now.view.title, kinds), this.root);
  }

  private async explain(thing: string): Promise<void> {
    const failure = await this.now.why?.(thing);
    if (failure) this.hands.notice = { failure, thing };
  }
}
