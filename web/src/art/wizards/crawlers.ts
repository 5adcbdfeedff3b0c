/** Reptiles, insects and plants. */

import centipedeFigure from "game-icon:centipede";
import diplodocus from "game-icon:diplodocus";
import evilTree from "game-icon:evil-tree";
import gecko from "game-icon:gecko";
import mushroom from "game-icon:mushroom-gills";
import scorpionFigure from "game-icon:scorpion";
import snake from "game-icon:snake";
import snakeSpiral from "game-icon:snake-spiral";
import spider from "game-icon:spider-alt";
import vine from "game-icon:thorny-vine";
import wasp from "game-icon:wasp-sting";

import { MIRROR, figure, scene, shadow, strew } from "../scene";
import { CAVE, DUSK, HEATH, HONEY, LEAFY, MIST, MOONLIT, SPORES, SWAMP } from "./moods";
import { both, eye, leaf, moon, rays, sparkle, spread } from "./strokes";

const slabs = `<path d="M0 90V70l14-8 16 6 10-4 20 8 18-6 14 4 28-8v28z" fill="#59646b"/><path d="M0 90v-8l22-6 24 8 26-6 22 6 26-6v12z" fill="#3d464c"/>`;
const plates = [
  [50, 60],
  [54, 52],
  [59, 45],
  [65, 39],
  [44, 66],
]
  .map(
    ([x, y], at) =>
      `<path d="M${x! - 4} ${y! + 2}l4-6 5 2-3 6z" fill="${at % 2 ? "#9fb0ba" : "#7f919b"}" stroke="#1f282d" stroke-width=".8"/>`,
  )
  .join("");
const web = `<g fill="none" stroke="#d9d0c2" stroke-width=".8" opacity=".75"><path d="M0 0l60 44M120 0L60 44M60 0v44M0 40l60 4M120 40l-60 4"/><path d="M36 0q-4 16-22 20T0 30M84 0q4 16 22 20t14 10M46 0q-1 14 14 14t14-14"/></g>`;

/** A moth: two pairs of wings with eyes on them. */
function moth(): string {
  const wing =
    `<path d="M58 44C46 14 22 8 12 14c-2 14 6 30 22 36 10 4 20 2 24-6z" fill="#7a5f8f" stroke="#241736" stroke-width="1.4"/><path d="M54 40C44 22 28 16 19 19c0 10 7 20 18 25 7 3 14 1 17-4z" fill="#b493b8"/>` +
    `<path d="M58 48C44 48 28 58 28 72c8 8 24 6 30-10z" fill="#5d4676" stroke="#241736" stroke-width="1.4"/><path d="M55 53c-9 1-18 8-20 17 7 3 16 0 20-10z" fill="#8d6f9c"/>` +
    `<circle cx="34" cy="32" r="6.5" fill="#f6d38a" stroke="#241736" stroke-width="1.2"/><circle cx="34" cy="32" r="3" fill="#241736"/><circle cx="43" cy="63" r="4" fill="#f6d38a" stroke="#241736" stroke-width="1"/><circle cx="43" cy="63" r="1.7" fill="#241736"/>`;
  return (
    both(wing) +
    `<path d="M60 30c5 0 7 6 6 14-1 12-3 24-6 32-3-8-5-20-6-32-1-8 1-14 6-14z" fill="#3a2a4d" stroke="#150c22" stroke-width="1.2"/><path d="M54.5 48h11M55 55h10M56 62h8" stroke="#8d6f9c" stroke-width="1.4"/>` +
    `<g fill="none" stroke="#e9d7f0" stroke-width="1.3" stroke-linecap="round"><path d="M58 31c-2-8-7-12-12-13M62 31c2-8 7-12 12-13M53 25l-4 1M50 21.5l-4 2M67 25l4 1M70 21.5l4 2"/></g>` +
    eye(57.3, 34, 1.7, "#ffd9a0") +
    eye(62.7, 34, 1.7, "#ffd9a0")
  );
}

