/** Beasts of fur and beasts of bone. */

import badgerFace from "game-icon:badger";
import deerHead from "game-icon:deer-head";
import rabbit from "game-icon:rabbit";
import wolfHead from "game-icon:wolf-head";

import { figure, scene, shadow, strew } from "../scene";
import { BROOK, GRAVE, HEATH, LEAFY, MOONLIT } from "./moods";
import { both, eye, leaf, moon, sparkle, spread } from "./strokes";

const mane = [
  [26, 62, -60],
  [22, 50, -75],
  [24, 38, -55],
  [34, 28, -25],
  [46, 22, -5],
  [30, 74, -80],
  [42, 80, -120],
  [36, 48, -60],
  [44, 66, -100],
  [52, 78, -150],
  [58, 22, 15],
]
  .map(([x, y, turn], number) => leaf(x!, y!, turn!, 17, ["#86b94a", "#5f9a3a", "#467f31"][number % 3]!))
  .join("");

const antlers = `<g fill="none" stroke="#2b1805" stroke-width="4.6" stroke-linecap="round"><path d="M76 26c-4-8-6-12-14-17M70 16c-4 1-8 1-11 4M82 25c0-9 3-13 11-17M86 14c4 0 8 2 10 6"/></g><g fill="none" stroke="#e3c08a" stroke-width="2.4" stroke-linecap="round"><path d="M76 26c-4-8-6-12-14-17M70 16c-4 1-8 1-11 4M82 25c0-9 3-13 11-17M86 14c4 0 8 2 10 6"/></g>`;

const otter =
  `<path d="M16 60c10-4 18 0 22 4 10-10 34-14 50-6 8 4 14 2 18-2-2 12-14 18-30 18-22 2-44-2-60-14z" fill="#6b4423" stroke="#2b1607" stroke-width="1.6"/>` +
  `<path d="M40 64c12-6 34-8 46-2-8 8-34 10-46 2z" fill="#d9b98a"/>` +
  `<circle cx="84" cy="42" r="17" fill="#7d5230" stroke="#2b1607" stroke-width="1.6"/><circle cx="71" cy="31" r="4" fill="#7d5230" stroke="#2b1607" stroke-width="1.4"/><circle cx="97" cy="31" r="4" fill="#7d5230" stroke="#2b1607" stroke-width="1.4"/>` +
  `<ellipse cx="84" cy="49" rx="11" ry="8" fill="#ecd6ae"/><path d="M80.5 44h7l-3.5 4.6z" fill="#2b1607"/><path d="M84 48.6v3M84 51.6c-2 2-4 2-5.5.6M84 51.6c2 2 4 2 5.5.6" stroke="#2b1607" stroke-width="1.1" fill="none" stroke-linecap="round"/><path d="M74 49l-11-2M74 52l-10 3M94 49l11-2M94 52l10 3" stroke="#f6ead2" stroke-width=".8"/>` +
  eye(77.5, 39, 2.6, "#3a1d08") +
  eye(90.5, 39, 2.6, "#3a1d08") +
  `<path d="M56 62c-4-8-2-14 4-16l6 12zM72 62c2-8-2-12-8-14l-4 12z" fill="#7d5230" stroke="#2b1607" stroke-width="1.3"/>`;

const gem = `<g><path d="M62 24l10 9-10 15-10-15z" fill="#7fe3e8" stroke="#1d5a6b" stroke-width="1.4"/><path d="M52 33h20M58 33l4-9 4 9-4 15z" fill="none" stroke="#eaffff" stroke-width="1"/></g>`;

const thorns = both(
  spread(60, 56, 11, -104, -22, 42, 7, `fill="#5d3d1c" stroke="#22130522" stroke-width="1"`, 0.1) +
    spread(60, 56, 10, -98, -26, 37, 5, `fill="#a9762f" stroke="#2b1805" stroke-width=".8"`, 0.1),
);

const ferret =
  `<path d="M18 76c-8-12-2-26 10-26 6 0 8 5 5 9-5-3-10 0-8 7 6 10 22 8 30-4 6-10 8-24 20-30 10-5 22 0 24 9 1 7-4 11-11 12-6 1-9 4-11 11-3 10-10 16-22 17-14 2-29 3-37-5z" fill="#241f33" stroke="#9fd6a0" stroke-width="1.3" stroke-linejoin="round"/>` +
  `<g fill="none" stroke="#d8e6cf" stroke-width="1.8" stroke-linecap="round"><path d="M44 76c2-4 6-6 10-6M52 74c0-4 3-7 7-8M58 68c-1-4 1-7 5-9M63 62c-2-3-1-7 3-9M68 54c-2-3-1-6 2-8"/></g>` +
  `<path d="M78 33c-1-7 2-11 6-11 2 4 2 7 0 11zM90 33c0-6 3-9 7-8 1 4 0 7-3 10z" fill="#241f33" stroke="#9fd6a0" stroke-width="1.2"/><path d="M84 46c5 2 11 2 15-1" stroke="#d8e6cf" stroke-width="1.4" fill="none"/><circle cx="99" cy="41" r="1.8" fill="#d8e6cf"/>` +
  eye(86, 38, 2.8, "#7dff9a") +
  eye(94, 38.5, 2.2, "#7dff9a") +
  `<path d="M66 78l-3 7M74 74l2 8M34 80l-2 6" stroke="#241f33" stroke-width="4" stroke-linecap="round"/>`;

