/** What the player chose for this browser: remembered, applied at once. */

import { type Language, preferred } from "../texts/language.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export const PALETTES = ["standard", "deuteranopia", "protanopia", "tritanopia"] as const;
export const SPEEDS = ["none", "fast", "normal", "slow"] as const;
export const SIZES = [100, 115, 130, 150, 175, 200] as const;
export const SOUNDS = ["turn", "card", "damage", "struck", "refused", "end"] as const;

export type Theme = (typeof THEMES)[number];
export type Palette = (typeof PALETTES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Sound = (typeof SOUNDS)[number];

const KEY = "elderwood-settings";

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  palette = $state<Palette>("standard");
  size = $state<number>(100);
  speed = $state<Speed>("normal");
  sounds = $state<Record<Sound, boolean>>({
    turn: true,
    card: true,
    damage: true,
    struck: true,
    refused: true,
    end: true,
  });
  /** No sound at all, whichever are wanted. */
  muted = $state(false);
  /** Ask before an answer that the rules doubt. */
  confirm = $state(true);
  /** Play a choice that is none. */
  forced = $state(true);
  zen = $state(false);
  forecast = $state(true);
  /** Say a word now and then to whoever plays a title for the first time. */
  coach = $state(true);
  /** The hints that were closed, by title: none is given twice. */
  told = $state<Record<string, string[]>>({});
  /** How hands are sorted, by title. */
  sorting = $state<Record<string, string>>({});
  /** The last line that was read of what is said, by table. */
  heard = $state.raw<Record<string, number>>({});
  /** People who are muted. */
  unheard = $state.raw<string[]>([]);
}

export const settings = new Settings();

/** Read what was remembered; anything strange is ignored. */
export function recall(): void {
  settings.language = preferred(navigator.languages);
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return;
    const target = settings as unknown as Record<string, unknown>;
    for (const [name, value] of Object.entries(stored)) {
      if (name === "sounds") Object.assign(settings.sounds, value); // there may be more of them than were remembered
      else if (Array.isArray(FIELDS[name as keyof typeof FIELDS]) !== Array.isArray(value)) continue;
      else if (name in FIELDS && typeof value === typeof FIELDS[name as keyof typeof FIELDS]) target[name] = value;
    }
  } catch {
    // A browser without storage, or a file edited by hand: start with the defaults.
  }
}

// The fields that are remembered, with a value of the right type each.
const FIELDS = {
  language: "",
  theme: "",
  palette: "",
  size: 0,
  speed: "",
  sounds: {},
  muted: true,
  confirm: true,
  forced: true,
  zen: true,
  forecast: true,
  coach: true,
  told: {},
  sorting: {},
  heard: {},
  unheard: [],
};

/** Remember the settings. */
export function remember(): void {
  const fields = Object.keys(FIELDS).map((name) => [name, (settings as unknown as Record<string, unknown>)[name]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(fields)));
  } catch {
    // Private windows may refuse; the settings then last as long as the page.
  }
}

/** Show the settings on the document. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["palette"] = settings.palette;
  root.dataset["motion"] = settings.speed;
  root.style.setProperty("--text-size", `${settings.size}%`);
}
