/** Movement from cause to effect: things slide from where they were to where they are. Input is never delayed.
 *
 * The new view is drawn at once; what moved is held at its old place by a transform and let go in its turn. What left
 * the table is shown once more as a copy that fades, and what moves unseen as a card's back. Only transforms and
 * opacity are animated, so that the browser needs no script while things move.
 */

import type { EventInfo } from "../wire";
import { settings } from "../state/settings.svelte";

const LENGTH = { none: 0, fast: 120, normal: 180, slow: 250 };
const LONGEST = 2600; // a whole step, however much happens in it

/** What an event does to places where nothing moves: they are struck, or change one after the other. */
export interface Cue {
  kind: "strike" | "wither" | "bloom";
  /** Selectors of the places, in order. */
  places: string[];
}

/** How a title's events look. */
export interface Look {
  cue(event: EventInfo): Cue | null;
  /** The back of a card that moves unseen, as a drawing; empty if nothing is to be shown. */
  back(event: EventInfo): string;
}

let before = new Map<string, DOMRect>();
let copies = new Map<string, HTMLElement>();
let running: Animation[] = [];
let ghosts: HTMLElement[] = [];
let raised: Element[] = [];

/** Say whether things may move at all. */
export function still(): boolean {
  return settings.speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Remember where the things of some events are, and how they look: the next view may draw over them. */
export function remember(events: EventInfo[], root: ParentNode): void {
  before = new Map();
  copies = new Map();
  if (still()) return;
  for (const { values } of events) {
    const card = text(values["card"]);
    for (const thing of [inHand(text(values["from"]), card), inHand(text(values["to"]), card)]) {
      const element = thing && !before.has(thing) ? find(root, thing) : null;
      if (!element) continue;
      before.set(thing, element.getBoundingClientRect());
      const piece = thing.startsWith("hand:") ? null : element.querySelector<HTMLElement>("[data-piece]");
      if (piece) copies.set(thing, piece.cloneNode(true) as HTMLElement);
    }
  }
}

/** One event of a step with the moment it begins. */
interface Beat {
  event: EventInfo;
  cue: Cue | null;
  at: number;
}

function score(events: EventInfo[], look: Look): { beats: Beat[]; length: number } {
  const length = LENGTH[settings.speed];
  const seen = events.map((event) => ({ event, cue: look.cue(event) })).filter(({ event, cue }) => cue || event.values["from"] || event.values["to"]);
  const weights = seen.map(({ cue }) => Math.max(1, (cue?.places.length ?? 0) * 0.7));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const pause = Math.min(length * 0.75, LONGEST / Math.max(1, whole));
  let at = 0;
  const beats = seen.map((one, number): Beat => {
    const beat = { ...one, at };
    at += pause * (weights[number] ?? 1);
    return beat;
  });
  return { beats, length: beats.length ? at + length * 0.5 : 0 };
}

/** Return how long events will be seen moving, in milliseconds. */
export function lasts(events: EventInfo[], look: Look): number {
  return still() ? 0 : score(events, look).length;
}

/** Let events be seen, one after the other; `layer` holds the copies of what is gone. */
export function show(events: EventInfo[], look: Look, root: ParentNode, layer: HTMLElement): void {
  skip();
  if (still()) return;
  const length = LENGTH[settings.speed];
  for (const { event, cue, at } of score(events, look).beats) {
    const { values } = event;
    const card = text(values["card"]);
    const from = inHand(text(values["from"]), card);
    const to = inHand(text(values["to"]), card);
    const piece = to ? pieceAt(root, to, card) : null;
    if (piece) slide(piece, from, at, length);
    else if (from && copies.has(from)) fade(from, to, card, at, length, root, layer);
    else if (from && to) carry(look.back(event), from, to, at, length, root, layer);
    else if (to && card) glimpse(card, to, at, length, root, layer);
    if (cue) act(cue, at, length, root, layer);
  }
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
  const seen = copies.has(from) || from.startsWith("hand:"); // what comes out of a deck is not held above it
  const path = start ? shift(start, piece.getBoundingClientRect()) : "";
  const frames: Keyframe[] = seen && path
    ? [{ transform: path }, { transform: "none" }]
    : [{ transform: `${path} scale(0.6)`, opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: "none", opacity: 1 }];
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
  haunt(ghost, start, layer);
  const goal = to ? find(root, to)?.getBoundingClientRect() : undefined;
  const end = goal ? `${shift(goal, start)} scale(0.8)` : "scale(0.7) rotate(6deg)";
  const frames: Keyframe[] = [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: end, opacity: 0 }];
  run(ghost, frames, delay, length * 1.3, "both").onfinish = () => ghost.remove();
}

