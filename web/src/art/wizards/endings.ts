/** How a match ends: the sun over the clearing of champions, or a lantern left at dusk. */

import { scene, strew } from "../scene";
import { DUSK, HONEY } from "./moods";
import { both, moon, rays, sparkle } from "./strokes";

const hat = (x: number, y: number, size: number, cloth: string, band: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-30C-6-22-12-12-15 0h30C12-10 10-18 14-24 8-24 5-26 0-30z" fill="${cloth}" stroke="#1f140c" stroke-width="1.4"/><path d="M-21 2c8-6 34-6 42 0 1 3-2 5-6 4-10-2-20-2-30 0-4 1-7-1-6-4z" fill="${cloth}" stroke="#1f140c" stroke-width="1.4"/><path d="M-14-4c9-3 19-3 28 0l1 3c-10-3-20-3-30 0z" fill="${band}"/></g>`;

// Shown in a wide, low window: everything stands between a quarter and three quarters of the height.
export const ENDINGS: Record<string, string> = {
  victory: scene(
    HONEY,
    rays(60, 40, "#fffbe0", 20) +
      both(
        hat(14, 62, 0.6, "#a8321c", "#ffc04a") +
          hat(30, 60, 0.72, "#3f7a3a", "#e9d37a") +
          hat(45, 62, 0.62, "#7d3a5c", "#ffcf8a"),
      ) +
      hat(60, 60, 0.95, "#4a3f9c", "#ffd86a") +
      sparkle(
        [
          [60, 27, 4],
          [38, 32, 2.6],
          [82, 32, 2.6],
          [20, 36, 2],
          [100, 36, 2],
        ],
        "#fffdf0",
      ) +
      strew(
        [
          [28, 28, 1],
          [94, 28, 1],
          [48, 34, 0.8],
          [74, 34, 0.8],
        ],
        "#fff3a8",
      ),
    false,
  ),
  defeat: scene(
    DUSK,
    moon(98, 32, 5) +
      hat(26, 63, 0.7, "#3a3360", "#8d7fb0") +
      `<circle cx="92" cy="56" r="10" fill="#ffd47a" opacity=".25"/><path d="M88.5 50h7l1.5 3v9h-10v-9z" fill="#3a2f22"/><path d="M89.5 54h5v6h-5z" fill="#ffcf5e"/>` +
      strew(
        [
          [14, 30, 0.8],
          [40, 28, 1],
          [60, 32, 0.8],
          [76, 27, 0.8],
        ],
        "#f4ecff",
      ),
    false,
  ),
};
