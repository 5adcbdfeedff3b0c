/** When to measure: to ask where something is just after it changed makes the browser lay out the page at once, and again later. */

type Change = () => void;

let waiting: (() => Change | void)[] = [];

/** Call back when the page is laid out anew and not yet painted: to measure it then costs nothing, and nobody has seen it.
 *
 * What `measure` returns is done when everybody has measured.
 */
export function whenLaidOut(measure: () => Change | void): void {
  waiting.push(measure);
  if (waiting.length > 1) return;
  const watcher = new ResizeObserver(() => {
    watcher.disconnect();
    const measuring = waiting;
    waiting = [];
    const changes = measuring.map((one) => one());
    for (const change of changes) change?.();
  });
  watcher.observe(document.documentElement); // a new watcher is told once of any size
}
