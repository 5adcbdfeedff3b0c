/** Movement from cause to effect: things slide from where they were to where they are. Input is never delayed.
 *
 * The new view is drawn at once; what moved is held at its old place by a transform and let go in its turn. What left
 * the table is shown once more as a copy that fades, and what moves unseen as a card's back. Only transforms and
 * opacity are animated, so that the browser needs no script while things move.
 */

import type { EventInfo } from "../wire";
import { settings } from "../browser/settings.svelte";
import { type Actor, type Hop, follow, text } from "./actors";
import { type Beat, type Cue, type Memory, type Piece, type Sight, actsOf } from "./cues";
import { copyOf } from "./ghosts";
import { type Act, type Way, centred, haunt, lower, perform, raise, rectOf, shift, skip } from "./stage";

export type { Cue, Memory };
export { skip };

const LENGTH = { none: 0, fast: 120, normal: 180, slow: 250 };
const TEMPI = { slow: 1.5, normal: 1, fast: 0.5, "at-once": 0.5 };
let tempo = 1;
const LONGEST = 2600; // a whole step, however much happens in it
const PIECE = "[data-piece]:not([data-omen] *)"; // what is only foreseen does not lie there

/** How a title's events look. */
export interface Look {
  cue(event: EventInfo): Cue | null;
  /** The back of a card that moves unseen, as a drawing; empty if nothing is to be shown. */
  back(event: EventInfo): string;
}

/** Move as fast as the bots of a table play. */
export function keepTime(pace: keyof typeof TEMPI): void {
  tempo = TEMPI[pace];
}