const wanderer =
  `<path d="M60 6c14 0 20 12 20 26 6 4 12 30 14 54H26c2-24 8-50 14-54 0-14 6-26 20-26z" fill="#191726" stroke="#8f9cc0" stroke-width="1.4"/>` +
  `<path d="M60 14c9 0 13 8 13 18 0 8-6 14-13 16-7-2-13-8-13-16 0-10 4-18 13-18z" fill="#07060d"/>` +
  `<path d="M48 50c4 12 4 24 0 36M60 48v38M72 50c-4 12-4 24 0 36" stroke="#2f2c45" stroke-width="2" fill="none"/>` +
  eye(55, 30, 2.6, "#8ff0b0") +
  eye(65, 30, 2.6, "#8ff0b0") +
  `<path d="M92 86V22c0-6 4-10 10-8" fill="none" stroke="#5a4630" stroke-width="3.4" stroke-linecap="round"/><circle cx="102" cy="30" r="13" fill="#ffd47a" opacity=".3"/><path d="M97 22h10l2 4v12h-14V26z" fill="#3a2f22" stroke="#0d0a07" stroke-width="1"/><path d="M98 27h8v9h-8z" fill="#ffcf5e"/>` +
  `<path d="M80 52c6 0 10 2 13 6l-3 5c-4-3-8-4-12-3z" fill="#232035" stroke="#8f9cc0" stroke-width="1"/>`;

export const BEASTS: Record<string, string> = {
  leaf_wolf: scene(
    LEAFY,
    moon(100, 16, 9, "#fffbe0") +
      mane +
      figure(wolfHead, 58, 48, 74, "#3f5f33", "#16260f") +
      eye(64, 41, 2.6, "#ffd23a", true) +
      leaf(30, 58, -80, 16, "#9ccc5c") +
      leaf(38, 70, -110, 15, "#76a844") +
      leaf(34, 40, -50, 14, "#6fa53f"),
  ),
  thorn_badger: scene(
    HEATH,
    shadow(60, 82, 66) +
      thorns +
      figure(badgerFace, 60, 52, 62, "#2c241f", "#f4ead6") +
      `<path d="M57 30h6l1.5 26h-9z" fill="#f4ead6"/>` +
      eye(50, 52, 2.4, "#ffb03a") +
      eye(70, 52, 2.4, "#ffb03a"),
  ),
  jackalope: scene(
    HEATH,
    shadow(58, 82, 66) +
      antlers +
      figure(rabbit, 56, 50, 72, "#a8794a", "#2f1a08") +
      eye(78, 35, 2.3, "#2b1305") +
      `<ellipse cx="30" cy="68" rx="7" ry="6" fill="#f6ead2" stroke="#2f1a08" stroke-width="1"/>` +
      strew(
        [
          [18, 76, 2],
          [104, 78, 2.2],
          [98, 70, 1.6],
        ],
        "#e8d27a",
      ),
  ),
  glitter_otter: scene(
    BROOK,
    `<path d="M0 66c10-5 18 3 28 0s20-4 30 0 20 3 30 0 20-3 32-2v26H0z" fill="#4a93b0"/>` +
      otter +
      gem +
      `<path d="M0 74c10-4 18 3 28 0s20-3 30 0 20 3 30 0 20-3 32-1v17H0z" fill="#2d6f8f" opacity=".92"/>` +
      sparkle(
        [
          [62, 14, 5],
          [46, 22, 3.4],
          [80, 18, 3],
          [22, 30, 3],
          [104, 66, 3],
          [30, 76, 3],
        ],
        "#fffde0",
      ),
    false,
  ),
  dark_wanderer: scene(MOONLIT, moon(22, 18, 9) + wanderer),
  dark_ferret: scene(
    GRAVE,
    `<path d="M4 86V64c0-8 12-8 12 0v22zM100 86V58c0-9 14-9 14 0v28z" fill="#565170" stroke="#14111f" stroke-width="1.2"/><path d="M10 66v10M6 70h8M107 62v10M102.5 66h9" stroke="#2b2840" stroke-width="1.6"/>` +
      shadow(56, 84, 80) +
      ferret +
      strew(
        [
          [22, 34, 1.4],
          [44, 22, 1.2],
          [64, 14, 1.6],
          [108, 26, 1.2],
        ],
        "#9fffb0",
      ),
  ),
  bone_stag: scene(
    GRAVE,
    `<g fill="#9fffb8"><circle cx="60" cy="44" r="34" opacity=".16"/><circle cx="60" cy="44" r="22" opacity=".18"/></g>` +
      figure(deerHead, 60, 46, 80, "#ede4cd", "#1a1626") +
      eye(51.5, 54, 2.8, "#7dffa0") +
      eye(68.5, 54, 2.8, "#7dffa0") +
      `<path d="M56 66l2 6M64 66l-2 6M60 62v9" stroke="#1a1626" stroke-width="1.2"/>` +
      strew(
        [
          [24, 20, 1.4],
          [98, 24, 1.6],
          [20, 64, 1.3],
          [102, 66, 1.5],
        ],
        "#b8ffc8",
      ),
  ),
};
