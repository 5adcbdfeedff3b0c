/** What happens at places where nothing moves: they are struck, change, or those who stand there fight and fall. */

import type { EventInfo } from "../wire";
import { text } from "./actors";
import { type Act, type Way, centred, haunt, lower, raise, rectOf, run } from "./stage";

/** What an event does to places. */
export interface Cue {
  /** `lunge`: who stands on the first place strikes at the second; `wound`: lives are lost there; `guard`: a blow is
   * held off; `fall`: who stood there is no more. */
  kind: "strike" | "wither" | "bloom" | "lunge" | "wound" | "guard" | "fall";
  /** Selectors of the places, in order. */
  places: string[];
}

/** A piece as it was drawn; one that does not say what it is may be anything. */
export interface Piece {
  card: string;
  copy: HTMLElement;
  place: DOMRect;
}

/** Where something was, and the piece on it. */
export interface Sight {
  place: DOMRect;
  piece: Piece | null;
}

/** What some events are about, as it was before them: things by name, and the places of cues by selector. */
export interface Memory {
  things: Map<string, Sight>;
  marks: Map<string, Sight>;
}

/** One event of a step with the moment it begins. */
export interface Beat {
  event: EventInfo;
  cue: Cue | null;
  at: number;
}

/** What is needed to act: the drawing as it is, the drawing as it was, and how long one thing moves. */
interface Scene {
  root: ParentNode;
  memory: Memory;
  length: number;
}

const CLOSE = 0.5; // how much of the way a blow goes
const NUMBER = 3; // a number is read longer than a blow is seen

/** Return what is to be seen of all cues. */
export function actsOf(beats: Beat[], scene: Scene): Act[] {
  // What is seen of a blow lies over those who fight.
  return [...fights(beats, scene), ...beats.flatMap((beat) => changes(beat, scene))];
}

function changes({ cue, at, event }: Beat, { root, memory, length }: Scene): Act[] {
  if (!cue || cue.kind === "lunge" || cue.kind === "fall") return [];
  const { kind } = cue;
  return cue.places.flatMap((selector, number) => {
    const place = root.querySelector<HTMLElement>(selector);
    const spot = place ? rectOf(place) : memory.marks.get(selector)?.place;
    const delay = at + number * length * 0.5;
    const turns = place && (kind === "wither" || kind === "bloom");
    const acts: Act[] = turns ? [() => turn(place, delay, length)] : [];
    if (!spot || kind === "bloom") return acts;
    acts.push(burst(spot, delay, length, kind === "guard" ? "parry" : "burst"));
    if (kind === "wound") acts.push(loss(spot, delay, length, Number(event.values["count"] ?? 1)));
    return acts;
  });
}

/** Return the blows of a step. Who falls in it, or whose battle ends with it, is no longer drawn, and fights as a copy. */
function fights(beats: Beat[], { root, memory, length }: Scene): Act[] {
  const ends = new Map<string, number>();
  for (const { cue, at, event } of beats) {
    const place = cue?.kind === "fall" ? cue.places[0] : undefined;
    if (place && memory.marks.get(place)?.piece?.card === text(event.values["card"])) ends.set(place, at);
  }
  const falling = new Map<string, Way[]>();
  const acts: Act[] = [];
  const move = (place: string, at: number, way: Way): void => {
    const drawn = root.querySelector<HTMLElement>(place);
    const body = drawn?.closest<HTMLElement>("[data-body]") ?? drawn;
    if (!body || at <= (ends.get(place) ?? -1)) falling.set(place, [...(falling.get(place) ?? []), way]);
    else acts.push(() => act(body, way));
  };
  for (const { cue, at } of beats) {
    const [place = "", goal = ""] = cue?.places ?? [];
    const from = memory.marks.get(place)?.place;
    const to = memory.marks.get(goal)?.place;
    if (cue?.kind === "lunge" && from && to) move(place, at, { frames: blow(from, to), at, length: length * 1.35 });
    else if (cue?.kind === "wound") move(place, at, { frames: SHAKEN, at, length: length * 1.2 });
    else if (cue?.kind === "fall") move(place, at, { frames: FALLEN, at, length: length * 1.4 });
  }
  for (const [place, ways] of falling) {
    const mark = memory.marks.get(place);
    const piece = mark?.piece;
    if (!mark || !piece) continue;
    mark.piece = null; // it is seen falling here, and nowhere else
    acts.push(() => haunt(piece.copy, piece.place, ways));
  }
  return acts;
}

// Who stands there still is drawn as it will be; it moves and comes back.
function act(body: HTMLElement, { frames, at, length }: Way): void {
  raise([body]);
  run(body, frames, at, length, "none").onfinish = () => lower([body]);
}

/** Take a step back, strike, and return. */
function blow(from: DOMRect, to: DOMRect): Keyframe[] {
  const [x, y] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  const along = (part: number) => `translate(${x * part}px, ${y * part}px)`;
  return [
    { transform: "none" },
    { transform: along(-0.08), offset: 0.2 },
    { transform: `${along(CLOSE)} scale(1.06)`, offset: 0.55 },
    { transform: "none" },
  ];
}

const SHAKEN: Keyframe[] = [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translate(${x}px, 0) rotate(${x / 4}deg)` }));
const FALLEN: Keyframe[] = [
  { transform: "none", opacity: 1 },
  { transform: "translate(0, -5%) rotate(3deg)", opacity: 1, offset: 0.3 },
  { transform: "translate(0, 34%) rotate(-16deg) scale(0.7)", opacity: 0 },
];

/** The lives lost, as a number that rises and goes. */
function loss(spot: DOMRect, at: number, length: number, lives: number): Act {
  const frames: Keyframe[] = [
    { transform: "scale(0.4)", opacity: 0 },
    { transform: "scale(1.15)", opacity: 1, offset: 0.25 },
    { transform: "translate(0, -18%)", opacity: 1, offset: 0.94 },
    { transform: "translate(0, -75%)", opacity: 0 },
  ];
  return () => {
    const heart = document.createElement("span");
    heart.className = "loss";
    heart.textContent = `\u2212${lives}`;
    haunt(heart, centred(spot, 56, 52), [{ frames, at, length: length * NUMBER }]);
  };
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

function burst(spot: DOMRect, at: number, length: number, look: string): Act {
  const size = Math.min(spot.width, spot.height, 90);
  const frames: Keyframe[] = [
    { transform: "scale(0.3) rotate(-20deg)", opacity: 0 },
    { opacity: 1, offset: 0.35 },
    { transform: "scale(1.25) rotate(15deg)", opacity: 0 },
  ];
  return () => {
    const spark = document.createElement("span");
    spark.className = look;
    haunt(spark, centred(spot, size, size), [{ frames, at, length: length * 1.2 }]);
  };
}
