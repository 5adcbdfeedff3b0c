/** One table as the page follows it: the last update, the journal, whose eyes it shows, and what is on its way. */

import { flushSync } from "svelte";
import type { Faces } from "../art/faces";
import { Hands } from "../parts/hands.svelte";
import { Tabletop, questionIn } from "../parts/tabletop.svelte";
import type {
  ChatLine,
  Failure,
  MoveInfo,
  Planned,
  SeatInfo,
  ServerMessage,
  StepInfo,
  TableInfo,
  TableUpdate,
  View,
} from "../wire";
import { Advice } from "./advice.svelte";
import { Chat, canTalk } from "./chat.svelte";
import { seatName } from "./seating";
import { newId, socket } from "./socket.svelte";
import { steady } from "./steady";

/** Calls made around an update, so that what happened can be seen and heard. */
export interface Onlooker {
  /** Called before the page is drawn anew. */
  before(steps: StepInfo[]): void;
  /** Called after it; returns how long the steps will be seen moving, in milliseconds. */
  after(update: TableUpdate, steps: StepInfo[], moving: boolean): number;
  /** Called with a line that somebody said while the talk was not in sight. */
  missed?(line: ChatLine): void;
}

export class Table {
  update = $state.raw<TableUpdate | null>(null);
  journal = $state.raw<StepInfo[]>([]);
  /** The error that made the table unreachable. */
  failure = $state.raw<Failure | null>(null);
  /** The number of the decision our answer to which is on its way. */
  private answered = $state(-1);
  private answerId = "";
  private wanted = -1; // the face we asked for
  private lifted = $state(-1); // the seat that lifted the curtain
  /** The seat from whose place a spectator looks, or -1; nothing more is seen from there. */
  beside = $state(-1);
  /** Bots play without pauses, and nothing of it moves, until we are asked. */
  hurrying = $state(false);
  private readonly questions = new Map<string, string>(); // why: id -> thing
  private planning: { id: string; things: string[]; answer: (planned: Planned | null) => void } | null = null;
  private stop: (() => void) | null = null;
  private waiting: TableUpdate[] = []; // moves of others that are seen when those before them have been
  private moving = $state.raw<ReturnType<typeof setTimeout>>();
  private lastNames: string[] = [];
  private lastMine: number[] = [];

  readonly info = $derived(this.update?.info ?? null);
  /** The match as it is seen: with a seat's eyes, or with a spectator's from the place of a seat. */
  readonly view = $derived.by(() => {
    const view = (this.update?.view ?? null) as View | null;
    return view && this.watching ? { ...view, seat: this.beside } : view;
  });
  /** Everybody's name, never empty. */
  readonly names = $derived.by(() => (this.lastNames = steady(this.lastNames, this.info?.seats.map(seatName) ?? [])));
  readonly mine = $derived.by(
    () =>
      (this.lastMine = steady(
        this.lastMine,
        this.info?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [],
      )),
  );
  readonly face = $derived(this.update?.face ?? -1);
  /** Nobody here plays: the table is only looked at. */
  readonly watching = $derived(!!this.info && this.mine.length === 0);
  readonly busy = $derived(this.answered >= 0 && this.answered === this.view?.decision);
  readonly moves = $derived(this.busy || this.curtain >= 0 ? [] : (this.update?.moves ?? []));
  readonly question = $derived(questionIn(this.view));
  readonly over = $derived(this.info?.state === "over" || !!this.view?.outcome);
  /** Those of our seats that owe an answer of their own; for the others the table answers. */
  readonly asked = $derived(
    this.over
      ? []
      : this.mine.filter((seat) => this.view?.awaits.includes(seat) && !this.update?.spared.includes(seat)),
  );
  readonly myTurn = $derived(this.asked.length > 0);
  /** Somebody here plays with bots. */
  readonly hasBots = $derived(
    !this.over && this.mine.length > 0 && !!this.info?.seats.some((seat) => seat.kind === "bot"),
  );
  /** What the faced seat may wish to be asked, where the title offers that. */
  readonly attention = $derived(this.curtain < 0 && !this.over ? (this.update?.attention ?? null) : null);
  readonly wish = $derived(this.attention ? this.attention.passing || this.attention.wish : "");
  /** It is over, and its last step has been seen. */
  readonly ended = $derived(this.over && this.moving === undefined);
  /** What turns touches into answers. */
  readonly hands = new Hands(() => ({ view: this.view, moves: this.moves }), {
    chose: (move) => this.answer(move),
    refused: (thing) => this.askWhy(thing),
  });
  /** The hint for the question put to the faced seat. */
  readonly advice = new Advice(
    () => ({
      table: this.id,
      seat: this.face,
      decision: this.view?.decision ?? -1,
      refusal: this.update?.hint ?? null,
    }),
    (message) => socket.send(message),
    (failure) => this.refuse(failure, "button:hint"),
  );
  /** What those who sit here say. */
  readonly chat = new Chat(
    () => this.id,
    (line) => this.onlooker.missed?.(line),
  );
  readonly talks = $derived(!!this.info && canTalk(this.info));
  /** What lies on the table, for the parts that draw it: there once the match has begun. */
  readonly top = new Tabletop(() => ({
    view: this.view as View,
    moves: this.moves,
    faces: this.faces,
    names: this.names,
    touched: this.hands.touch,
    dropped: this.hands.drop,
    chose: this.hands.play,
  }));

