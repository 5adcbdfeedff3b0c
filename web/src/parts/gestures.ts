/** Fingers and wheel on the map: one pans, two pinch, a short one taps, two short ones zoom. The page never scrolls. */

import type { Attachment } from "svelte/attachments";

const FAR = 8;
const DOUBLE = 320;

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  /** A tap; `again` if one was made at nearly the same place just before. */
  tap(x: number, y: number, again: boolean): void;
  hover(x: number, y: number): void;
  /** Says that a press is somebody else's. */
  skips(target: Element): boolean;
}

interface Finger {
  x: number;
  y: number;
}

/** Follow what happens on an element; points are relative to its corner. */
export function gestures(act: Gestures): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, Finger>();
    let moved = false;
    let last = { time: 0, x: 0, y: 0 };
    const place = (event: MouseEvent) => {
      const rect = element.getBoundingClientRect();
      return { x: event.clientX - rect.left, y: event.clientY - rect.top };
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target instanceof Element && act.skips(event.target))) return;
      if (!fingers.size) moved = false;
      else moved = true;
      fingers.set(event.pointerId, place(event));
    };

    const move = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      const now = place(event);
      if (!finger) {
        if (event.pointerType === "mouse") act.hover(now.x, now.y);
        return;
      }
      const [dx, dy] = [now.x - finger.x, now.y - finger.y];
      if (fingers.size === 1) {
        if (!moved && Math.hypot(dx, dy) < FAR) return;
        if (!moved) element.setPointerCapture(event.pointerId);
        moved = true;
        act.pan(dx, dy);
      } else {
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (other) {
          const before = Math.hypot(finger.x - other.x, finger.y - other.y);
          const after = Math.hypot(now.x - other.x, now.y - other.y);
          if (before > 10) act.zoom(after / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
          act.pan(dx / 2, dy / 2);
        }
      }
      fingers.set(event.pointerId, now);
    };

    const up = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      fingers.delete(event.pointerId);
      if (!finger || moved || fingers.size || event.type === "pointercancel") return;
      const now = place(event);
      const again = event.timeStamp - last.time < DOUBLE && Math.hypot(now.x - last.x, now.y - last.y) < 24;
      last = { time: again ? 0 : event.timeStamp, ...now };
      act.tap(now.x, now.y, again);
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = place(event);
      act.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), x, y);
    };

    const abort = new AbortController();
    const { signal } = abort;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("wheel", wheel, { signal, passive: false });
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", up, { signal });
    return () => abort.abort();
  };
}
