/** What a title's events are to whoever shows them: the title declares it beside each key, and the server tells it. */

import { backArt } from "../art";
import type { Cue, Look } from "../motion/motion";
import type { EventInfo, EventKindInfo, Values } from "../wire";

/** What is made of events: lines, sounds and movement. */
export interface Meaning extends Look {
  /** The events worth a line each. */
  lines(events: EventInfo[]): EventInfo[];
  /** The events as they are seen moving: one that is still keeps its words and loses its way. */
  moving(events: EventInfo[]): EventInfo[];
  /** The sound it makes, or "". */
  sound(event: EventInfo): string;
  /** Says that it begins a section of the log. */
  heads(event: EventInfo): boolean;
  /** Says that something hidden became known. */
  reveals(event: EventInfo): boolean;
  /** Says that it is done to a seat, and not by that seat itself. */
  strikes(event: EventInfo, seat: number): boolean;
  /** Says that what follows comes of it. */
  causes(event: EventInfo): boolean;
  /** The thing at which it is seen, or "". */
  scene(event: EventInfo): string;
}

/** Reads events by the kinds that a title declares; one that is not declared is a line and no more. */
export class Kinds implements Meaning {
  private readonly byKey: Map<string, EventKindInfo>;

  constructor(
    private readonly title: string,
    kinds: EventKindInfo[],
  ) {
    this.byKey = new Map(kinds.map((kind) => [kind.key, kind]));
  }

  lines(events: EventInfo[]): EventInfo[] {
    return events.filter(({ key }) => this.byKey.get(key)?.line ?? true);
  }

  moving(events: EventInfo[]): EventInfo[] {
    return events.map((event) => (this.byKey.get(event.key)?.still ? stilled(event) : event));
  }

  sound({ key }: EventInfo): string {
    return this.byKey.get(key)?.sound ?? "";
  }

  heads({ key }: EventInfo): boolean {
    return this.byKey.get(key)?.head ?? false;
  }

  reveals({ key }: EventInfo): boolean {
    return this.byKey.get(key)?.reveal ?? false;
  }

  strikes({ key, values }: EventInfo, seat: number): boolean {
    const against = this.byKey.get(key)?.against;
    return !!against && values[against] === seat && (against === "seat" || values["seat"] !== seat);
  }

  causes({ key }: EventInfo): boolean {
    return this.byKey.get(key)?.cause ?? false;
  }

  scene({ key, values }: EventInfo): string {
    const { cue = "", place = "" } = this.byKey.get(key) ?? {};
    return (cue ? placesOf(place, values)[0] : "") || String(values["from"] ?? values["to"] ?? "");
  }

  cue({ key, values }: EventInfo): Cue | null {
    const { cue = "", place = "" } = this.byKey.get(key) ?? {};
    return isCue(cue) ? { kind: cue, places: placesOf(place, values).map(selector) } : null;
  }

  back({ key }: EventInfo): string {
    const back = this.byKey.get(key)?.back;
    return back ? backArt(this.title, back) : "";
  }
}

function stilled({ key, values }: EventInfo): EventInfo {
  const { from: _, to: __, ...rest } = values;
  return { key, values: rest };
}

const CUES: Cue["kind"][] = ["strike", "wither", "bloom", "lunge", "wound", "guard", "fall"];

function isCue(word: string): word is Cue["kind"] {
  return CUES.some((cue) => cue === word);
}

/** Fill an event's values into the name of a place: `cell:{cell}`; `{each}` makes one place of each of several numbers.
 * Several places are named one after the other.
 */
export function placesOf(place: string, values: Values): string[] {
  const named = place.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name === "each" ? whole : String(values[name] ?? ""),
  );
  if (!named.includes("{each}")) return named.split(" ");
  const first = Number(values["first"] ?? 0);
  return Array.from({ length: Number(values["count"] ?? 0) }, (_, at) => named.replace("{each}", String(first + at)));
}

// A place is a thing, or drawn under a name of its own.
function selector(place: string): string {
  const name = CSS.escape(place);
  return `[data-place="${name}"], [data-thing="${name}"]`;
}
