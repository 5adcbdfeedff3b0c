/** Dragging by pointer: begins after a minimum distance, shows a copy under the pointer, ends on a thing or nowhere. */

import { copyOf, ghost } from "./ghosts";

const DISTANCE = 9;

interface Drag {
  /** Called once the pointer has gone far enough; false forbids the drag. */
  begin(): boolean;
  /** Called with the thing under the pointer, or "" outside of everything. */
  drop(on: string): void;
}

/** Follow a pointer that was pressed on an element with a piece in it. */
export function dragging(press: PointerEvent, drag: Drag): void {
  const source = press.currentTarget as HTMLElement;
  const piece = source.querySelector<HTMLElement>("[data-piece]");
  if (!piece) return;
  let copy: HTMLElement | null = null;
  let target: Element | null = null;
  const abort = new AbortController();
  const { signal } = abort;

  const end = (on: string | null): void => {
    abort.abort();
    target?.classList.remove("aimed");
    copy?.remove();
    source.classList.remove("lifted");
    document.body.classList.remove("dragging");
    if (copy && on !== null) drag.drop(on);
  };

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    const x = event.clientX - press.clientX;
    const y = event.clientY - press.clientY;
    if (!copy) {
      if (Math.hypot(x, y) < DISTANCE) return;
      if (!drag.begin()) return end(null);
      copy = lift(piece, source);
    }
    copy.style.transform = `translate(${x}px, ${y}px) rotate(2deg) scale(1.04)`;
    const below = under(event);
    if (below !== target) {
      target?.classList.remove("aimed");
      below?.classList.add("aimed");
      target = below;
    }
  };

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", (event) => event.pointerId === press.pointerId && end(nameOf(under(event), source)), {
    signal,
  });
  addEventListener("pointercancel", (event) => event.pointerId === press.pointerId && end(null), { signal });
  addEventListener("keydown", (event) => event.key === "Escape" && end(null), { signal });
}

function lift(piece: HTMLElement, source: HTMLElement): HTMLElement {
  const copy = ghost(copyOf(piece), piece.getBoundingClientRect());
  copy.classList.add("held");
  source.classList.add("lifted");
  document.body.classList.add("dragging");
  getSelection()?.removeAllRanges();
  return copy;
}

function under(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-thing], [data-drop]") ?? null;
}

function nameOf(element: Element | null, source: HTMLElement): string {
  if (!(element instanceof HTMLElement) || element === source) return "";
  return element.dataset["thing"] ?? element.dataset["drop"] ?? "";
}
