/** A hint: asked for, thought about in the server, shown until another question is put. */

import type { ClientMessage, Failure, Hinted } from "../wire";
import { newId } from "./socket.svelte";

/** What a hint is asked about. */
export interface Asking {
  table: string;
  seat: number;
  decision: number;
  /** Why there is none now. */
  refusal: Failure | null;
}

export class Advice {
  /** The id of the hint that is being thought about, or "". */
  private asked = $state("");
  private found = $state.raw<Hinted | null>(null);
  /** What was found is shown. */
  private open = $state(false);
  /** The word of the move that is pointed at. */
  marked = $state("");

  readonly thinking = $derived(this.asked !== "");
  /** The hint as it is shown. */
  readonly shown = $derived(this.open ? this.found : null);

  constructor(
    private readonly asking: () => Asking,
    private readonly send: (message: ClientMessage) => void,
    private readonly refuse: (failure: Failure) => void,
  ) {}

  /** Ask, or show again what was found for this question; once more puts it away. */
  toggle(): void {
    if (this.close()) return;
    const { table, seat, refusal } = this.asking();
    if (refusal) return this.refuse(refusal);
    this.open = true;
    if (this.found) return;
    this.asked = newId();
    this.send({ type: "hint", table, seat, id: this.asked });
  }

  /** Put it away, and break off the thinking; say whether there was something. */
  close(): boolean {
    const { open } = this;
    if (this.asked) this.send({ type: "unhint", table: this.asking().table, id: this.asked });
    this.asked = "";
    this.open = false;
    this.marked = "";
    return open;
  }

  /** Take the answer of the server, unless the question is no longer put. */
  hear(hint: Hinted): void {
    const { seat, decision } = this.asking();
    if (hint.id !== this.asked) return;
    this.asked = "";
    if (hint.seat === seat && hint.decision === decision) this.found = hint;
    else this.open = false;
  }

  /** Take a refusal; say whether it was for us. */
  refused(failure: Failure): boolean {
    if (!failure.id || failure.id !== this.asked) return false;
    this.asked = "";
    this.open = false;
    this.refuse(failure);
    return true;
  }

  /** The line is new: what is still thought about was asked on another one, or on none, and is asked again. */
  renew(): void {
    const { asked } = this;
    if (!asked) return this.forget();
    const { table, seat } = this.asking();
    this.send({ type: "hint", table, seat, id: asked });
  }

  /** Another question is put, or somebody else looks at the screen. */
  forget(): void {
    this.close();
    this.found = null;
  }
}
