/** A page that opens at a table shows it in parts, one a task: nothing waits long for the whole.
 *
 * A component makes its `Turns` where it begins, with the number of its parts. On any later page all is there at once.
 */

import { untrack } from "svelte";

let opening = false;
let growing = $state(0); // components that have parts to come

/** Show what comes next in parts, until all of it is there. */
export function openInParts(): void {
  opening = true;
}

/** Say whether parts are to come. */
export function opensInParts(): boolean {
  return growing > 0;
}

/** Do something in a task of its own, before the browser draws again where it can be asked for that: to draw what is half there costs as much as to make it. */
function soon(task: () => void): void {
  if ("scheduler" in globalThis) void scheduler.postTask(task, { priority: "user-blocking" });
  else setTimeout(task);
}

export class Turns {
  /** How many parts have had their turn. */
  now = $state(0);
  private ended = false;

  constructor(private readonly parts: number) {
    if (!opening) {
      this.now = parts;
      return;
    }
    $effect(() => {
      untrack(() => (growing += 1));
      soon(this.take);
      return this.end;
    });
  }

  private take = (): void => {
    if (this.ended) return;
    this.now += 1;
    // What came last may have parts of its own.
    soon(this.now < this.parts ? this.take : this.end);
  };

  private end = (): void => {
    if (this.ended) return;
    this.ended = true;
    growing -= 1;
    opening = growing > 0;
  };

  /** Of a list whose parts come from one turn to another: as much as has come. */
  of<T>(list: readonly T[], first: number, last: number): readonly T[] {
    if (this.now >= last) return list;
    return list.slice(0, Math.max(0, Math.ceil((list.length * (this.now - first + 1)) / (last - first + 1))));
  }
}
