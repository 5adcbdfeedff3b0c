/** From touches to an answer: the choice among several moves of a thing, a second press where there is doubt, a card's aim.
 *
 * It needs no connection: a match, a lesson and a puzzle use the same hands.
 */

import { settings } from "../browser/settings.svelte";
import type { Failure, MoveInfo, Values, View } from "../wire";
import { questionIn } from "./tabletop.svelte";

/** A reason shown beside the thing that was touched. */
export interface Notice {
  failure: Failure;
  thing: string;
}

/** A choice among several moves of one thing. */
export interface Choice {
  thing: string;
  moves: MoveInfo[];
}

/** A move that is better confirmed, and why. */
export interface Doubt {
  move: string;
  key: string;
  values: Values;
}

/** What is before the hands. */
export interface Before {
  view: View | null;
  moves: MoveInfo[];
}

/** Whom they tell. */
export interface Told {
  /** An answer is meant. */
  chose(move: MoveInfo): void;
  /** A thing was touched that no move touches. */
  refused(thing: string): void;
}

export class Hands {
  notice = $state.raw<Notice | null>(null);
  choice = $state.raw<Choice | null>(null);
  /** A move waiting for a second press, and the question put before it. */
  doubt = $state.raw<Doubt | null>(null);
  private aim = ""; // what to touch once the next question of this play is put

  constructor(
    private readonly before: () => Before,
    private readonly told: Told,
  ) {}

  /** A thing was touched: play it, offer the choice, or ask why not. */
  readonly touch = (thing: string): void => {
    this.notice = null;
    const moves = this.before().moves.filter((move) => move.things.includes(thing));
    if (moves.length > 1) this.choice = { thing, moves };
    else if (moves[0]) this.play(moves[0]);
    else this.told.refused(thing);
  };

  /** A thing was dropped on another one: play it, and then the other if the play asks for it. */
  readonly drop = (thing: string, on: string): void => {
    const { view, moves } = this.before();
    // Only a card just taken up has an aim.
    const fresh = questionIn(view)?.play === view?.decision && moves.some((move) => move.things.includes(thing));
    this.aim = fresh ? on : "";
    this.touch(thing);
  };

  /** Give an answer; one that the rules doubt asks for a second press. */
  readonly play = (move: MoveInfo): void => {
    const { moves } = this.before();
    if (!moves.some((one) => one.move === move.move)) return; // it is no longer asked for
    this.choice = null;
    const doubt = this.doubtAbout(move);
    const sure = !doubt || this.doubt?.move === move.move;
    this.doubt = sure ? null : doubt;
    if (sure) this.told.chose(move);
  };

  private doubtAbout(move: MoveInfo): Doubt | null {
    return settings.confirm && move.doubt ? { ...move.doubt, move: move.move } : null;
  }

  /** Put away what is shown over the table; say whether there was something. */
  settleDown(): boolean {
    const open = !!(this.notice || this.choice || this.doubt);
    this.letGo();
    this.aim = "";
    return open;
  }

  /** Another question is put: what was shown about the last one goes. */
  letGo(): void {
    this.notice = null;
    this.choice = null;
    this.doubt = null;
  }

  /** After an answer: touch what the card was dropped on, or play a choice that is none; `quiet` forgets the aim. */
  goOn(quiet = false): void {
    const { aim } = this;
    this.aim = "";
    if (quiet) return;
    const { view, moves } = this.before();
    const question = questionIn(view);
    const begun = view && question && question.play < view.decision;
    if (!begun || !moves.length) return;
    if (aim && aim !== "board") return this.touch(aim);
    const only = moves[0];
    if (settings.forced && only && moves.length === 1 && !only.things[0]?.startsWith("button:")) this.play(only);
  }
}
