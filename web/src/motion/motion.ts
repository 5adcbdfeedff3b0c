/** Movement from cause to effect: things slide from where they were to where they are. Input is never delayed.
 *
 * The new view is drawn at once; what moved is held at its old place by a transform and let go in its turn. What left
 * the table is shown once more as a copy that fades, and what moves unseen as a card's back. Only transforms and
 * opacity are animated, so that the browser needs no script while things move.
 */

import type { EventInfo } from "../wire";
import { settings } from "../browser/settings.svelte";

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

/** Where the things of some events were, and how they looked. */
export interface Memory {
  places: Map<string, DOMRect>;
  copies: Map<string, HTMLElement>;
}

let running: Animation[] = [];
let ghosts: HTMLElement[] = [];
let raised: Element[] = [];

/** Say whether things may move at all. */
export function still(): boolean {
  return settings.speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Return where the things of some events are, and how they look: the next view may draw over them. */
export function remember(events: EventInfo[], root: ParentNode): Memory {
  const memory: Memory = { places: new Map(), copies: new Map() };
  if (!events.length || still()) return memory;
  const things = thingsIn(root);
  for (const { values } of events) {
    const card = text(values["card"]);
    for (const thing of [inHand(text(values["from"]), card, things), inHand(text(values["to"]), card, things)]) {
      const element = memory.places.has(thing) ? undefined : things.get(thing);
      if (!element) continue;
      memory.places.set(thing, element.getBoundingClientRect());
      const piece = thing.startsWith("hand:") ? null : element.querySelector<HTMLElement>("[data-piece]");
      if (piece) memory.copies.set(thing, piece.cloneNode(true) as HTMLElement);
    }
  }
  skip(); // what still moves has been measured where it was seen
  return memory;
}

/** One event of a step with the moment it begins. */
interface Beat {
  event: EventInfo;
  cue: Cue | null;
  at: number;
}

function score(events: EventInfo[], look: Look): { beats: Beat[]; length: number } {
  const length = LENGTH[settings.speed];
  const seen = events
    .map((event) => ({ event, cue: look.cue(event) }))
    .filter(({ event, cue }) => cue || event.values["from"] || event.values["to"]);
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

/** Measure what is needed to let events be seen, one after the other, and return what begins it; `layer` holds the copies of what is gone. */
export function show(events: EventInfo[], memory: Memory, look: Look, root: ParentNode, layer: HTMLElement): Act {
  if (still()) return () => undefined;
  const stage: Stage = { root, layer, memory, things: thingsIn(root), length: LENGTH[settings.speed] };
  const acts = score(events, look).beats.flatMap((beat) => [travel(beat, look, stage), ...actsOf(beat, stage)]);
  return () => acts.forEach((act) => act?.());
}

/** End all movement at once: somebody has seen enough. */
export function skip(): void {
  for (const animation of running) animation.cancel();
  for (const ghost of ghosts) ghost.remove();
  lower(raised);
  running = [];
  ghosts = [];
  raised = [];
}

/** Let a thing light up where it is. */
export function flash(thing: string, root: ParentNode): void {
  const element = thingsIn(root).get(thing);
  if (!element) return;
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  element.classList.remove("flash");
  requestAnimationFrame(() => {
    element.classList.add("flash");
    setTimeout(() => element.classList.remove("flash"), 1600); // however late it began
  });
}

// A hand is a seat's to everybody, but the cards of the hand shown here are things of their own. What lies with others
// in one place, as in a column, has a place of its own there.
function inHand(thing: string, card: string, things: Map<string, HTMLElement>): string {
  if (things.has(`${thing}/${card}`)) return `${thing}/${card}`;
  const hand = card && thing.startsWith("hand:") ? things.get(thing) : null;
  return hand === undefined || hand?.dataset["testid"] === "hand" ? `hand:${card}` : thing;
}

/** Where a step is shown. */
interface Stage {
  root: ParentNode;
  layer: HTMLElement;
  memory: Memory;
  things: Map<string, HTMLElement>;
  /** How long one thing moves, in milliseconds. */
  length: number;
}

/** Something measured and ready to be seen. */
type Act = () => void;

function travel({ event, at }: Beat, look: Look, stage: Stage): Act | null {
  const card = text(event.values["card"]);
  const from = inHand(text(event.values["from"]), card, stage.things);
  const to = inHand(text(event.values["to"]), card, stage.things);
  const piece = to ? pieceAt(stage, to, card) : null;
  if (piece) return slide(piece, from, at, stage);
  if (from && stage.memory.copies.has(from)) return fade(from, to, card, at, stage);
  if (from && to) return carry(look.back(event), from, to, at, stage);
  return to && card ? glimpse(card, to, at, stage) : null;
}

function pieceAt({ things }: Stage, thing: string, card: string): HTMLElement | null {
  const piece = things.get(thing)?.querySelector<HTMLElement>("[data-piece]") ?? null;
  return piece && isCard(piece, card) ? piece : null;
}

// A piece that does not say what it is may be anything.
function isCard(piece: HTMLElement, card: string): boolean {
  return !piece.dataset["piece"] || piece.dataset["piece"] === card;
}

function slide(piece: HTMLElement, from: string, delay: number, { memory, length }: Stage): Act {
  const start = memory.places.get(from);
  const seen = memory.copies.has(from) || from.startsWith("hand:"); // what comes out of a deck is not held above it
  const path = start ? shift(start, piece.getBoundingClientRect()) : "";
  const frames: Keyframe[] =
    seen && path
      ? [{ transform: path }, { transform: "none" }]
      : [
          { transform: `${path} scale(0.6)`, opacity: 0 },
          { opacity: 1, offset: 0.3 },
          { transform: "none", opacity: 1 },
        ];
  const high = [piece, ...layersOf(piece)];
  return () => {
    for (const element of high) element.classList.add("moving");
    raised.push(...high);
    run(piece, frames, delay, length, "backwards").onfinish = () => lower(high);
  };
}

// What holds a piece in a layer of its own must be raised with it. To raise anything else would make it such a layer,
// and the browser lay it out again.
function layersOf(piece: HTMLElement): Element[] {
  const holders = [piece.closest("[data-thing]"), piece.closest("li")].filter((holder) => holder !== null);
  return holders.filter((holder) => getComputedStyle(holder).transform !== "none");
}

function lower(elements: Element[]): void {
  for (const element of elements) element.classList.remove("moving");
}

function fade(
  from: string,
  to: string,
  card: string,
  delay: number,
  { layer, memory, length, things }: Stage,
): Act | null {
  const start = memory.places.get(from);
  const ghost = memory.copies.get(from);
  if (!start || !ghost || !isCard(ghost, card)) return null;
  memory.copies.delete(from);
  ghost.removeAttribute("data-piece");
  const goal = things.get(to)?.getBoundingClientRect();
  const end = goal ? `${shift(goal, start)} scale(0.8)` : "scale(0.7) rotate(6deg)";
  return () =>
    haunt(
      ghost,
      start,
      layer,
      [
        { transform: "none", opacity: 1 },
        { opacity: 1, offset: 0.6 },
        { transform: end, opacity: 0 },
      ],
      delay,
      length * 1.3,
    );
}

// What moves unseen is shown as a card's back.
function carry(
  back: string,
  from: string,
  to: string,
  delay: number,
  { layer, memory, length, things }: Stage,
): Act | null {
  const start = memory.places.get(from);
  const goal = things.get(to)?.getBoundingClientRect();
  if (!back || !start || !goal) return null;
  const place = centred(start, 40, 56);
  const frames: Keyframe[] = [
    { transform: "none", opacity: 0 },
    { opacity: 1, offset: 0.2 },
    { opacity: 1, offset: 0.8 },
    { transform: shift(goal, start), opacity: 0 },
  ];
  return () => {
    const ghost = document.createElement("span");
    ghost.className = "unseen";
    ghost.innerHTML = back;
    haunt(ghost, place, layer, frames, delay, length * 1.4);
  };
}

// What came and went on within one step is seen for a moment where it came: a card like it lies somewhere.
function glimpse(card: string, to: string, delay: number, { layer, length, root, things }: Stage): Act | null {
  const goal = things.get(to)?.getBoundingClientRect();
  const like = root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(card)}"]`);
  if (!goal || !like) return null;
  const ghost = like.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-piece");
  const frames: Keyframe[] = [
    { transform: "scale(0.6)", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.25 },
    { transform: "none", opacity: 1, offset: 0.8 },
    { opacity: 0 },
  ];
  return () => haunt(ghost, goal, layer, frames, delay, length * 3);
}

function actsOf({ cue, at }: Beat, { root, layer, length }: Stage): Act[] {
  return (cue?.places ?? []).flatMap((selector, number) => {
    const place = root.querySelector<HTMLElement>(selector);
    if (!cue || !place) return [];
    const delay = at + number * length * 0.5;
    const acts: Act[] = cue.kind === "strike" ? [] : [() => turn(place, delay, length)];
    return cue.kind === "bloom" ? acts : [...acts, burst(place, delay, length, layer)];
  });
}

// The place is drawn as it will be; the way it was lies over it and goes.
function turn(place: HTMLElement, delay: number, length: number): void {
  const old = place.querySelector<HTMLElement>("[data-old]");
  if (old) run(old, [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], delay, length * 1.6, "backwards");
  run(
    place,
    [{ transform: "none" }, { transform: "scale(1.14)", offset: 0.35 }, { transform: "none" }],
    delay,
    length * 1.4,
    "none",
  );
}

function burst(place: HTMLElement, delay: number, length: number, layer: HTMLElement): Act {
  const rect = place.getBoundingClientRect();
  const size = Math.min(rect.width, rect.height, 90);
  const spark = document.createElement("span");
  spark.className = "burst";
  const frames: Keyframe[] = [
    { transform: "scale(0.3) rotate(-20deg)", opacity: 0 },
    { opacity: 1, offset: 0.35 },
    { transform: "scale(1.25) rotate(15deg)", opacity: 0 },
  ];
  return () => haunt(spark, centred(rect, size, size), layer, frames, delay, length * 1.2);
}

function haunt(
  ghost: HTMLElement,
  place: DOMRect,
  layer: HTMLElement,
  frames: Keyframe[],
  delay: number,
  duration: number,
): void {
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  ghost.style.left = `${place.left}px`;
  ghost.style.top = `${place.top}px`;
  ghost.style.width = `${place.width}px`;
  ghost.style.height = `${place.height}px`;
  layer.append(ghost);
  ghosts.push(ghost);
  run(ghost, frames, delay, duration, "both").onfinish = () => ghost.remove();
}

function run(element: HTMLElement, frames: Keyframe[], delay: number, duration: number, fill: FillMode): Animation {
  const animation = element.animate(frames, { delay, duration, fill, easing: "cubic-bezier(.2,.7,.3,1)" });
  running.push(animation);
  return animation;
}

function centred(around: DOMRect, width: number, height: number): DOMRect {
  return new DOMRect(
    around.left + (around.width - width) / 2,
    around.top + (around.height - height) / 2,
    width,
    height,
  );
}

function shift(start: DOMRect, end: DOMRect): string {
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  return `translate(${x}px, ${y}px)`;
}

/** Find everything that has a name, things and places; of several copies the first. */
function thingsIn(root: ParentNode): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing], [data-place]")) {
    for (const name of [element.dataset["thing"], element.dataset["place"]])
      if (name && !found.has(name)) found.set(name, element);
  }
  return found;
}

function text(value: string | number | undefined): string {
  return typeof value === "string" ? value : "";
}