const walkingLeaf =
  `<g stroke="#2a4012" stroke-width="2.6" fill="none" stroke-linecap="round"><path d="M42 44L24 36l-8 8M42 54L22 58l-6 10M46 62L34 76l-4 8M78 44l18-8 8 8M78 54l20 4 6 10M74 62l12 14 4 8"/></g>` +
  leaf(42, 50, -96, 15, "#a8cc58") +
  leaf(78, 50, 96, 15, "#a8cc58") +
  `<path d="M60 26c16 6 24 18 22 32-2 14-12 22-22 28-10-6-20-14-22-28-2-14 6-26 22-32z" fill="#7fae3c" stroke="#24390d" stroke-width="1.6"/><path d="M60 28v56M60 40l-13-5M60 40l13-5M60 50l-17-4M60 50l17-4M60 61l-16-1M60 61l16-1M60 71l-10 2M60 71l10 2" stroke="#d5ea8f" stroke-width="1.2" fill="none"/>` +
  `<circle cx="60" cy="22" r="9" fill="#94bf4c" stroke="#24390d" stroke-width="1.5"/><path d="M56 14c-2-5-6-8-10-8M64 14c2-5 6-8 10-8" stroke="#24390d" stroke-width="1.5" fill="none" stroke-linecap="round"/>` +
  eye(56, 21, 2.5, "#fff2b0") +
  eye(64, 21, 2.5, "#fff2b0") +
  `<path d="M57 27q3 2 6 0" stroke="#24390d" stroke-width="1.1" fill="none"/>`;

const teeth =
  [0, 1, 2, 3, 4, 5, 6]
    .map(
      (n) =>
        `<path d="M${30 + n * 9} ${41 - Math.abs(n - 3) * -1.6}l4 9 4-9z" fill="#fffbe6" stroke="#3a0d16" stroke-width=".8"/>`,
    )
    .join("") +
  [0, 1, 2, 3, 4, 5]
    .map(
      (n) =>
        `<path d="M${34 + n * 9} ${66 - Math.abs(n - 2.5) * 1.8}l4-9 4 9z" fill="#fffbe6" stroke="#3a0d16" stroke-width=".8"/>`,
    )
    .join("");
const maw =
  `<path d="M60 90c-6-8-6-14-2-20M60 90c8-6 14-6 24-4M60 90c-8-6-16-6-26-3" stroke="#2f5a24" stroke-width="5" fill="none" stroke-linecap="round"/>` +
  leaf(84, 86, 75, 22, "#5f9a3a") +
  leaf(36, 86, -75, 22, "#5f9a3a") +
  `<path d="M22 44c0-20 16-34 38-34s38 14 38 34c0 3-2 4-5 3-20-8-46-8-66 0-3 1-5 0-5-3z" fill="#a32543" stroke="#3a0d16" stroke-width="1.8"/><path d="M24 56c0 14 14 24 36 24s36-10 36-24c0-3-2-4-5-3-20 8-42 8-62 0-3-1-5 0-5 3z" fill="#7f1b36" stroke="#3a0d16" stroke-width="1.8"/>` +
  `<path d="M30 46c20-7 40-7 60 0 3 4 3 6 0 9-20 7-40 7-60 0-3-3-3-5 0-9z" fill="#2a0510"/><path d="M46 58c6-6 20-8 30-2-4 6-22 8-30 2z" fill="#e2667f"/>` +
  teeth +
  `<g fill="#f2c24a" stroke="#3a0d16" stroke-width=".8"><circle cx="38" cy="26" r="3.6"/><circle cx="54" cy="19" r="4.2"/><circle cx="72" cy="20" r="3.2"/><circle cx="84" cy="30" r="3"/></g>` +
  both(
    `<path d="M24 34c-6-2-10-6-12-12M30 22c-5-3-7-8-7-13M42 14c-3-4-4-7-3-11" stroke="#e2667f" stroke-width="1.6" fill="none" stroke-linecap="round"/>`,
  );

