/** Where things are seen moving: what runs now, and how something is moved, shown as a copy, and put back. */

import { ghost } from "./ghosts";

let running: Animation[] = [];
let ghosts: HTMLElement[] = [];
let raised: Element[] = [];

/** Something measured and ready to be seen. */
export type Act = () => void;

/** One way of something that is seen. */
export interface Way {
  frames: Keyframe[];
  at: number;
  length: number;
}

/** End all movement at once: somebody has seen enough. */
export function skip(): void {
  for (const animation of running) animation.cancel();
  for (const box of ghosts) box.remove();
  lower(raised);
  running = [];
  ghosts = [];
  raised = [];
}

/** Raise elements over their neighbours until they are lowered, or all movement ends. */
export function raise(elements: Element[]): void {
  for (const element of elements) element.classList.add("moving");
  raised.push(...elements);
}

export function lower(elements: Element[]): void {
  for (const element of elements) element.classList.remove("moving");
}

/** Show a copy at a place of the window while it goes its ways. */
export function haunt(copy: HTMLElement, place: DOMRect, ways: Way[]): void {
  const box = ghost(copy, place);
  ghosts.push(box);
  perform(box, ways, () => box.remove());
}

/** Let an element go its ways; each is held until the next begins. */
export function perform(element: HTMLElement, ways: Way[], done: () => void): void {
  const animations = ways.map(({ frames, at, length }, number) =>
    run(element, frames, at, length, number ? "forwards" : "both"),
  );
  const last = animations.at(-1);
  if (!last) return;
  last.onfinish = () => {
    done();
    for (const animation of animations) animation.cancel();
  };
}

/** Animate an element so that it can be ended with all others. */
export function run(
  element: HTMLElement,
  frames: Keyframe[],
  delay: number,
  duration: number,
  fill: FillMode,
): Animation {
  const animation = element.animate(frames, { delay, duration, fill, easing: "cubic-bezier(.2,.7,.3,1)" });
  running.push(animation);
  return animation;
}

export function rectOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

export function centred(around: DOMRect, width: number, height: number): DOMRect {
  return new DOMRect(
    around.left + (around.width - width) / 2,
    around.top + (around.height - height) / 2,
    width,
    height,
  );
}

/** Return the move from one place to another, middle to middle. */
export function shift(start: DOMRect, end: DOMRect): string {
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  return `translate(${x}px, ${y}px)`;
}