  constructor(
    readonly id: string,
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
      () => {
        this.look(this.update?.step ?? -1);
        this.sendPlan(); // whatever was asked before was asked of another line
        this.advice.renew();
        this.chat.renew();
      },
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
    if (!this.info || this.mine.length < 2 || this.over || !this.info.secret) return -1;
    const next = this.asked[0];
    return next === undefined || (next === this.lifted && next === this.face) ? -1 : next;
  }

  /** "I am that player": show the table with the seat's eyes. */
  lift(seat: number): void {
    this.lifted = seat;
    this.turnTo(seat);
  }

  /** Look at the table from the place of a seat, or from nobody's. */
  sitBeside(seat: number): void {
    this.beside = seat;
  }

  /** Weigh a private plan; null where nobody may plan. Of several asked for at once only the last is answered. */
  readonly plan = (things: string[]): Promise<Planned | null> => {
    this.planning?.answer(null);
    this.planning = null;
    if (this.face < 0 || this.over || this.curtain >= 0) return Promise.resolve(null);
    return new Promise((answer) => {
      this.planning = { id: newId(), things, answer };
      this.sendPlan();
    });
  };

  private sendPlan(): void {
    if (!this.planning) return;
    const { id, things } = this.planning;
    socket.send({ type: "plan", table: this.id, seat: this.face, things, id });
  }

  private answer(move: MoveInfo): void {
    if (!this.view || this.busy) return;
    const { decision } = this.view;
    this.answered = decision;
    this.answerId = newId();
    socket.deliver({ type: "play", table: this.id, seat: this.face, decision, move: move.move, id: this.answerId });
  }

  /** Take back the last play, or everything of this turn that can be taken back. */
  undo(reach: "play" | "turn" = "play"): void {
    const thing = reach === "turn" ? "button:restart" : "button:undo";
    if (!this.update || this.update.undo) return this.refuse(this.update?.undo ?? null, thing);
    this.hands.settleDown();
    socket.deliver({ type: "undo", table: this.id, seat: this.seatForUndo(), id: newId(), reach });
  }

  /** Play again what was taken back. */
  redo(): void {
    if (!this.update || this.update.redo) return this.refuse(this.update?.redo ?? null, "button:redo");
    this.hands.settleDown();
    socket.deliver({ type: "redo", table: this.id, seat: this.seatForUndo(), id: newId() });
  }

  /** Say what the faced seat wishes to be asked. */
  ask(wish: string): void {
    socket.deliver({ type: "wish", table: this.id, seat: this.face, wish, id: newId() });
  }

  /** Let the bots play faster or slower. */
  setPace(pace: TableInfo["pace"]): void {
    socket.deliver({ type: "pace", table: this.id, pace, id: newId() });
  }

