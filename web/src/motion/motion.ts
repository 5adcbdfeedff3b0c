/** Movement from cause to effect: things slide from where they were to where they are. Input is never delayed.
 *
 * The new view is drawn at once; what moved is held at its old place by a transform and let go in its turn. What left
 * the table is shown once more as a copy that fades. Only transforms and opacity are animated.
 */

import type { EventInfo } from "../wire";
import { settings } from "../state/settings.svelte";

const LENGTH = { none: 0, fast: 120, normal: 180, slow: 250 };
const LONGEST = 2600; // a whole step, however much happens in it

let before = new Map<string, DOMRect>();
let copies = new Map<string, HTMLElement>();
let running: Animation[] = [];
let ghosts: HTMLElement[] = [];
let raised: Element[] = [];

/** Say whether things may move at all. */
export function still(): boolean {
  return settings.speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Remember where everything is, and how what stands on the board looks: the next view may draw over it. */
export function remember(root: ParentNode): void {
  before = new Map();
  copies = new Map();
  if (still()) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const thing = element.dataset["thing"] ?? "";
    if (before.has(thing)) continue;
    before.set(thing, element.getBoundingClientRect());
    const piece = thing.startsWith("hand:") ? null : element.querySelector<HTMLElement>("[data-piece]");
    if (piece) copies.set(thing, piece.cloneNode(true) as HTMLElement);
  }
}

/** Let events be seen, one after the other; `layer` holds the copies of what is gone. */
export function show(events: EventInfo[], root: ParentNode, layer: HTMLElement): void {
  skip();
  const moves = still() ? [] : events.filter(({ values }) => values["from"] || values["to"]);
  const length = LENGTH[settings.speed];
  const pause = Math.min(length * 0.75, LONGEST / moves.length);
  moves.forEach(({ values }, at) => {
    const card = text(values["card"]);
    const from = inHand(text(values["from"]), card);
    const to = inHand(text(values["to"]), card);
    const piece = to ? pieceAt(root, to, card) : null;
    if (piece) slide(piece, from, at * pause, length);
    else if (from) fade(from, to, card, at * pause, length, root, layer);
  });
}

/** End all movement at once: somebody has seen enough. */
export function skip(): void {
  for (const animation of running) animation.cancel();
  for (const ghost of ghosts) ghost.remove();
  for (const element of raised) element.classList.remove("moving");
  running = [];
  ghosts = [];
  raised = [];
}

/** Let a thing light up where it is. */
export function flash(thing: string, root: ParentNode): void {
  const element = find(root, thing);
  if (!element) return;
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  element.classList.remove("flash");
  requestAnimationFrame(() => element.classList.add("flash"));
  setTimeout(() => element.classList.remove("flash"), 1600);
}

// A hand is a seat's to everybody, but its own cards are things of their own.
function inHand(thing: string, card: string): string {
  return card && thing.startsWith("hand:") ? `hand:${card}` : thing;
}

function pieceAt(root: ParentNode, thing: string, card: string): HTMLElement | null {
  const piece = find(root, thing)?.querySelector<HTMLElement>("[data-piece]") ?? null;
  return piece && isCard(piece, card) ? piece : null;
}

// A piece that does not say what it is may be anything.
function isCard(piece: HTMLElement, card: string): boolean {
  return !piece.dataset["piece"] || piece.dataset["piece"] === card;
}

function slide(piece: HTMLElement, from: string, delay: number, length: number): void {
  const start = before.get(from);
  const frames: Keyframe[] = start
    ? [{ transform: shift(start, piece.getBoundingClientRect()) }, { transform: "none" }]
    : [{ transform: "scale(0.6)", opacity: 0 }, { transform: "none", opacity: 1 }];
  for (const element of [piece.closest("[data-thing]"), piece.closest("li")]) {
    if (!element) continue;
    element.classList.add("moving");
    raised.push(element);
  }
  run(piece, frames, delay, length, "backwards").onfinish = () => {
    for (const element of [piece.closest("[data-thing]"), piece.closest("li")]) element?.classList.remove("moving");
  };
}

function fade(from: string, to: string, card: string, delay: number, length: number, root: ParentNode, layer: HTMLElement): void {
  const start = before.get(from);
  const ghost = copies.get(from);
  if (!start || !ghost || !isCard(ghost, card)) return;
  copies.delete(from);
  ghost.removeAttribute("data-piece");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  ghost.style.left = `${start.left}px`;
  ghost.style.top = `${start.top}px`;
  ghost.style.width = `${start.width}px`;
  ghost.style.height = `${start.height}px`;
  layer.append(ghost);
  ghosts.push(ghost);
  const goal = to ? find(root, to)?.getBoundingClientRect() : undefined;
  const end = goal ? `${shift(goal, start)} scale(0.8)` : "scale(0.7) rotate(6deg)";
  const frames: Keyframe[] = [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: end, opacity: 0 }];
  run(ghost, frames, delay, length * 1.3, "both").onfinish = () => ghost.remove();
}

function run(element: HTMLElement, frames: Keyframe[], delay: number, duration: number, fill: FillMode): Animation {
  const animation = element.animate(frames, { delay, duration, fill, easing: "cubic-bezier(.2,.7,.3,1)" });
  running.push(animation);
  return animation;
}

function shift(start: DOMRect, end: DOMRect): string {
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  return `translate(${x}px, ${y}px)`;
}

function find(root: ParentNode, thing: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
}

function text(value: string | number | undefined): string {
  return typeof value === "string" ? value : "";
}