const bigFoot = `<path d="M16 84c0-10 12-14 20-12 6-6 18-6 22 0 8-2 14 4 14 12z" fill="#6b4a2a" stroke="#24140a" stroke-width="1.8"/><path d="M28 84c0-4 1-6 3-8M42 84c0-5 1-7 3-9M56 84c0-4 1-6 2-7" stroke="#24140a" stroke-width="1.4" fill="none"/>`;

export const REPTILES: Record<string, string> = {
  slate_skink: scene(
    SWAMP,
    slabs +
      shadow(58, 76, 60) +
      figure(gecko, 58, 48, 74, "#62747d", "#161d21") +
      plates +
      eye(73, 23, 2, "#ffe05a", true),
  ),
  night_serpent: scene(
    MOONLIT,
    moon(96, 20, 11) +
      figure(snake, 56, 47, 76, "#2f6d78", "#0a1620") +
      sparkle(
        [
          [40, 33, 2.6],
          [34, 44, 2],
          [50, 48, 2.2],
          [64, 52, 2.4],
          [70, 66, 2.2],
          [56, 74, 2.6],
          [40, 72, 2],
        ],
        "#c9f5ff",
        0.95,
      ) +
      eye(77, 20, 2.1, "#ffe05a", true) +
      strew(
        [
          [18, 18, 1],
          [28, 10, 1.3],
          [104, 56, 1.1],
          [16, 64, 1],
        ],
        "#e6f3ff",
      ),
  ),
  dozing_serpent: scene(
    MIST,
    shadow(60, 84, 78) +
      figure(snakeSpiral, 60, 50, 76, "#5c9a4a", "#16300f") +
      `<path d="M84 18c3 2 6 2 9-.5" stroke="#16300f" stroke-width="1.8" fill="none" stroke-linecap="round"/><g fill="#fffdf0" stroke="#3f6b62" stroke-width=".9"><circle cx="100" cy="14" r="2.6"/><circle cx="107" cy="8" r="3.8"/><circle cx="97" cy="22" r="1.6"/></g>` +
      both(leaf(22, 84, -60, 14, "#7fae4a")) +
      leaf(60, 50, 20, 10, "#b8d67a"),
  ),
  longneck: scene(
    MIST,
    `<path d="M0 62c30-6 90-6 120 0v10H0z" fill="#f6fbf4" opacity=".55"/>` +
      figure(diplodocus, 60, 46, 80, "#4f8f7f", "#10302b") +
      eye(77.5, 11.5, 1.8, "#ffe9a0") +
      `<path d="M0 78c30-5 90-5 120 0v12H0z" fill="#f6fbf4" opacity=".5"/>` +
      leaf(90, 16, 80, 12, "#7fae4a"),
  ),
};

