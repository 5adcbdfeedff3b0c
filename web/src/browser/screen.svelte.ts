/** What lies over the page: zoomed card, drawers, messages, and what the screen reader is told. */

import { untrack } from "svelte";
import type { CardFace } from "../art/faces";

/** A card shown large. `anchor` is given while a mouse rests on it; without it the card stays until closed. */
export interface Zoomed {
  title: string;
  card: string;
  face: CardFace;
  /** What it is good for where it lies. */
  word?: string;
  anchor?: DOMRect;
}

export type Drawer = "" | "rules" | "log" | "chat" | "help" | "report" | "piles" | "progress" | "settings";

class Screen {
  zoom = $state.raw<Zoomed | null>(null);
  drawer = $state<Drawer>("");
  /** The title whose rules are read, and the ruling at which they open. */
  book = $state("");
  ruling = $state("");
  /** The part of the rules in which each ruling stands, by its number: so that links have names. */
  parts = $state.raw<Map<string, string>>(new Map());
  /** The pile whose cards are listed. */
  pile = $state("");
  message = $state.raw<{ text: string } | null>(null);
  /** What happens, told in a voice that waits for its turn. */
  spoken = $state("");
  /** What was asked for, told at once and in a place of its own: what happens meanwhile is said after it, not over it. */
  answered = $state("");

  /** Tell the screen reader what has happened, once. */
  announce(text: string): void {
    this.spoken = anew(
      text,
      untrack(() => this.spoken),
    );
  }

  /** Tell the screen reader what it has asked for. */
  answer(text: string): void {
    this.answered = anew(
      text,
      untrack(() => this.answered),
    );
  }

  /** Take back what was told: it is not for the next one at this screen. */
  hush(): void {
    this.spoken = "";
    this.answered = "";
  }

  /** Show a short message to everybody. */
  tell(text: string): void {
    const message = { text };
    this.message = message;
    this.announce(text);
    setTimeout(() => {
      if (this.message === message) this.message = null;
    }, 6000);
  }

  /** Open a drawer, or close it if it is open. */
  open(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? "" : drawer;
  }

  /** Open the rules of a title, at a ruling if there is one. */
  openRules(title: string, ruling = ""): void {
    this.book = title;
    this.ruling = ruling;
    this.drawer = "rules";
  }

  /** Close what lies on top; say whether there was something. */
  close(): boolean {
    if (this.zoom) this.zoom = null;
    else if (this.drawer) this.drawer = "";
    else return false;
    return true;
  }
}

// The same text twice would not be read again: a no-break space makes it another one.
const anew = (text: string, before: string) => (text === before ? `${text}\u00a0` : text);

export const screen = new Screen();
