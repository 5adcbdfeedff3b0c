/** What lies on the table, for whoever draws a part of it: plain data, and whom to call when something is touched. */

import type { Faces } from "../art/faces";
import { say } from "../texts/language.svelte";
import type { MoveInfo, QuestionView, View } from "../wire";

/** What everything drawn on a table is given. It knows no rules and no connection. */
export interface Laid {
  /** What to draw: a title's view, as one seat may see it. */
  view: View;
  /** The answers that may be given now; none: the table is only looked at. */
  moves: MoveInfo[];
  /** What is printed on the cards. */
  faces: Faces;
  /** Who sits where; "" for a guest without a name. */
  names: string[];
  /** A thing was touched: by a finger, a key or a voice. */
  touched(thing: string): void;
  /** A thing was dropped on another one, or on the "board" itself. */
  dropped(thing: string, on: string): void;
  /** An answer was chosen by a button of the board, not by touching a thing. */
  chose(move: MoveInfo): void;
}

/** Return the question put to whoever looks, or else the first one. */
export function questionIn(view: View | null): QuestionView | null {
  return view?.questions.find((question) => question.seat === view.seat) ?? view?.questions[0] ?? null;
}

export class Tabletop {
  private readonly given = $derived.by(() => this.laid().names);
  private readonly seats = $derived.by(() => this.laid().view.seats);
  /** Everybody's name: guests without one are numbered. */
  readonly names = $derived.by(() =>
    Array.from({ length: this.seats }, (_, seat) => this.given[seat] || say("player", { number: seat + 1 })),
  );
  private readonly byThing = $derived.by(() => movesByThing(this.moves));

  constructor(private readonly laid: () => Laid) {}

  get title(): string {
    return this.laid().view.title;
  }

  /** Whose eyes it is seen with; -1: a spectator's. */
  get seat(): number {
    return this.laid().view.seat;
  }

  get moves(): MoveInfo[] {
    return this.laid().moves;
  }

  get faces(): Faces {
    return this.laid().faces;
  }

  get question(): QuestionView | null {
    return questionIn(this.laid().view);
  }

  /** Return the moves that touch a thing. */
  movesOf(thing: string): MoveInfo[] {
    return this.byThing.get(thing) ?? [];
  }

  /** Say whether a thing can be used now. */
  can(thing: string): boolean {
    return this.byThing.has(thing);
  }

  touch(thing: string): void {
    this.laid().touched(thing);
  }

  drop(thing: string, on: string): void {
    this.laid().dropped(thing, on);
  }

  play(move: MoveInfo): void {
    this.laid().chose(move);
  }
}

function movesByThing(moves: MoveInfo[]): Map<string, MoveInfo[]> {
  const found = new Map<string, MoveInfo[]>();
  for (const move of moves) {
    for (const thing of move.things) found.set(thing, [...(found.get(thing) ?? []), move]);
  }
  return found;
}