export const INSECTS: Record<string, string> = {
  giant_scorpion: scene(
    HEATH,
    shadow(60, 82, 74) +
      figure(scorpionFigure, 60, 46, 80, "#8c2f1c", "#2a0b05") +
      eye(69, 52, 1.8, "#ffe05a") +
      eye(74, 57, 1.8, "#ffe05a"),
    false,
  ),
  dusk_moth: scene(
    DUSK,
    moon(98, 16, 9) +
      moth() +
      strew(
        [
          [18, 74, 1.4],
          [100, 70, 1.6],
          [28, 84, 1.2],
          [92, 84, 1.1],
        ],
        "#ffe9c0",
      ),
  ),
  hornet_queen: scene(
    HONEY,
    `<g fill="none" stroke="#8a6a12" stroke-width="1.4" opacity=".6">${[
      [14, 16],
      [28, 24],
      [14, 32],
      [106, 62],
      [92, 70],
      [106, 78],
      [106, 46],
    ]
      .map(([x, y]) => `<path d="M${x! - 8} ${y}l4-7h8l4 7-4 7h-8z"/>`)
      .join("")}</g>` +
      figure(wasp, 58, 50, 74, "#d9901a", "#2b1a03") +
      `<path d="M72 22l-2-12 6 5 4-8 4 8 6-4-3 12c-5 2-10 1-15-1z" fill="#fff0a8" stroke="#6b4a05" stroke-width="1.3"/><circle cx="80" cy="17" r="1.5" fill="#c2202c"/>` +
      eye(84, 31, 2.4, "#c2202c"),
  ),
  living_leaf: scene(LEAFY, shadow(60, 86, 60) + walkingLeaf),
  stone_spider: scene(
    CAVE,
    web +
      shadow(60, 84, 60) +
      figure(spider, 60, 46, 78, "#8f8a82", "#191613") +
      `<path d="M52 20l6 8-3 7 7 6M66 18l-4 10" stroke="#191613" stroke-width="1.3" fill="none"/>` +
      [
        [53.5, 60],
        [58, 62],
        [62, 62],
        [66.5, 60],
      ]
        .map(([x, y]) => eye(x!, y!, 1.5, "#ff9a3a"))
        .join(""),
    false,
  ),
  centipede: scene(
    CAVE,
    `<path d="M0 74c20-8 40-2 60-6s40-4 60 2v20H0z" fill="#3a322b"/>` +
      figure(centipedeFigure, 60, 44, 84, "#b04a24", "#1f0b05") +
      eye(90, 68, 2, "#ffe05a") +
      eye(84, 72, 1.8, "#ffe05a"),
    false,
  ),
};

export const PLANTS: Record<string, string> = {
  clubfoot_root: scene(
    LEAFY,
    shadow(58, 86, 84) +
      figure(evilTree, 64, 42, 72, "#7a5530", "#24140a") +
      bigFoot +
      eye(55, 36, 2.4, "#ffd23a") +
      eye(73, 36, 2.4, "#ffd23a") +
      leaf(30, 16, -40, 13, "#7fb04a") +
      leaf(98, 16, 40, 13, "#7fb04a") +
      leaf(90, 30, 80, 11, "#5f9438"),
  ),
  spore_sprayer: scene(
    SPORES,
    `<g fill="#ffe9b8"><circle cx="60" cy="18" r="30" opacity=".35"/></g>` +
      shadow(60, 84, 50) +
      figure(mushroom, 60, 52, 72, "#c8632f", "#3a1508") +
      strew(
        [
          [46, 34, 3.6],
          [60, 27, 4.4],
          [76, 35, 3.2],
          [38, 42, 2.6],
          [83, 43, 2.4],
        ],
        "#ffe9c8",
      ) +
      strew(
        [
          [30, 14, 2.6],
          [44, 8, 1.8],
          [60, 10, 2.4],
          [76, 6, 2],
          [90, 14, 2.8],
          [20, 28, 1.8],
          [102, 30, 2],
          [54, 18, 1.4],
          [70, 17, 1.6],
          [14, 46, 1.6],
          [108, 52, 1.8],
        ],
        "#fff6c0",
        0.95,
      ) +
      eye(54, 63, 2.2, "#fff3b0") +
      eye(66, 63, 2.2, "#fff3b0"),
  ),
  gaping_maw: scene(SPORES, maw, false),
  grasping_vine: scene(
    LEAFY,
    rays(60, 46, "#fffbd0", 12) +
      figure(vine, 56, 48, 80, "#3f7a2f", "#122b0c") +
      figure(vine, 92, 68, 38, "#5f9a3a", "#122b0c", MIRROR) +
      leaf(30, 22, -50, 15, "#8fc055") +
      leaf(52, 14, 10, 15, "#7fb04a") +
      leaf(76, 22, 55, 14, "#8fc055") +
      spread(62, 50, 3, -40, 40, 9, 5, `fill="#d85a8a" stroke="#5a1030" stroke-width=".8"`),
  ),
};
