/** How a match ends: banners over a castle in the sun, or a dark keep in the snow. */

import castle from "game-icon:elven-castle";
import banner from "game-icon:knight-banner";
import tower from "game-icon:white-tower";

import { figure, scene, strew } from "../scene";
import { HIGH, SNOW } from "./moods";

// Shown in a wide, low window: everything stands between a quarter and three quarters of the height.
export const ENDINGS: Record<string, string> = {
  victory: scene(
    HIGH,
    figure(castle, 60, 46, 40, "#7a3f1a", "#fff6d2") +
      figure(banner, 28, 48, 24, "#2f6a3a", "#fff6d2") +
      figure(banner, 92, 48, 24, "#5a3a80", "#fff6d2") +
      figure(banner, 10, 52, 16, "#2a6a90", "#fff6d2") +
      figure(banner, 110, 52, 16, "#a5641a", "#fff6d2") +
      strew(
        [
          [42, 30, 1],
          [78, 30, 1],
          [60, 22, 1.4],
          [20, 30, 0.9],
          [100, 30, 0.9],
        ],
        "#fffbe0",
      ),
    false,
  ),
  defeat: scene(
    SNOW,
    figure(tower, 102, 46, 34, "#2f4a60", "#e8f4fb") +
      figure(banner, 14, 54, 20, "#4b3a5c", "#e8f4fb") +
      strew(
        [
          [14, 30, 1.2],
          [28, 38, 1],
          [48, 28, 1.2],
          [60, 40, 1],
          [104, 30, 1.2],
          [70, 30, 0.9],
          [20, 52, 1],
        ],
        "#ffffff",
      ),
    false,
  ),
};
