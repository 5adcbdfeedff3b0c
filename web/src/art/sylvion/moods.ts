/** The lights of Sylvion: one for each family of cards. */

import type { Mood } from "../scene";

export const WATER: Mood = { sky: "#8fc1c7", glow: "#e9f8f2", far: "#5f9a9d", near: "#3d7478", rim: "#143c47" };
export const GROVE: Mood = { sky: "#b9cf8a", glow: "#fbf7cf", far: "#7fa257", near: "#52793a", rim: "#22381b" };
export const DAWN: Mood = { sky: "#e5c487", glow: "#fff3cf", far: "#b39355", near: "#7f6a38", rim: "#3c2a14" };
export const DEEP: Mood = { sky: "#5b8fae", glow: "#cfeaf3", far: "#3a6d90", near: "#264f70", rim: "#0f2c42" };
export const EMBER: Mood = { sky: "#d9703a", glow: "#ffdf8e", far: "#9c3b1f", near: "#5d1d14", rim: "#3d0f0a" };
export const INFERNO: Mood = { sky: "#8e1f3c", glow: "#ffb05e", far: "#5e1030", near: "#360820", rim: "#22030f" };
export const STORM: Mood = { sky: "#9c86a0", glow: "#efdcc8", far: "#6c5674", near: "#43344e", rim: "#251a2e" };
export const WASTE: Mood = { sky: "#d8a868", glow: "#fdeab5", far: "#b07f45", near: "#7c5630", rim: "#43290f" };
export const SPRING: Mood = { sky: "#8ba7a6", glow: "#e8f3ea", far: "#5e7f80", near: "#3d5a5e", rim: "#172f34" };
export const ACID: Mood = { sky: "#9bb06a", glow: "#f0f7b0", far: "#5f7a45", near: "#35502f", rim: "#182b14" };
export const GLORY: Mood = { sky: "#e0b84a", glow: "#fff7d2", far: "#b58a2a", near: "#7d5c15", rim: "#3f2c07" };
export const NIGHT: Mood = { sky: "#4d4656", glow: "#a9a0a8", far: "#332d3d", near: "#201b28", rim: "#0c0a10" };
