/** What is shown for the first time comes in parts, one a task: nothing waits long for the whole.
 *
 * A component makes one of these where it begins, with the number of its parts.
 */
export class Turns {
  /** How many parts have had their turn. */
  now = $state(0);

  constructor(private readonly parts: number) {
    $effect(() => {
      let timer = setTimeout(() => this.next((again) => (timer = again)));
      return () => clearTimeout(timer);
    });
  }

  private next(waits: (timer: number) => void): void {
    this.now += 1;
    if (this.now < this.parts) waits(setTimeout(() => this.next(waits)));
  }

  /** Of a list whose parts come from one turn to another: as much as has come. */
  of<T>(list: readonly T[], first: number, last: number): readonly T[] {
    if (this.now >= last) return list;
    return list.slice(0, Math.max(0, Math.ceil((list.length * (this.now - first + 1)) / (last - first + 1))));
  }
}
