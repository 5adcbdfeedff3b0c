/** Phoenixes and birds. Wings are fans of feathers. */

import eagleHead from "game-icon:eagle-head";
import owlFigure from "game-icon:owl";
import raven from "game-icon:raven";

import { figure, scene, strew } from "../scene";
import { ASHES, DAWN, DUSK, FIRE, LEAFY, MOONLIT, VIOLET } from "./moods";
import { both, eye, leaf, moon, rays, sparkle, spread } from "./strokes";

interface Plumage {
  rim: string;
  tips: string;
  wings: string;
  down: string;
  body: string;
  beak: string;
  eye: string;
}

/** A phoenix rising: tail, two rows of feathers on each wing, body, crest. */
function phoenix({ rim, tips, wings, down, body, beak, eye: shine }: Plumage): string {
  const edge = `stroke="${rim}" stroke-width="1.1" stroke-linejoin="round"`;
  const wing =
    spread(52, 46, 8, -128, -14, 44, 11, `fill="${tips}" ${edge}`, 0.25) +
    spread(52, 46, 7, -122, -20, 31, 10, `fill="${wings}" ${edge}`, 0.2) +
    spread(53, 46, 6, -115, -25, 18, 9, `fill="${down}" ${edge}`, 0.1);
  return (
    spread(60, 56, 7, 138, 222, 34, 10, `fill="${tips}" ${edge}`, 0.35) +
    spread(60, 56, 5, 150, 210, 24, 8, `fill="${wings}" ${edge}`, 0.3) +
    both(wing) +
    spread(60, 22, 5, -48, 48, 13, 4, `fill="${tips}" ${edge}`, 0.3) +
    `<path d="M60 18c6 0 8 5 7 10-1 4 3 7 4 14 1 9-4 20-11 22-7-2-12-13-11-22 1-7 5-10 4-14-1-5 1-10 7-10z" fill="${body}" ${edge}/>` +
    `<path d="M53 44c2 3 5 3 7 0 2 3 5 3 7 0M54 51c2 3 4 3 6 0 2 3 4 3 6 0" fill="none" stroke="${rim}" stroke-width=".9"/>` +
    `<path d="M56.5 28h7L60 34z" fill="${beak}" ${edge}/>` +
    eye(57, 25, 1.7, shine) +
    eye(63, 25, 1.7, shine)
  );
}

const EMBERS: [number, number, number][] = [
  [24, 20, 1.3],
  [97, 16, 1.6],
  [16, 60, 1.5],
  [104, 62, 1.3],
  [34, 80, 1.8],
  [88, 82, 1.5],
  [12, 34, 1],
];

const bough = `<path d="M4 78c30-2 50-8 72-6 14 1 26 4 40 1l1 5c-16 4-28 0-42 0-22 0-44 5-70 7z" fill="#2b1d12" stroke="#120a05" stroke-width="1"/>`;

/** A falcon in its dive, wings drawn back. */
function falcon(): string {
  const edge = `stroke="#1a0f2b" stroke-width="1" stroke-linejoin="round"`;
  const wing =
    spread(50, 42, 9, -112, -62, 50, 10, `fill="#5a3a8c" ${edge}`, 0.1) +
    spread(51, 42, 7, -108, -66, 34, 10, `fill="#7d57b5" ${edge}`, 0.1) +
    spread(52, 42, 6, -104, -70, 19, 9, `fill="#b08ad8" ${edge}`);
  return (
    spread(60, 48, 5, -18, 18, 38, 9, `fill="#5a3a8c" ${edge}`, 0.1) +
    `<g transform="rotate(-24 60 44)">` +
    both(wing) +
    `</g>` +
    `<path d="M60 24c8 6 10 18 8 28-1 9-4 16-8 22-4-6-7-13-8-22-2-10 0-22 8-28z" fill="#8c66c4" ${edge}/>` +
    `<path d="M54 40c2 3 4 3 6 0 2 3 4 3 6 0M54 48c2 3 4 3 6 0 2 3 4 3 6 0M55 56c2 3 3 3 5 0 2 3 3 3 5 0" fill="none" stroke="#e4d3f7" stroke-width="1"/>` +
    `<path d="M52 62c3-5 13-5 16 0 1 7-3 12-8 18-5-6-9-11-8-18z" fill="#efe3fb" ${edge}/><path d="M57 73h6l-3 9z" fill="#f2b33a" ${edge}/>` +
    eye(56, 68, 1.9, "#ffd24a") +
    eye(64, 68, 1.9, "#ffd24a")
  );
}

