/** What a title gives to the table frame. A board draws a view and says what was touched; it holds no rules. */

import type { Component } from "svelte";
import type { Cue } from "../motion/motion";
import type { EventInfo, MoveInfo, Values, View } from "../wire";
import type { Table } from "../state/table.svelte";

/** Says whether hands are hidden from other people at the same screen. */
export type Hides = (options: Record<string, string>) => boolean;

/** What is printed on a card beside its name. */
export interface CardFace {
  kind: string;
  cost?: number;
  strength?: number;
  vitality?: number;
  letter?: string;
  /** The colour of the frame and the icon beside the name, where the kind does not say them. */
  tint?: string;
  sign?: string;
  /** Drawings instead of the icon: the sign beside the name, what grows in the corners, and a mark in a shape of its own. */
  emblem?: string;
  corner?: string;
  mark?: { shape: string; art: string };
  /** Drawings along the upper edge, from left to right. */
  rim?: string[];
  /** A line below the name of a card shown large, and what its signs and numbers mean. */
  line?: string;
  notes?: { art: string; text: string }[];
}

/** What is printed on all cards, in the order of the title's table: the server's word, never kept here. */
export type Faces = Record<string, CardFace>;

/** Read the server's word: it promises a kind for every card, and numbers where it gives any. */
export function readFaces(told: Record<string, Values>): Faces {
  return told as unknown as Faces;
}

/** A count beside a seat: an icon, a number if there is one, and the words for it. */
export interface Count {
  icon: string;
  count?: number;
  label: string;
  /** A drawing instead of the icon and the words, and its colour. */
  art?: string;
  tint?: string;
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

export interface BoardProps {
  table: Table;
  view: View;
  /** What the last step told: marked on the board until the next one. */
  events: EventInfo[];
}

/** Everything the frame asks of a title. */
export interface BoardModule {
  Board: Component<BoardProps>;
  hides: Hides;
  face(card: string, faces: Faces): CardFace;
  /** The hand as this reader sees it, or null when it may not. */
  hand(view: View, seat: number): string[] | null;
  /** Ways to sort a hand: a key for the label and a rank. */
  sorters: { key: string; rank(card: string, faces: Faces): number }[];
  /** The round, what is left of the match, and the steps. */
  track(view: View): { round: string; left: string; marks: Mark[] };
  counts(view: View, seat: number): Count[];
  piles(view: View, faces: Faces): Pile[];
  /** The board in words, a sentence for each part, for whoever cannot see it. */
  aloud(view: View, names: string[]): string[];
  /** The events worth a line each: some only repeat for everybody what one seat was told in full. */
  tells(events: EventInfo[]): EventInfo[];
  /** Sounds that events make. */
  sound(event: EventInfo): "card" | "damage" | null;
  /** What an event does to places where nothing moves. */
  cue?(event: EventInfo): Cue | null;
  /** The back of a card that an event moves unseen. */
  back?(event: EventInfo): string;
  /** The numbers worth telling when all is over. */
  summary?(view: View): { label: string; value: string }[];
  /** Says which answers the board offers in a place of its own, so that they do not stand among the buttons. */
  aside?(move: MoveInfo, moves: MoveInfo[]): boolean;
  /** A question to put before a legal but wasteful move, or null. */
  warning(view: View, move: MoveInfo, moves: MoveInfo[]): { key: string; values: Values } | null;
  /** Explains the progress to the goal, source by source. */
  progress(view: View): { label: string; value: string }[];
}

/** Titles whose boards are written; each is fetched when it is first needed. */
export const BOARDS: Record<string, () => Promise<BoardModule>> = {
  sylvion: () => import("./sylvion"),
  elfenland: () => import("./elfenland"),
  wizards: () => import("./wizards"),
  rage: () => import("./rage"),
};
