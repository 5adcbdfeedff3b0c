/** The lights of the Elderwood at night and by day: one for each kind of creature. */

import type { Mood } from "../scene";

export const FIRE: Mood = { sky: "#7a1f1a", glow: "#ffb347", far: "#4e1418", near: "#2b0b12", rim: "#2a0606" };
export const VIOLET: Mood = { sky: "#2a1836", glow: "#b565c9", far: "#1e1029", near: "#120819", rim: "#0a0410" };
export const ASHES: Mood = { sky: "#8d8480", glow: "#ffd0a0", far: "#615955", near: "#3a3431", rim: "#1e1917" };
export const LEAFY: Mood = { sky: "#a9c77a", glow: "#fbf6c8", far: "#6f9a4a", near: "#3f6b30", rim: "#1c3312" };
export const SPORES: Mood = { sky: "#9fbf9a", glow: "#fff3d6", far: "#5d8a66", near: "#35614a", rim: "#14301f" };
export const SWAMP: Mood = { sky: "#5f9a94", glow: "#dff5d8", far: "#3c7470", near: "#224e4e", rim: "#0c2b2c" };
export const MIST: Mood = { sky: "#a9cfc9", glow: "#fffbe6", far: "#6fa39b", near: "#41766f", rim: "#153a36" };
export const MOONLIT: Mood = { sky: "#1d3a5c", glow: "#9fc4e6", far: "#15294a", near: "#0d1b33", rim: "#060f1f" };
export const GRAVE: Mood = { sky: "#4a4560", glow: "#b9d8b0", far: "#332f48", near: "#1f1c30", rim: "#0f0d1a" };
export const HEATH: Mood = { sky: "#e0b070", glow: "#fff0c4", far: "#ad7c42", near: "#734d26", rim: "#33200c" };
export const BROOK: Mood = { sky: "#9fd0d6", glow: "#fdfbe0", far: "#6f9f72", near: "#3f7f9a", rim: "#173647" };
export const DAWN: Mood = { sky: "#9fc3e0", glow: "#fff4d2", far: "#6f95b5", near: "#466c8c", rim: "#152f45" };
export const DUSK: Mood = { sky: "#6d5a94", glow: "#ffd6b8", far: "#4a3d70", near: "#2d2549", rim: "#150f26" };
export const HONEY: Mood = { sky: "#e3b94a", glow: "#fff6c8", far: "#a98322", near: "#6b5210", rim: "#2f2204" };
export const CAVE: Mood = { sky: "#6f675f", glow: "#e6d9c0", far: "#4b443e", near: "#2c2723", rim: "#14110f" };