const leafyWing = both(
  [
    [34, 46, -150],
    [31, 54, -158],
    [32, 62, -165],
    [37, 69, -172],
    [40, 52, -160],
    [40, 61, -168],
  ]
    .map(([x, y, turn], number) => leaf(x!, y!, turn!, 13, ["#7fb04a", "#5f9438", "#4a7f30"][number % 3]!))
    .join(""),
);

export const BIRDS: Record<string, string> = {
  golden_phoenix: scene(
    FIRE,
    rays(60, 42, "#ffd76a") +
      phoenix({
        rim: "#6b2a05",
        tips: "#ff9a1f",
        wings: "#ffc63d",
        down: "#ffe99a",
        body: "#fff0b0",
        beak: "#c2500c",
        eye: "#fffdf0",
      }) +
      strew(EMBERS, "#ffe27a") +
      sparkle(
        [
          [20, 14, 4],
          [102, 34, 3.4],
          [16, 74, 3],
        ],
        "#fff6cf",
      ),
    false,
  ),
  dark_phoenix: scene(
    VIOLET,
    rays(60, 42, "#9a4fc0") +
      phoenix({
        rim: "#c46be0",
        tips: "#1c0d29",
        wings: "#2f1745",
        down: "#4a2668",
        body: "#241233",
        beak: "#e05a9a",
        eye: "#ff5c8a",
      }) +
      strew(EMBERS, "#d774f0"),
    false,
  ),
  ash_phoenix: scene(
    ASHES,
    `<path d="M14 86c8-14 22-18 46-18s38 4 46 18z" fill="#2b2523"/><path d="M26 86c8-9 18-12 34-12s26 3 34 12z" fill="#e0651f"/><path d="M38 86c6-6 12-8 22-8s16 2 22 8z" fill="#ffc24a"/>` +
      phoenix({
        rim: "#3a302c",
        tips: "#8f8078",
        wings: "#b3a69c",
        down: "#d8cdc2",
        body: "#cfc4b8",
        beak: "#e07a2a",
        eye: "#ff8a3a",
      }) +
      strew(EMBERS, "#ff9440") +
      strew(
        [
          [30, 12, 2.2],
          [90, 26, 2.6],
          [102, 46, 1.8],
          [18, 44, 2],
        ],
        "#4a423e",
        0.7,
      ),
    false,
  ),
  creepy_crow: scene(
    MOONLIT,
    moon(34, 30, 13) +
      bough +
      figure(raven, 60, 44, 74, "#171522", "#7f93b8") +
      eye(69.5, 18.6, 2.6, "#ff4d3a") +
      `<path d="M20 78v-8M30 78l-3-9M92 77l4-9M102 78v-7" stroke="#2b1d12" stroke-width="2" stroke-linecap="round"/>`,
  ),
  leaf_owl: scene(
    LEAFY,
    bough +
      figure(owlFigure, 60, 44, 72, "#7a4f22", "#2b1805") +
      leafyWing +
      `<g fill="#f8e7b4"><circle cx="50" cy="26" r="8"/><circle cx="70" cy="26" r="8"/></g>` +
      eye(50, 26, 5.4, "#ffb92e") +
      eye(70, 26, 5.4, "#ffb92e") +
      `<path d="M57 30h6l-3 7z" fill="#e08a1c" stroke="#3a2006" stroke-width="1"/>` +
      leaf(46, 14, -30, 12, "#8fc055") +
      leaf(74, 14, 30, 12, "#8fc055"),
  ),
  all_seeing_eagle: scene(
    DAWN,
    rays(60, 40, "#fff0b0", 18) +
      figure(eagleHead, 58, 48, 80, "#7b5a2c", "#2b1a08") +
      `<path d="M74 40c6 0 14 3 17 9-6 1-12 1-18-1z" fill="#f2b23a" stroke="#2b1a08" stroke-width="1.2"/>` +
      eye(69, 30, 4.6, "#ffd84a", true) +
      [
        [22, 22, 3.4],
        [100, 18, 3],
        [18, 52, 2.8],
        [104, 66, 2.8],
      ]
        .map(
          ([x, y, r]) =>
            `<path d="M${x! - r! * 2} ${y}q${r! * 2} ${-r! * 2.2} ${r! * 4} 0q${-r! * 2} ${r! * 2.2} ${-r! * 4} 0z" fill="#fffbe8" stroke="#2f5578" stroke-width="1"/>` +
            eye(x!, y!, r! * 0.72, "#3f8fd0"),
        )
        .join(""),
    false,
  ),
  velvet_falcon: scene(
    DUSK,
    moon(96, 18, 11) +
      falcon() +
      sparkle(
        [
          [18, 18, 3],
          [28, 70, 2.6],
          [100, 66, 3],
        ],
        "#ffe9c8",
      ),
    false,
  ),
};
