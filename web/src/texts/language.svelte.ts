/** The page's language: switched at any moment, everything that was said is said anew. */

import type { FluentBundle } from "@fluent/bundle";
import type { Values } from "../wire";
import { type Piece, Speaker, makeBundle } from "./speaker";

export const LANGUAGES = ["en", "ru", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages by their own names. */
export const OWN_NAMES: Record<Language, string> = { en: "English", ru: "Русский", fr: "Français" };

// One small download per catalogue; only the chosen language is fetched (and English, for what it lacks).
const files = import.meta.glob<string>("@texts/*/*.ftl", { query: "?raw", import: "default" });

const bundles = new Map<Language, Promise<FluentBundle>>();

function bundleOf(lang: Language): Promise<FluentBundle> {
  let made = bundles.get(lang);
  if (!made) {
    const wanted = Object.entries(files).filter(([path]) => path.includes(`/${lang}/`));
    made = Promise.all(wanted.map(([, load]) => load())).then((texts) => makeBundle(lang, texts));
    bundles.set(lang, made);
    made.catch(() => bundles.delete(lang)); // a lost connection: the next try asks again
  }
  return made;
}

class Reader {
  speaker = $state.raw(new Speaker("en", []));
  ready = $state(false);

  /** Switch to a language once its texts are here. */
  async speak(lang: Language): Promise<void> {
    const wanted = lang === "en" ? [bundleOf("en")] : [bundleOf(lang), bundleOf("en")];
    this.speaker = new Speaker(lang, await Promise.all(wanted));
    this.ready = true;
    document.documentElement.lang = lang;
  }
}

export const reader = new Reader();

/** Say a key in the chosen language. */
export function say(key: string, values?: Values, names?: string[]): string {
  return reader.speaker.say(key, values, names);
}

/** Say a key in pieces that name cards and things. */
export function pieces(key: string, values?: Values, names?: string[]): Piece[] {
  return reader.speaker.pieces(key, values, names);
}

/** Say whether there is a text. */
export function hasText(key: string): boolean {
  return reader.speaker.has(key);
}

/** Return the first language the browser asks for that we speak. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return "en";
}

const FORMATS = {
  clock: { hour: "2-digit", minute: "2-digit" },
  date: { dateStyle: "medium", timeStyle: "short" },
} as const;
const formatters = new Map<string, Intl.DateTimeFormat>(); // costly to make, one for each language and format

function format(name: keyof typeof FORMATS, seconds: number): string {
  const { lang } = reader.speaker;
  let formatter = formatters.get(name + lang);
  if (!formatter) formatters.set(name + lang, (formatter = new Intl.DateTimeFormat(lang, FORMATS[name])));
  return formatter.format(seconds * 1000);
}

/** Format a time of the server for the reader. */
export function clock(seconds: number): string {
  return format("clock", seconds);
}

/** Format a date and time of the server for the reader. */
export function date(seconds: number): string {
  return format("date", seconds);
}
