/** How a journey ends: cheered home among the vehicles, or still on the road at dusk. */

import boot from "game-icon:leather-boot";
import castle from "game-icon:elven-castle";
import banner from "game-icon:knight-banner";

import { MIRROR, type Mood, figure, scene, shadow, strew } from "../scene";
import { FIGURES } from "./vehicles";

const HOME: Mood = { sky: "#bfe0ea", glow: "#fff8d8", far: "#9cbf74", near: "#5f9245", rim: "#22381b" };
const EVENING: Mood = { sky: "#e79a62", glow: "#ffe0a3", far: "#9a5b4b", near: "#5f3834", rim: "#2c1210" };

const drawn = (name: string, ...place: [number, number, number, string, string, string?]): string => {
  const what = FIGURES[name];
  return what ? figure(what, ...place) : "";
};

// Shown in a wide, low window: everything stands between a quarter and three quarters of the height.
export const ENDINGS: Record<string, string> = {
  victory: scene(
    HOME,
    figure(castle, 60, 44, 36, "#7a4a1c", "#fff6d2") +
      figure(banner, 37, 50, 17, "#2f6a3a", "#fff6d2") +
      figure(banner, 83, 50, 17, "#8a2f3a", "#fff6d2") +
      shadow(18, 64, 22) +
      drawn("unicorn", 18, 52, 24, "#fdfbff", "#4a3a66") +
      shadow(102, 64, 24) +
      drawn("giant_pig", 102, 54, 23, "#d98b8f", "#4a1f22") +
      drawn("dragon", 96, 32, 17, "#7a2f3a", "#fff6d2") +
      drawn("magic_cloud", 22, 30, 15, "#f7fbff", "#3f5874") +
      strew(
        [
          [46, 28, 1.1],
          [74, 28, 1.1],
          [60, 22, 1.4],
          [34, 34, 0.9],
          [86, 36, 0.9],
        ],
        "#fffbe0",
      ),
  ),
  defeat: scene(
    EVENING,
    `<path d="M0 78c30-12 44-6 62-14s20-14 38-16 14-4 20-6v8c-8 2-10 4-18 6s-18 6-34 16-38 4-68 18z" fill="#d7a868"/>` +
      figure(castle, 104, 40, 15, "#5f3834", "#ffe0a3") +
      shadow(20, 65, 24) +
      drawn("troll_wagon", 20, 54, 23, "#4b2a1f", "#ffe0a3", MIRROR) +
      figure(boot, 98, 60, 12, "#4b2a1f", "#ffe0a3") +
      strew(
        [
          [10, 26, 0.8],
          [30, 24, 1],
          [88, 26, 0.8],
          [112, 28, 1],
        ],
        "#fff2cf",
      ),
  ),
};
