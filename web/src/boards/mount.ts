/** Hangs a board into any element: no page, no socket, no rules. What it draws and what it may tell are plain data. */

import "../style/fonts.css";
import "../style/tokens.css";
import "../style/base.css";
import { mount, unmount } from "svelte";
import { loadArt } from "../art";
import { waitForGesture } from "../browser/sound";
import { type Language, reader } from "../texts/language.svelte";
import { loadBoard } from ".";
import type { Hanging } from "./board";
import Hung from "./Hung.svelte";

/** A board that hangs. */
export interface HungBoard {
  /** Draw something else: what is not named stays as it was. Returns how long its events will be seen moving, in milliseconds. */
  set(changes: Partial<Hanging>): number;
  /** Take it down. */
  remove(): Promise<void>;
}

/** Hang the board of a title; a title without one of its own has the plain one. The element's size is the board's. */
export async function hang(
  element: HTMLElement,
  title: string,
  given: Hanging,
  lang: Language = "en",
): Promise<HungBoard> {
  const texts = reader.learn(title).then(() => reader.speak(lang));
  const [module] = await Promise.all([loadBoard(title), loadArt(title), texts]);
  waitForGesture();
  const hung = mount(Hung, { target: element, props: { module, given } });
  return { set: hung.set, remove: () => unmount(hung) };
}
