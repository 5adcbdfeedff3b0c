/** The lights of Farrun: one for each people, for the wild, for what is found, and for the ends. */

import type { Mood } from "../scene";

export const FOREST: Mood = { sky: "#a9c97a", glow: "#f7fad0", far: "#6d9a4d", near: "#416e36", rim: "#16301a" };
export const BLACK: Mood = { sky: "#5a4270", glow: "#c9a2d8", far: "#3b2a50", near: "#241733", rim: "#f0dcff" };
export const SNOW: Mood = { sky: "#9fc6de", glow: "#fafdff", far: "#7ba6c4", near: "#dcebf3", rim: "#153a58" };
export const HIGH: Mood = { sky: "#ecc467", glow: "#fffbe2", far: "#c8974a", near: "#94692c", rim: "#45290a" };
export const WILD: Mood = { sky: "#cbb592", glow: "#f8ecd2", far: "#9a8058", near: "#6a5538", rim: "#2b1d0e" };
export const TREASURY: Mood = { sky: "#27455a", glow: "#f3d98c", far: "#1f3849", near: "#14262f", rim: "#0a161c" };
export const BLAZE: Mood = { sky: "#a83a28", glow: "#ffc56a", far: "#74241f", near: "#431416", rim: "#2a090b" };
