/** What is printed on cards beside their names: the server says it, and titles add how it is drawn. */

import type { Values } from "../wire";

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

/** Rank a card by its place in the title's table, which goes kind by kind. */
export function byKind(card: string, faces: Faces): number {
  return Object.keys(faces).indexOf(card);
}

/** Rank a card by a number, then by its kind. */
export function byNumber(card: string, faces: Faces, number: number): number {
  return number * 1000 + byKind(card, faces);
}

/** Return what is printed on a card as values of its text: some texts name a price or a choice that a match decides. */
export function printed(face: CardFace | undefined): Values {
  const plain = Object.entries(face ?? {}).filter(
    ([, value]) => typeof value === "string" || typeof value === "number",
  );
  return Object.fromEntries(plain) as Values;
}
