/** What a title gives to the table: a board, and how its view is read. A board draws and says what was touched; it holds no rules. */

import type { Component } from "svelte";
import type { Livery } from "../art";
import type { CardFace, Faces } from "../art/faces";
import type { Laid } from "../parts/tabletop.svelte";
import type { EventInfo, EventKindInfo, Failure, MoveInfo, Planned, StepInfo, Values, View } from "../wire";
import type { Sorter } from "./sorting";

/** A count beside a seat: an icon, a number if there is one, and the words for it. A line has room for two or three. */
export interface Count {
  icon: string;
  count?: number;
  label: string;
  /** Shown where there is room, and not in a seat's one line. */
  minor?: boolean;
}

/** A pile with a count; its cards are listed when it is opened. */
export interface Pile {
  thing: string;
  icon: string;
  label: string;
  /** A word that fits under the count, if the label is long. */
  short?: string;
  count: number;
  hint: string;
  cards: { card: string; count: number }[];
}

/** One mark on the track of rounds and steps. */
export interface Mark {
  id: string;
  label: string;
  state: "past" | "now" | "next";
}

/** The round, what is left of the match, and its steps. */
export interface Track {
  round: string;
  left: string;
  marks: Mark[];
}

/** What a board is given, all of it plain data: a match, a replay, a lesson and a test hang the same board. */
export interface BoardProps extends Laid {
  /** What the last step told: its places are marked until the next one. */
  events: EventInfo[];
  /** The steps up to now, for boards that show them once more. */
  journal: StepInfo[];
  /** What is drawn is no news but a first look or a jump: nothing walks. */
  fresh: boolean;
  /** Weighs a private plan of the seat that looks, for titles that have plans; without it there is no planner. */
  plan?: ((things: string[]) => Promise<Planned | null>) | undefined;
}

/** What `hang` is given. Only `view` is needed: the board is then a picture. */
export interface Hanging extends Partial<Omit<BoardProps, "view" | "faces">> {
  view: View;
  /** What is printed on the cards, as the server says it. */
  faces?: Record<string, Values>;
  /** What the title's events are to whoever shows them, as the server says it; without them nothing moves or sounds. */
  kinds?: EventKindInfo[];
  /** Show the cards that the view's seat holds below the board; usually true. */
  hand?: boolean;
  /** Say why a thing cannot be used, if that is known. */
  why?(thing: string): Promise<Failure | null>;
}

/** Everything the table asks of a title. */
export interface BoardModule {
  Board: Component<BoardProps>;
  /** What is drawn of a card. */
  face(faces: Faces, card: string): CardFace;
  /** The hand as this reader sees it, or null when it may not. */
  hand(view: View, seat: number): string[] | null;
  /** Ways to sort a hand: a key for the label and a rank. */
  sorters: Sorter[];
  track(view: View): Track;
  counts(view: View, seat: number): Count[];
  /** The colour and the sign its board gives a player, if they are not the seat's own; before the match `view` is null. */
  livery?(view: View | null, seat: number): Livery;
  piles(view: View, faces: Faces): Pile[];
  /** The board in words, a sentence for each part, for whoever cannot see it. */
  aloud(view: View, names: string[]): string[];
  /** The numbers worth telling when all is over. */
  summary?(view: View): { label: string; value: string }[];
  /** Says which answers the board offers in a place of its own, so that they do not stand among the buttons. */
  aside?(move: MoveInfo, moves: MoveInfo[]): boolean;
  /** What a reader is told of the way to the goal before the standings. */
  progress?(view: View): { label: string; value: string }[];
}
