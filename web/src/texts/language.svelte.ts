/** The page's language: switched at any moment, everything that was said is said anew. */

import { type FluentBundle, FluentResource } from "@fluent/bundle";
import type { Values } from "../wire";
import { type Piece, Speaker, makeBundle } from "./speaker";

export const LANGUAGES = ["en", "ru", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages by their own names. */
export const OWN_NAMES: Record<Language, string> = { en: "English", ru: "Русский", fr: "Français" };

// One small download per catalogue; only those of the chosen language are fetched (and English, for what it lacks).
const files = import.meta.glob<string>("@texts/*/*.ftl", { query: "?raw", import: "default" });
const catalogues = new Map<string, Promise<FluentResource>>();

/** Name the catalogues of some titles, after those that every page needs. */
export function cataloguesOf(titles: string[]): string[] {
  return ["common", "page", "server", ...titles.flatMap((title) => [title, `page-${title}`])];
}

function catalogue(path: string): Promise<FluentResource> {
  let made = catalogues.get(path);
  if (!made) {
    made = files[path]?.().then((text) => new FluentResource(text)) ?? Promise.reject(new Error(path));
    catalogues.set(path, made);
    made.catch(() => catalogues.delete(path)); // a lost connection: the next try asks again
  }
  return made;
}

async function bundleOf(lang: Language, titles: string[]): Promise<FluentBundle> {
  const paths = cataloguesOf(titles).flatMap((name) =>
    Object.keys(files).filter((path) => path.endsWith(`/${lang}/${name}.ftl`)),
  );
  return makeBundle(lang, await Promise.all(paths.map(catalogue)));
}

class Reader {
  speaker = $state.raw(new Speaker("en", []));
  ready = $state(false);
  private lang: Language = "en";
  private readonly titles = new Set<string>();
  private known = $state.raw<string[]>([]);
  private latest: Promise<void> = Promise.resolve();

  /** Switch to a language once its texts are here. */
  speak(lang: Language): Promise<void> {
    this.lang = lang;
    return this.read();
  }

  /** Fetch the texts of a title too. */
  learn(title: string): Promise<void> {
    this.titles.add(title);
    return this.knows(title) ? this.latest : this.read();
  }

  /** Say whether the texts of a title are here. */
  knows(title: string): boolean {
    return this.known.includes(title);
  }

  private read(): Promise<void> {
    return (this.latest = this.fetch(this.lang, [...this.titles]));
  }

  private async fetch(lang: Language, titles: string[]): Promise<void> {
    const wanted: Language[] = lang === "en" ? ["en"] : [lang, "en"];
    const bundles = await Promise.all(wanted.map((one) => bundleOf(one, titles)));
    if (lang !== this.lang || titles.length < this.titles.size) return this.latest; // more was asked for meanwhile
    this.speaker = new Speaker(lang, bundles);
    this.known = titles;
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

/** Return how a reader of a language writes dates: as the browser says, if it speaks that language at all. */
export function localeOf(lang: string, asked: readonly string[]): string {
  return asked.find((tag) => tag.toLowerCase().split("-")[0] === lang) ?? (lang === "en" ? "en-GB" : lang);
}

const formatters = new Map<string, Intl.DateTimeFormat>(); // costly to make, one for each language

/** Format a time of the server as a time of day, in 24 hours: short, and at hand at once, which a formatter is not. */
export function clock(seconds: number): string {
  const moment = new Date(seconds * 1000);
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Format a date and time of the server for the reader. */
export function date(seconds: number): string {
  const { lang } = reader.speaker;
  let formatter = formatters.get(lang);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(localeOf(lang, navigator.languages), {
      dateStyle: "medium",
      timeStyle: "short",
    });
    formatters.set(lang, formatter);
  }
  return formatter.format(seconds * 1000);
}