/** Say whether things may move at all. */
export function still(): boolean {
  return settings.speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Return where the things of some events are, and how they look: the next view may draw over them. */
export function remember(events: EventInfo[], look: Look, root: ParentNode): Memory {
  const memory: Memory = { things: new Map(), marks: new Map() };
  if (!events.length || still()) return memory;
  const things = thingsIn(root);
  for (const event of events) {
    const card = text(event.values["card"]);
    for (const end of [text(event.values["from"]), text(event.values["to"])]) {
      const thing = inHand(end, card, things);
      const element = memory.things.has(thing) ? undefined : things.get(thing);
      const closed = thing.startsWith("hand:") && thing !== `hand:${card}`;
      if (element) memory.things.set(thing, sight(element, closed));
    }
    for (const selector of look.cue(event)?.places ?? []) {
      const element = memory.marks.has(selector) ? null : root.querySelector<HTMLElement>(selector);
      if (element) memory.marks.set(selector, sight(element));
    }
  }
  skip(); // what still moves has been measured where it was seen
  return memory;
}

function sight(element: HTMLElement, closed = false): Sight {
  const drawn = element.matches(PIECE) ? element : element.querySelector<HTMLElement>(PIECE);
  const piece =
    drawn && !closed ? { card: drawn.dataset["piece"] ?? "", copy: copyOf(drawn), place: rectOf(drawn) } : null;
  return { place: rectOf(element), piece };
}

function score(events: EventInfo[], look: Look): { beats: Beat[]; length: number } {
  const length = LENGTH[settings.speed] * tempo;
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

/** Measure what is needed to let events be seen, one after the other, and return what begins it. */
export function show(events: EventInfo[], memory: Memory, look: Look, root: ParentNode): Act {
  if (still()) return () => undefined;
  const stage: Stage = {
    root,
    memory,
    things: thingsIn(root),
    taken: new Set(),
    length: LENGTH[settings.speed] * tempo,
  };
  const { beats } = score(events, look);
  const actors = follow(beats, (thing, card) => inHand(thing, card, stage.things));
  // Who came last is who is drawn there now.
  const entrances = actors.reverse().map((actor) => enact(actor, look, stage));
  const acts = [...entrances, ...actsOf(beats, stage), ...fallen(beats, stage)];
  return () => acts.forEach((act) => act?.());
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
  memory: Memory;
  things: Map<string, HTMLElement>;
  /** The pieces that some actor is drawn as. */
  taken: Set<HTMLElement>;
  /** How long one thing moves, in milliseconds. */
  length: number;
}

function enact(actor: Actor, look: Look, stage: Stage): Act | null {
  const { card, event, hops } = actor;
  const [first, last] = [hops[0], hops.at(-1)];
  if (!first || !last) return null;
  const drawn = pieceAt(stage, last.to, card);
  if (drawn) {
    stage.taken.add(drawn);
    return slide(hops, drawn, stage);
  }
  const was = stage.memory.things.get(first.from);
  if (was?.piece && isCard(was.piece.card, card)) {
    const { piece } = was;
    was.piece = null; // what is under it is another one
    return leave(hops, piece, stage);
  }
  if (first.from && first.to) return carry(look.back(event), first, stage);
  return card && first.to ? glimpse(card, first, stage) : null;
}

function pieceAt({ things, taken }: Stage, thing: string, card: string): HTMLElement | null {
  const pieces = thing ? [...(things.get(thing)?.querySelectorAll<HTMLElement>(PIECE) ?? [])] : [];
  return pieces.find((piece) => isCard(piece.dataset["piece"] ?? "", card) && !taken.has(piece)) ?? null;
}

// A piece that does not say what it is may be anything.
function isCard(named: string, card: string): boolean {
  return !named || named === card;
}

function whereIs({ things, memory }: Stage, thing: string): DOMRect | null {
  const element = things.get(thing);
  return element ? rectOf(element) : (memory.things.get(thing)?.place ?? null);
}

function slide(hops: Hop[], piece: HTMLElement, stage: Stage): Act {
  const end = rectOf(piece);
  const origin = hops[0]?.from ?? "";
  const start = stage.memory.things.get(origin);
  const seen = start && (start.piece || origin.startsWith("hand:")); // what comes out of a deck is not held above it
  let here = start ? shift(start.place, end) : "";
  const ways = hops.map(({ at, to }, number): Way => {
    const goal = number < hops.length - 1 ? whereIs(stage, to) : end;
    const there = goal ? shift(goal, end) : here;
    const frames =
      number > 0 || seen
        ? [{ transform: here }, { transform: there }]
        : [
            { transform: `${here || there} scale(0.6)`, opacity: 0 },
            { opacity: 1, offset: 0.3 },
            { transform: there, opacity: 1 },
          ];
    here = there;
    return { frames, at, length: stage.length };
  });
  const high = [piece, ...layersOf(piece)];
  return () => {
    raise(high);
    perform(piece, ways, () => lower(high));
  };
}

// What holds a piece in a layer of its own must be raised with it. To raise anything else would make it such a layer,
// and the browser lay it out again.
function layersOf(piece: HTMLElement): Element[] {
  const holders = [piece.closest("[data-thing]"), piece.closest("li")].filter((holder) => holder !== null);
  return holders.filter((holder) => getComputedStyle(holder).transform !== "none");
}

// What is no longer there is seen as a copy where it was, until its end has come.
function leave(hops: Hop[], { copy, place }: Piece, stage: Stage): Act {
  let here = shift(place, place);
  const ways = hops.map(({ at, to }, number): Way => {
    const goal = whereIs(stage, to);
    const there = goal ? shift(goal, place) : here;
    const away = { transform: goal ? `${there} scale(0.8)` : `${here} scale(0.7) rotate(6deg)`, opacity: 0 };
    const last = number === hops.length - 1;
    const frames = last
      ? [{ transform: here, opacity: 1 }, { opacity: 1, offset: 0.6 }, away]
      : [{ transform: here }, { transform: there }];
    here = there;
    return { frames, at, length: stage.length * (last ? 1.3 : 1) };
  });
  return () => haunt(copy, place, ways);
}

// What moves unseen is shown as a card's back.
function carry(back: string, { at, from, to }: Hop, { memory, length, things }: Stage): Act | null {
  const start = memory.things.get(from)?.place;
  const goal = things.get(to);
  if (!back || !start || !goal) return null;
  const frames: Keyframe[] = [
    { transform: "none", opacity: 0 },
    { opacity: 1, offset: 0.2 },
    { opacity: 1, offset: 0.8 },
    { transform: shift(rectOf(goal), start), opacity: 0 },
  ];
  return () => {
    const card = document.createElement("span");
    card.className = "unseen";
    card.innerHTML = back;
    haunt(card, centred(start, 40, 56), [{ frames, at, length: length * 1.4 }]);
  };
}

// What came and went on within one step is seen for a moment where it came: a card like it lies somewhere.
function glimpse(card: string, { at, to }: Hop, { length, root, things }: Stage): Act | null {
  const goal = things.get(to);
  const like = root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(card)}"]`);
  if (!goal || !like) return null;
  const place = rectOf(goal);
  const copy = copyOf(like);
  const frames: Keyframe[] = [
    { transform: "scale(0.6)", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.25 },
    { transform: "none", opacity: 1, offset: 0.8 },
    { opacity: 0 },
  ];
  return () => haunt(copy, place, [{ frames, at, length: length * 3 }]);
}

// What an event is about and no later view shows is seen until the last word about it.
function fallen(beats: Beat[], stage: Stage): Act[] {
  const ends = new Map(beats.flatMap(({ cue, at }) => (cue?.places ?? []).map((selector) => [selector, at] as const)));
  return [...ends].flatMap(([selector, at]) => {
    const piece = stage.root.querySelector(selector) ? null : stage.memory.marks.get(selector)?.piece;
    return piece ? [leave([{ at, from: "", to: "" }], piece, stage)] : [];
  });
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
