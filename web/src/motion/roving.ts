/** Arrow keys among things: one tab stop for a group, the nearest thing in the direction of the key. */

import type { Attachment } from "svelte/attachments";

const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Make the things inside an element one group for the keyboard. */
export function roving(): Attachment<HTMLElement> {
  return (root) => {
    let current: HTMLElement | null = null;
    const things = () => [...root.querySelectorAll<HTMLElement>("button[data-thing]")];

    const settle = (): void => {
      const all = things();
      if (!current || !all.includes(current))
        current = all.find((one) => one.dataset["legal"] === "true") ?? all[0] ?? null;
      for (const one of all) {
        const index = one === current ? 0 : -1;
        if (one.tabIndex !== index) one.tabIndex = index; // to set it makes the browser lay out the page
      }
    };

    const focus = (event: FocusEvent): void => {
      if (event.target instanceof HTMLElement && event.target.dataset["thing"]) {
        current = event.target;
        settle();
      }
    };

    const key = (event: KeyboardEvent): void => {
      const direction = KEYS[event.key];
      if (!direction || !(event.target instanceof HTMLElement) || !event.target.dataset["thing"]) return;
      const next = nearest(event.target, things(), direction);
      event.preventDefault();
      next?.focus();
    };

    const watcher = new MutationObserver(settle);
    watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-legal"] });
    root.addEventListener("focusin", focus);
    root.addEventListener("keydown", key);
    settle();
    return () => {
      watcher.disconnect();
      root.removeEventListener("focusin", focus);
      root.removeEventListener("keydown", key);
    };
  };
}

function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const there = middle(one);
    const along = (there.x - start.x) * dx + (there.y - start.y) * dy;
    const aside = Math.abs((there.x - start.x) * dy) + Math.abs((there.y - start.y) * dx);
    if (along < 4) continue;
    const far = along + aside * 3;
    if (far < least) {
      least = far;
      best = one;
    }
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const place = element.getBoundingClientRect();
  return { x: place.left + place.width / 2, y: place.top + place.height / 2 };
}
