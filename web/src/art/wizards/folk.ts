/** The small wizards: a robe, a pointed hat, a staff, and under the hat somebody of the wood. */

import { scene, shadow } from "../scene";
import type { Mood } from "../scene";
import { DAWN, DUSK, FIRE, GRAVE, HEATH, LEAFY, SWAMP } from "./moods";
import { both, eye, sparkle, spread } from "./strokes";

interface Folk {
  mood: Mood;
  robe: string;
  dark: string;
  trim: string;
  orb: string;
  behind?: string;
  head: string;
}

const INK = "#1f140c";

function wizard({ mood, robe, dark, trim, orb, behind = "", head }: Folk): string {
  const line = `stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"`;
  return scene(
    mood,
    shadow(60, 88, 60) +
      behind +
      `<path d="M96 90V24" stroke="${INK}" stroke-width="5" stroke-linecap="round"/><path d="M96 90V24" stroke="#8a5a2c" stroke-width="2.8" stroke-linecap="round"/><circle cx="96" cy="18" r="12" fill="${orb}" opacity=".3"/><circle cx="96" cy="18" r="6.5" fill="${orb}" ${line}/><circle cx="94" cy="16" r="1.8" fill="#fff"/>` +
      `<path d="M44 56c-10 6-16 20-18 36h68c-2-16-8-30-18-36z" fill="${robe}" ${line}/><path d="M60 60v32" stroke="${dark}" stroke-width="2"/><path d="M30 82c18 5 42 5 60 0l2 8H28z" fill="${trim}" ${line}/>` +
      `<path d="M74 62c8 0 16 2 22 6l-2 8c-8-3-16-4-22-3z" fill="${robe}" ${line}/><circle cx="96" cy="70" r="4.2" fill="#e9cfa6" ${line}/>` +
      head +
      `<path d="M62 -6C54 2 47 14 43 26h36C76 16 74 8 78 2c-5 0-9-2-16-8z" fill="${robe}" ${line}/><path d="M62 -6c6 4 10 8 16 8-2 4 2 7 6 8-6 2-12-2-14-6" fill="${dark}" ${line}/><path d="M36 28c8-6 42-6 50 0 2 4-2 6-6 5-12-3-26-3-38 0-4 1-8-1-6-5z" fill="${dark}" ${line}/><path d="M44.5 21.5c10-3 23-3 32.5 0l.8 3.5c-11-3-23-3-34.3 0z" fill="${trim}"/>` +
      sparkle(
        [
          [60, 13, 4],
          [38, 70, 3],
          [52, 74, 2.4],
          [76, 78, 2.6],
        ],
        trim,
      ),
    true,
  );
}

const line = `stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"`;
const whiskers = (y: number) =>
  both(`<path d="M50 ${y}l-14-2M50 ${y + 2.5}l-13 3" stroke="#fff7e4" stroke-width=".9"/>`);
const eyes = (y: number, gap: number, size: number, colour = "#3a2210") =>
  eye(60 - gap, y, size, colour) + eye(60 + gap, y, size, colour);

const muzzle = (fur: string, pale: string, nose: string) =>
  `<path d="M60 28c14 0 21 8 21 17s-9 17-21 17-21-8-21-17 7-17 21-17z" fill="${fur}" ${line}/><path d="M60 43c8 0 12 5 12 9s-5 8-12 8-12-4-12-8 4-9 12-9z" fill="${pale}"/><path d="M56.5 47h7L60 51.5z" fill="${nose}" ${line}/><path d="M60 51.5v3m0 0c-2 2-4 2-5.5.5m5.5-.5c2 2 4 2 5.5.5" fill="none" stroke="${INK}" stroke-width="1.1" stroke-linecap="round"/>`;

