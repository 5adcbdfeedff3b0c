/** The means of travel: a figure each, for counters and cards. */

import cloud from "game-icon:fluffy-cloud";
import cycle from "game-icon:dutch-bike";
import dragon from "game-icon:wyvern";
import pig from "game-icon:pig";
import raft from "game-icon:raft";
import stones from "game-icon:stone-pile";
import unicorn from "game-icon:unicorn";
import wagon from "game-icon:old-wagon";

import { type Figure, MIRROR, type Mood, figure, scene, shadow, strew } from "../scene";

/** The figures by the names of their cards. */
export const FIGURES: Record<string, Figure> = {
  giant_pig: pig,
  elfcycle: cycle,
  magic_cloud: cloud,
  unicorn,
  troll_wagon: wagon,
  dragon,
  raft,
  obstacle: stones,
};

const MEADOW: Mood = { sky: "#cfe3c0", glow: "#fff6cf", far: "#9cbf74", near: "#6f9a45", rim: "#33280f" };
const WOODS: Mood = { sky: "#cfe0d2", glow: "#f7f2cf", far: "#6f9a6a", near: "#3f6e42", rim: "#1d2c18" };
const HEIGHTS: Mood = { sky: "#bcd3e6", glow: "#ffffff", far: "#93a4b5", near: "#66788c", rim: "#22303f" };
const GLADE: Mood = { sky: "#e6d6ee", glow: "#fff8ff", far: "#a9a3c9", near: "#6d8f63", rim: "#3c2a52" };
const DUNES: Mood = { sky: "#f3d9a4", glow: "#fff3cf", far: "#dcb268", near: "#b98643", rim: "#3f2610" };
const DUSK: Mood = { sky: "#e79a62", glow: "#ffe0a3", far: "#9a5b4b", near: "#5f3834", rim: "#2c1210" };
const RIVER: Mood = { sky: "#bfe0ea", glow: "#f4fdff", far: "#7fa98a", near: "#4f8fae", rim: "#173647" };
const ROAD: Mood = { sky: "#e5dcc8", glow: "#fffaf0", far: "#b9a583", near: "#8d7a58", rim: "#2e2417" };

const waves = `<path d="M0 72c8-5 14 3 22 0s14-4 22 0 14 3 22 0 14-4 22 0 14 3 32-2v20H0z" fill="#3f86a8"/><path d="M0 80c8-4 14 3 22 0s14-3 22 0 14 3 22 0 14-3 22 0 14 3 32-1v11H0z" fill="#2a6786"/>`;
const track = `<path d="M0 86c34-10 80-10 120-2v6H0z" fill="#d7bd88"/>`;

export const CARDS: Record<string, string> = {
  giant_pig: scene(MEADOW, track + shadow(60, 78, 72) + figure(pig, 60, 48, 76, "#d98b8f", "#4a1f22", MIRROR)),
  elfcycle: scene(WOODS, track + shadow(60, 80, 66) + figure(cycle, 60, 48, 76, "#8a3a1d", "#fdf3d8")),
  magic_cloud: scene(
    HEIGHTS,
    figure(cloud, 58, 46, 68, "#f7fbff", "#3f5874") +
      strew(
        [
          [26, 24, 1.6],
          [96, 20, 1.8],
          [102, 56, 1.4],
          [20, 58, 1.3],
        ],
        "#fff6b8",
      ),
    false,
  ),
  unicorn: scene(
    GLADE,
    figure(unicorn, 58, 50, 78, "#fffdf8", "#5b3f7d") +
      strew(
        [
          [92, 18, 1.8],
          [100, 34, 1.3],
          [22, 22, 1.4],
        ],
        "#fff0a8",
      ),
  ),
  troll_wagon: scene(DUNES, track + shadow(60, 82, 72) + figure(wagon, 60, 48, 78, "#f2e3c0", "#4f3214"), false),
  dragon: scene(DUSK, figure(dragon, 60, 45, 80, "#8e1f24", "#ffe2ad"), false),
  raft: scene(RIVER, waves + figure(raft, 60, 46, 74, "#6b4320", "#fdf6e3"), false),
  obstacle: scene(ROAD, track + shadow(60, 78, 74) + figure(stones, 60, 50, 74, "#7b746b", "#26211b"), false),
};

/** A figure alone, in the colour of the text around it. */
export function plain(name: string): string {
  return `<svg viewBox="0 0 512 512" aria-hidden="true">${FIGURES[name]?.body ?? ""}</svg>`;
}