// What moves unseen is shown as a card's back.
function carry(back: string, from: string, to: string, delay: number, length: number, root: ParentNode, layer: HTMLElement): void {
  const start = before.get(from);
  const goal = find(root, to)?.getBoundingClientRect();
  if (!back || !start || !goal) return;
  const ghost = document.createElement("span");
  ghost.className = "unseen";
  ghost.innerHTML = back;
  const [width, height] = [40, 56];
  haunt(ghost, new DOMRect(start.left + start.width / 2 - width / 2, start.top + start.height / 2 - height / 2, width, height), layer);
  const frames: Keyframe[] = [{ transform: "none", opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { transform: shift(goal, start), opacity: 0 }];
  run(ghost, frames, delay, length * 1.4, "both").onfinish = () => ghost.remove();
}

// What came and went on within one step is seen for a moment where it came: a card like it lies somewhere.
function glimpse(card: string, to: string, delay: number, length: number, root: ParentNode, layer: HTMLElement): void {
  const goal = find(root, to)?.getBoundingClientRect();
  const like = root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(card)}"]`);
  if (!goal || !like) return;
  const ghost = like.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-piece");
  haunt(ghost, goal, layer);
  const frames: Keyframe[] = [{ transform: "scale(0.6)", opacity: 0 }, { transform: "none", opacity: 1, offset: 0.25 }, { transform: "none", opacity: 1, offset: 0.8 }, { opacity: 0 }];
  run(ghost, frames, delay, length * 3, "both").onfinish = () => ghost.remove();
}

function act(cue: Cue, at: number, length: number, root: ParentNode, layer: HTMLElement): void {
  cue.places.forEach((selector, number) => {
    const place = root.querySelector<HTMLElement>(selector);
    if (!place) return;
    const delay = at + number * length * 0.5;
    if (cue.kind === "strike") return burst(place, delay, length, layer);
    // The place is drawn as it will be; the way it was lies over it and goes.
    const old = place.querySelector<HTMLElement>("[data-old]");
    if (old) run(old, [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], delay, length * 1.6, "backwards");
    run(place, [{ transform: "none" }, { transform: "scale(1.14)", offset: 0.35 }, { transform: "none" }], delay, length * 1.4, "none");
    if (cue.kind === "wither") burst(place, delay, length, layer);
  });
}

function burst(place: HTMLElement, delay: number, length: number, layer: HTMLElement): void {
  const spark = document.createElement("span");
  spark.className = "burst";
  const rect = place.getBoundingClientRect();
  const size = Math.min(rect.width, rect.height, 90);
  haunt(spark, new DOMRect(rect.left + (rect.width - size) / 2, rect.top + (rect.height - size) / 2, size, size), layer);
  const frames: Keyframe[] = [{ transform: "scale(0.3) rotate(-20deg)", opacity: 0 }, { opacity: 1, offset: 0.35 }, { transform: "scale(1.25) rotate(15deg)", opacity: 0 }];
  run(spark, frames, delay, length * 1.2, "both").onfinish = () => spark.remove();
}

function haunt(ghost: HTMLElement, place: DOMRect, layer: HTMLElement): void {
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  ghost.style.left = `${place.left}px`;
  ghost.style.top = `${place.top}px`;
  ghost.style.width = `${place.width}px`;
  ghost.style.height = `${place.height}px`;
  layer.append(ghost);
  ghosts.push(ghost);
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