export const FOLK: Record<string, string> = {
  mouse_mage: wizard({
    mood: DUSK,
    robe: "#4a3f9c",
    dark: "#2f2770",
    trim: "#ffd86a",
    orb: "#8fe0ff",
    head:
      both(`<circle cx="38" cy="34" r="11" fill="#a99a92" ${line}/><circle cx="38" cy="34" r="6.5" fill="#f0b8b0"/>`) +
      muzzle("#b9aaa0", "#efe3d6", "#e27a86") +
      eyes(40, 8, 2.8) +
      whiskers(50),
  }),
  hedgehog_druid: wizard({
    mood: LEAFY,
    robe: "#3f7a3a",
    dark: "#255025",
    trim: "#e9d37a",
    orb: "#c8f07a",
    head:
      both(
        spread(60, 46, 10, -116, -24, 34, 7, `fill="#6b4a2a" stroke="${INK}" stroke-width=".9"`, 0.08) +
          spread(60, 46, 9, -110, -28, 28, 5, `fill="#a37a4a"`, 0.08),
      ) +
      muzzle("#d9b890", "#f4e4c6", "#2b1a10") +
      eyes(41, 7.5, 2.6),
  }),
  squirrel_witch: wizard({
    mood: HEATH,
    robe: "#7d3a5c",
    dark: "#55233d",
    trim: "#ffcf8a",
    orb: "#ffb3d0",
    behind: `<path d="M36 88C12 84 4 62 12 46c6-12 22-12 24 0 1 7-5 11-10 8 0 10 10 16 18 14z" fill="#c46a28" ${line}/><path d="M32 80C18 76 12 62 17 50" fill="none" stroke="#eaa25a" stroke-width="3"/>`,
    head:
      both(
        `<path d="M42 38c-6-6-8-14-6-21 8 3 13 9 14 16z" fill="#c46a28" ${line}/><path d="M36 17l-3-6M38 16l0-6" stroke="#5a2a0c" stroke-width="1.6" stroke-linecap="round"/>`,
      ) +
      muzzle("#cf7a35", "#f7dfb8", "#3a1a0c") +
      eyes(40, 8, 3) +
      whiskers(50),
  }),
  wren_seer: wizard({
    mood: DAWN,
    robe: "#2f6f9c",
    dark: "#1c4a70",
    trim: "#f4e2a0",
    orb: "#ffe27a",
    behind: `<path d="M34 66l-20-16c2 12 8 22 18 26z" fill="#8a5a30" ${line}/>`,
    head:
      `<circle cx="60" cy="45" r="18" fill="#a9713c" ${line}/><path d="M60 48c8 0 13 5 13 10-4 4-22 4-26 0 0-5 5-10 13-10z" fill="#f0dcb6"/><path d="M42 38c8-3 12-2 15 2M78 38c-8-3-12-2-15 2" stroke="#f6ead0" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M55 46h10l-5 13z" fill="#e8a23a" ${line}/>` +
      eyes(43, 8.5, 3.2, "#2b1a0c"),
  }),
  mole_necromancer: wizard({
    mood: GRAVE,
    robe: "#2f2b45",
    dark: "#1b182c",
    trim: "#9fe6a8",
    orb: "#8fff9f",
    head:
      `<path d="M60 28c15 0 22 9 22 18s-9 18-22 18-22-9-22-18 7-18 22-18z" fill="#4a4450" ${line}/><path d="M60 42c7 0 10 4 10 10s-4 9-10 9-10-3-10-9 3-10 10-10z" fill="#6b6270"/>` +
      spread(60, 50, 12, 0, 330, 7, 4, `fill="#f29aa6" stroke="#7a2f3c" stroke-width=".7"`) +
      `<circle cx="60" cy="50" r="3.2" fill="#e2707f"/><g fill="none" stroke="#cfe9ff" stroke-width="1.6"><circle cx="50" cy="40" r="5.5" fill="#8fff9f" fill-opacity=".25"/><circle cx="70" cy="40" r="5.5" fill="#8fff9f" fill-opacity=".25"/><path d="M55.5 40h9"/></g>`,
  }),
  frog_alchemist: wizard({
    mood: SWAMP,
    robe: "#2a7a6e",
    dark: "#17524a",
    trim: "#f0e08a",
    orb: "#d6ff6a",
    behind: `<path d="M18 84c-4-6 0-14 6-16v-9h8v9c6 2 10 10 6 16z" fill="#f4fff4" fill-opacity=".65" ${line}/><path d="M18.5 79h19c0 2 0 4-1 5h-17c-1-1-1-3-1-5z" fill="#b06ae0"/><circle cx="28" cy="54" r="2" fill="#b06ae0"/><circle cx="33" cy="48" r="1.4" fill="#b06ae0"/>`,
    head:
      both(`<circle cx="44" cy="34" r="8" fill="#7fb544" ${line}/>`) +
      `<path d="M60 34c16 0 24 6 24 15s-10 14-24 14-24-5-24-14 8-15 24-15z" fill="#86bd4a" ${line}/><path d="M40 50c8 7 32 7 40 0" fill="none" stroke="${INK}" stroke-width="1.7" stroke-linecap="round"/><path d="M44 55c9 5 23 5 32 0 -2 5-8 8-16 8s-14-3-16-8z" fill="#cfe59a"/><path d="M57 43h.1M63 43h.1" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>` +
      eye(44, 34, 4.2, "#ffd84a", true) +
      eye(76, 34, 4.2, "#ffd84a", true),
  }),
  shrew_pyromancer: wizard({
    mood: FIRE,
    robe: "#a8321c",
    dark: "#6e1a10",
    trim: "#ffc04a",
    orb: "#ff8a2a",
    behind: `<path d="M96 6c4 5 8 8 6 14-2 4-9 5-12 1-2-4 0-7 2-9 0 3 1 4 2 4 1-3 0-6 2-10z" fill="#ffdf7a"/>`,
    head:
      both(`<circle cx="41" cy="37" r="6.5" fill="#8a6a50" ${line}/><circle cx="41" cy="37" r="3.4" fill="#e8b09a"/>`) +
      `<path d="M60 28c13 0 20 7 20 15 0 6-6 10-12 12-3 6-6 12-8 12s-5-6-8-12c-6-2-12-6-12-12 0-8 7-15 20-15z" fill="#9a785a" ${line}/><path d="M54 52c2 6 4 12 6 12s4-6 6-12c-2-3-10-3-12 0z" fill="#d9bd9c"/><circle cx="60" cy="65.5" r="3.2" fill="#e2707f" ${line}/>` +
      eyes(42, 8, 2.2, "#ffb03a") +
      both(`<path d="M54 58l-13 2M55 61l-11 5" stroke="#fff7e4" stroke-width=".9"/>`),
  }),
};
