/** One table as the page follows it: the last update, the journal, what may be touched, and what is on its way. */

import type { Failure, MoveInfo, SeatInfo, ServerMessage, StepInfo, TableUpdate, Values, View } from "../wire";
import { flushSync } from "svelte";
import type { BoardModule, Faces } from "../boards/board";
import { socket, newId } from "./socket.svelte";
import { settings } from "./settings.svelte";
import { steady } from "./steady";

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

/** Calls made around an update, so that what happened can be seen and heard. */
export interface Onlooker {
  /** Called before the page is drawn anew. */
  before(steps: StepInfo[]): void;
  /** Called after it; returns how long the steps will be seen moving, in milliseconds. */
  after(update: TableUpdate, steps: StepInfo[], moving: boolean): number;
}

export class Table {
  update = $state.raw<TableUpdate | null>(null);
  journal = $state.raw<StepInfo[]>([]);
  notice = $state.raw<Notice | null>(null);
  choice = $state.raw<Choice | null>(null);
  /** The error that made the table unreachable. */
  failure = $state.raw<Failure | null>(null);
  /** A move waiting for a second press, and the question put before it. */
  doubt = $state.raw<Doubt | null>(null);
  /** The number of the decision our answer to which is on its way. */
  private answered = $state(-1);
  private answerId = "";
  private wanted = -1; // the face we asked for
  private lifted = $state(-1); // the seat that lifted the curtain
  private chain = ""; // what to touch once the next question of this play is put
  private readonly questions = new Map<string, string>(); // why: id -> thing
  private stop: (() => void) | null = null;
  private waiting: TableUpdate[] = []; // moves of others that are seen when those before them have been
  private moving: ReturnType<typeof setTimeout> | undefined;
  private lastNames: string[] = [];
  private lastMine: number[] = [];

  readonly info = $derived(this.update?.info ?? null);
  readonly view = $derived((this.update?.view ?? null) as View | null);
  readonly names = $derived.by(
    () => (this.lastNames = steady(this.lastNames, this.info?.seats.map((seat) => seat.name) ?? [])),
  );
  readonly mine = $derived.by(
    () =>
      (this.lastMine = steady(
        this.lastMine,
        this.info?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [],
      )),
  );
  readonly face = $derived(this.update?.face ?? -1);
  readonly busy = $derived(this.answered >= 0 && this.answered === this.view?.decision);
  readonly moves = $derived(this.busy || this.curtain >= 0 ? [] : (this.update?.moves ?? []));
  readonly question = $derived(
    this.view?.questions.find((question) => question.seat === this.face) ?? this.view?.questions[0] ?? null,
  );
  readonly myTurn = $derived(!!this.view && this.mine.some((seat) => this.view?.awaits.includes(seat)));
  readonly over = $derived(this.info?.state === "over" || !!this.view?.outcome);
  private readonly byThing = $derived.by(() => {
    const found = new Map<string, MoveInfo[]>();
    for (const move of this.moves) {
      for (const thing of move.things) found.set(thing, [...(found.get(thing) ?? []), move]);
    }
    return found;
  });

  constructor(
    readonly id: string,
    private readonly module: BoardModule,
    private readonly onlooker: Onlooker,
    seats: SeatInfo[],
    /** What is printed on the cards. */
    readonly faces: Faces,
  ) {
    const mine = seats.filter((seat) => seat.mine);
    if (mine.length === 1) this.wanted = mine[0]?.seat ?? -1;
  }

  /** Start following. */
  follow(): void {
    this.stop = socket.join(
      (message) => this.hear(message),
      () => this.look(this.update?.step ?? -1),
    );
  }

  /** Stop following. */
  leave(): void {
    this.stop?.();
    clearTimeout(this.moving);
    socket.send({ type: "unwatch", table: this.id });
  }

  /** The seat that must lift the curtain before anything is shown, or -1. */
  get curtain(): number {
    if (!this.info || this.mine.length < 2 || this.over || !this.module.hides(this.info.options)) return -1;
    const next = this.mine.find((seat) => this.view?.awaits.includes(seat));
    return next === undefined || (next === this.lifted && next === this.face) ? -1 : next;
  }

  /** "I am that player": show the table with the seat's eyes. */
  lift(seat: number): void {
    this.lifted = seat;
    this.turnTo(seat);
  }

