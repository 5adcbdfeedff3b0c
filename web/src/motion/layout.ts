/** Call back when the page is laid out anew and not yet painted: to measure it then costs nothing, and nobody saw it yet. */
export function whenLaidOut(then: () => void): void {
  const watcher = new ResizeObserver(() => {
    watcher.disconnect();
    then();
  });
  watcher.observe(document.documentElement); // a new watcher is told once of any size
}