  /** Go on at once to our next question. */
  hurry(): void {
    const seat = this.face >= 0 ? this.face : (this.mine[0] ?? -1);
    this.hurrying = true;
    this.catchUp();
    socket.deliver({ type: "hurry", table: this.id, seat, id: newId() });
  }

  private seatForUndo(): number {
    return this.face >= 0 ? this.face : (this.mine[0] ?? -1);
  }

  private refuse(failure: Failure | null, thing: string): void {
    if (failure) this.hands.notice = { failure, thing };
  }

  private askWhy(thing: string): void {
    if (this.busy) return;
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
    if (message.type === "table" && message.info.id === this.id) {
      if (canTalk(message.info)) void this.chat.catchUp();
      this.take(message);
    } else if (message.type === "presence" && message.table === this.id && this.update) {
      const info = { ...this.update.info, seats: message.seats, spectators: message.spectators };
      this.update = { ...this.update, info };
      this.waiting = this.waiting.map((one) => ({
        ...one,
        info: { ...one.info, seats: message.seats, spectators: message.spectators },
      }));
    } else if (message.type === "plan" && message.id === this.planning?.id) {
      this.planning.answer(message);
      this.planning = null;
    } else if (message.type === "chat" && message.table === this.id) this.chat.hear(message.line);
    else if (message.type === "hint") this.advice.hear(message);
    else if (message.type === "why") this.explain(message.id, message.failure);
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

  private draw(update: TableUpdate, lively = true): void {
    const moving = lively && !this.hurrying && update.info.pace !== "at-once";
    const last = this.update;
    const steps = update.steps.filter((step) => !this.journal.some((known) => known.number === step.number));
    const quiet = update.fresh || !last || update.face !== last.face;
    if (!quiet && moving) this.onlooker.before(steps);
    // Other eyes, another log: what one player was told is not for the next one at this screen.
    this.journal = merge(last && last.face !== update.face ? [] : this.journal, update.steps);
    const decision = update.view?.decision ?? -1;
    if (!last || decision !== last.view?.decision) this.hands.letGo();
    if (decision !== last?.view?.decision || update.face !== last.face || !update.moves.length) this.advice.forget();
    // Where all answer at once, the question stays while others think: our own step says that our answer has arrived.
    const arrived = steps.some((step) => step.seat === update.face && step.kind !== "hint");
    if (decision !== this.answered || update.fresh || arrived) this.answered = -1;
    this.update = update;
    this.failure = null;
    if (this.myTurn || this.over) this.hurrying = false;
    this.chooseFace();
    const length = this.onlooker.after(update, quiet ? [] : steps, moving);
    if (length) this.moving = setTimeout(() => this.showNext(), length);
    this.hands.goOn(quiet);
  }

  /** Face the seat that is asked, if it is ours and nobody else at this screen must look away. */
  private chooseFace(): void {
    if (!this.info) return;
    if (this.mine.length < 2) return this.turnTo(this.mine[0] ?? -1);
    const next = this.asked[0];
    if (!this.info.secret || this.over) {
      this.turnTo(next ?? (this.wanted >= 0 ? this.wanted : (this.mine[0] ?? -1)));
    } else if (next !== undefined && next !== this.lifted) {
      this.lifted = -1;
      this.turnTo(-1);
    }
  }

  private explain(id: string, failure: Failure | null): void {
    const thing = this.questions.get(id);
    this.questions.delete(id);
    if (thing !== undefined) this.refuse(failure, thing);
  }

  private refused(failure: Failure): void {
    if (this.advice.refused(failure)) return;
    if (failure.id && failure.id === this.answerId) this.answered = -1;
    if (!this.update) this.failure = failure;
    else this.refuse(failure, "");
  }
}

/** Add steps to a journal; a step that is known already is replaced, because it may have been undone since. */
export function merge(journal: StepInfo[], steps: StepInfo[]): StepInfo[] {
  const found = new Map(journal.map((step) => [step.number, step]));
  for (const step of steps) found.set(step.number, step);
  return [...found.values()].sort((a, b) => a.number - b.number);
}