  /** Return the moves that touch a thing. */
  movesOf(thing: string): MoveInfo[] {
    return this.byThing.get(thing) ?? [];
  }

  /** Say whether a thing can be used now. */
  can(thing: string): boolean {
    return this.byThing.has(thing);
  }

  /** A finger, a key or a voice touched a thing: play it, offer the choice, or ask why not. */
  touch(thing: string): void {
    this.notice = null;
    const moves = this.movesOf(thing);
    if (moves.length > 1) this.choice = { thing, moves };
    else if (moves[0]) this.play(moves[0]);
    else if (!this.busy) this.askWhy(thing);
  }

  /** A thing was dropped on another one: play it, and then the other if the play asks for it. */
  drop(thing: string, on: string): void {
    const moves = this.movesOf(thing);
    if (!moves.length) return this.touch(thing);
    this.chain = this.question?.play === this.view?.decision ? on : ""; // only a card just taken up has an aim
    if (moves.length > 1) this.choice = { thing, moves };
    else if (moves[0]) this.play(moves[0]);
  }

  /** Answer the question; an answer that ends something while more could be done asks for a second press. */
  play(move: MoveInfo): void {
    if (!this.view || this.busy) return;
    this.choice = null;
    const doubt = this.doubtAbout(move);
    if (doubt && this.doubt?.move !== move.move) {
      this.doubt = doubt;
      return;
    }
    this.doubt = null;
    this.answered = this.view.decision;
    this.answerId = newId();
    const { decision } = this.view;
    socket.deliver({ type: "play", table: this.id, seat: this.face, decision, move: move.move, id: this.answerId });
  }

  private doubtAbout(move: MoveInfo): Doubt | null {
    if (!settings.confirm || !this.view) return null;
    const warning = this.module.warning(this.view, move, this.moves);
    if (warning) return { move: move.move, ...warning };
    const ends = move.things[0] === "button:done" && this.moves.length > 1;
    return ends ? { move: move.move, key: "page-confirm-done", values: {} } : null;
  }

  /** Take back the last play, or everything of this turn that can be taken back. */
  undo(reach: "play" | "turn" = "play"): void {
    const thing = reach === "turn" ? "button:restart" : "button:undo";
    if (!this.update || this.update.undo) return this.refuse(this.update?.undo ?? null, thing);
    this.settleDown();
    socket.deliver({ type: "undo", table: this.id, seat: this.seatForUndo(), id: newId(), reach });
  }

  /** Play again what was taken back. */
  redo(): void {
    if (!this.update || this.update.redo) return this.refuse(this.update?.redo ?? null, "button:redo");
    this.settleDown();
    socket.deliver({ type: "redo", table: this.id, seat: this.seatForUndo(), id: newId() });
  }

  /** Put away what is shown over the table; say whether there was something. */
  settleDown(): boolean {
    const open = !!(this.notice || this.choice || this.doubt);
    this.notice = null;
    this.choice = null;
    this.doubt = null;
    this.chain = "";
    return open;
  }

  private seatForUndo(): number {
    return this.face >= 0 ? this.face : (this.mine[0] ?? -1);
  }

  private refuse(failure: Failure | null, thing: string): void {
    if (failure) this.notice = { failure, thing };
  }

  private askWhy(thing: string): void {
    if (this.over) return this.refuse({ key: "why-over", values: {}, rule: "", id: "" }, thing);
    if (this.face < 0) return this.refuse({ key: "why-spectator", values: {}, rule: "", id: "" }, thing);
    const id = newId();
    this.questions.set(id, thing);
    socket.send({ type: "why", table: this.id, seat: this.face, thing, id });
  }

  private look(since: number): void {
    socket.send({ type: "watch", table: this.id, since, face: this.wanted });
  }

