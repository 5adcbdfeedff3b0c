/** What is said of a thing that is pointed at, and where. */

/** A word and the place of what it speaks of. */
export interface Explained {
  text: string;
  box: { left: number; top: number; width: number; height: number };
}

const GAP = 8;

/** Return what is said of whatever the keyboard has come to: its own word, and those of all that is drawn on it or, in a
 * group that is explained together (`data-words`), around it.
 */
export function wordsFor(element: Element): string[] {
  const group = element.closest("[data-words]") ?? element;
  const found = [element, ...group.querySelectorAll("[data-word]")];
  return [...new Set(found.map((one) => one.getAttribute("data-word") ?? ""))].filter(Boolean);
}

/** Return the name of a thing as it is read out. */
export function labelOf(element: Element): string {
  return element.getAttribute("aria-label") ?? element.querySelector(".hush")?.textContent ?? "";
}

/** Return where a word stands: below what it speaks of, or above where there is no room, and always on the screen. */
export function placeFor(
  box: Explained["box"],
  size: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const middle = box.left + box.width / 2 - size.width / 2;
  const below = box.top + box.height + GAP;
  const above = box.top - size.height - GAP;
  const fits = below + size.height + GAP <= room.height;
  return {
    left: Math.min(Math.max(GAP, middle), Math.max(GAP, room.width - size.width - GAP)),
    top: fits ? below : Math.max(GAP, above),
  };
}