  private turnTo(face: number): void {
    if (face === this.wanted) return;
    this.wanted = face;
    this.look(-1);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "table" && message.info.id === this.id) this.take(message);
    else if (message.type === "presence" && message.table === this.id && this.update) {
      const info = { ...this.update.info, seats: message.seats, spectators: message.spectators };
      this.update = { ...this.update, info };
      this.waiting = this.waiting.map((one) => ({
        ...one,
        info: { ...one.info, seats: message.seats, spectators: message.spectators },
      }));
    } else if (message.type === "why") this.explain(message.id, message.failure);
    else if (message.type === "refused" && (!message.table || message.table === this.id)) this.refused(message.failure);
  }

  /** Show a table at once, or after what is still being seen of others' moves. */
  private take(update: TableUpdate): void {
    const last = this.waiting.at(-1) ?? this.update;
    if (last && update.step < last.step) return; // an old one overtaken by a newer one
    const own = update.steps.some((step) => this.mine.includes(step.seat) && step.number > (last?.step ?? -1));
    if (this.moving !== undefined && last && !update.fresh && !own && update.face === last.face) {
      this.waiting.push(update);
      return;
    }
    this.catchUp();
    this.draw(update);
  }

  /** Show everything that waits, without moving it: somebody acts, or has seen enough. */
  catchUp(): void {
    clearTimeout(this.moving);
    this.moving = undefined;
    const { waiting } = this;
    const newest = waiting.at(-1);
    if (!newest) return;
    this.waiting = [];
    this.draw({ ...newest, steps: waiting.flatMap((update) => update.steps) }, false);
    flushSync(); // what is about to be touched is what is shown now
  }

  private showNext(): void {
    this.moving = undefined;
    const next = this.waiting.shift();
    if (!next) return;
    this.draw(next);
    if (this.moving === undefined) this.showNext(); // nothing to be seen of it: the one after it need not wait
  }

  private draw(update: TableUpdate, moving = true): void {
    const last = this.update;
    const steps = update.steps.filter((step) => !this.journal.some((known) => known.number === step.number));
    const quiet = update.fresh || !last || update.face !== last.face;
    if (!quiet && moving) this.onlooker.before(steps);
    // Other eyes, another log: what one player was told is not for the next one at this screen.
    this.journal = merge(last && last.face !== update.face ? [] : this.journal, update.steps);
    const decision = update.view?.decision ?? -1;
    if (!last || decision !== last.view?.decision) {
      this.choice = null;
      this.doubt = null;
      if (last) this.notice = null;
    }
    // Where all answer at once, the question stays while others think: our own step says that our answer has arrived.
    const arrived = steps.some((step) => step.seat === update.face);
    if (decision !== this.answered || update.fresh || arrived) this.answered = -1;
    this.update = update;
    this.failure = null;
    this.chooseFace();
    const length = this.onlooker.after(update, quiet ? [] : steps, moving);
    if (length) this.moving = setTimeout(() => this.showNext(), length);
    if (!quiet) this.goOn();
    else this.chain = "";
  }

  /** After an answer: touch what the card was dropped on, or play a choice that is none. */
  private goOn(): void {
    const aim = this.chain;
    this.chain = "";
    const begun = this.question && this.view && this.question.play < this.view.decision;
    if (!begun || !this.moves.length) return;
    if (aim && aim !== "board") return this.touch(aim);
    const only = this.moves[0];
    if (settings.forced && only && this.moves.length === 1 && !only.things[0]?.startsWith("button:")) this.play(only);
  }

  /** Face the seat that is asked, if it is ours and nobody else at this screen must look away. */
  private chooseFace(): void {
    if (!this.info) return;
    if (this.mine.length < 2) return this.turnTo(this.mine[0] ?? -1);
    const next = this.mine.find((seat) => this.view?.awaits.includes(seat));
    if (!this.module.hides(this.info.options) || this.over) {
      this.turnTo(next ?? (this.wanted >= 0 ? this.wanted : (this.mine[0] ?? -1)));
    } else if (next !== undefined && next !== this.lifted) {
      this.lifted = -1;
      this.turnTo(-1);
    }
  }

  private explain(id: string, failure: Failure | null): void {
    const thing = this.questions.get(id);
    this.questions.delete(id);
    if (thing !== undefined && failure) this.notice = { failure, thing };
  }

  private refused(failure: Failure): void {
    if (failure.id && failure.id === this.answerId) this.answered = -1;
    if (!this.update) this.failure = failure;
    else this.notice = { failure, thing: "" };
  }
}

/** Add steps to a journal; a step that is known already is replaced, because it may have been undone since. */
export function merge(journal: StepInfo[], steps: StepInfo[]): StepInfo[] {
  const found = new Map(journal.map((step) => [step.number, step]));
  for (const step of steps) found.set(step.number, step);
  return [...found.values()].sort((a, b) => a.number - b.number);
}
