/** The Ravage: elementals of fire, its machinations and its elements. */

import acidBlob from "game-icon:acid-blob";
import burningForest from "game-icon:burning-forest";
import celebrationFire from "game-icon:celebration-fire";
import earthCrack from "game-icon:earth-crack";
import fallingRocks from "game-icon:falling-rocks";
import fireSilhouette from "game-icon:fire-silhouette";
import flame from "game-icon:flame";
import fluffyFlame from "game-icon:fluffy-flame";
import impLaugh from "game-icon:imp-laugh";
import rally from "game-icon:rally-the-troops";
import sandstorm from "game-icon:sandstorm";
import smallFire from "game-icon:small-fire";
import sparkSpirit from "game-icon:spark-spirit";
import stonePile from "game-icon:stone-pile";
import tornado from "game-icon:tornado";

import { type Figure, figure, scene, shadow, strew } from "../scene";
import { ACID, EMBER, INFERNO, SPRING, STORM, WASTE } from "./moods";

const SPARKS: [number, number, number][] = [
  [24, 22, 1.4],
  [96, 18, 1.7],
  [34, 54, 1.1],
  [88, 50, 1.5],
  [16, 66, 1.8],
  [104, 70, 1.3],
  [72, 10, 1.2],
  [46, 12, 1],
];
const STANDARD: Figure[] = [fluffyFlame, smallFire, flame, sparkSpirit];
const SIZES = [44, 54, 64, 72];
const FIRES = ["#ffb347", "#ff9a35", "#ff7c26", "#ff6320"];

/** A standard elemental; the one that bears the Ravage's sign has its ring behind it. */
export function elemental(strength: number, sign: boolean): string {
  const size = SIZES[strength]!;
  const ring = sign
    ? `<g fill="none" stroke="#2a0505"><circle cx="60" cy="44" r="37" stroke-width="4"/><circle cx="60" cy="44" r="31" stroke-width="1.5"/></g><g fill="#2a0505">${[0, 60, 120, 180, 240, 300].map((turn) => `<path d="M60 1l4 9h-8z" transform="rotate(${turn} 60 44)"/>`).join("")}</g>`
    : "";
  return scene(
    EMBER,
    ring +
      shadow(60, 82, size * 0.8) +
      figure(STANDARD[strength]!, 60, 80 - size * 0.5, size, FIRES[strength]!, "#4a0d05") +
      strew(SPARKS.slice(0, 3 + strength), "#ffe9a8"),
  );
}

const ABLAZE: Record<number, Figure> = { 2: celebrationFire, 3: fireSilhouette, 4: impLaugh };

/** A blazing elemental. */
export function blazing(strength: number): string {
  const halo = `<g fill="#ffb84d" opacity=".5"><circle cx="60" cy="46" r="40"/></g><g fill="#ffe27a" opacity=".45"><circle cx="60" cy="46" r="27"/></g>`;
  return scene(
    INFERNO,
    halo + figure(ABLAZE[strength]!, 60, 46, 60 + strength * 5, "#fff0b8", "#8e0f1f") + strew(SPARKS, "#ffd36b"),
    false,
  );
}

const column = `<path d="M46 84c4-26-2-34-10-46 8 1 13 5 16 10-1-14 1-26 8-38 7 12 9 24 8 38 3-5 8-9 16-10-8 12-14 20-10 46z" fill="#e6fbff" stroke="#245c6b" stroke-width="2.4" stroke-linejoin="round"/><path d="M56 84c2-22 0-40 4-58 4 18 2 36 4 58z" fill="#8ed3e2"/>`;
const crater = `<path d="M22 84c8-8 16-10 24-10h28c8 0 16 2 24 10z" fill="#54463f" stroke="#221813" stroke-width="2"/>`;
const lake = `<ellipse cx="60" cy="62" rx="50" ry="21" fill="#27401f"/><ellipse cx="60" cy="60" rx="46" ry="18" fill="#a6d12f"/><ellipse cx="54" cy="57" rx="32" ry="10" fill="#d2ee5c" opacity=".8"/>`;

export const MACHINATIONS: Record<string, string> = {
  blaze: scene(EMBER, figure(burningForest, 60, 46, 78, "#ffcf5a", "#4a0d05") + strew(SPARKS, "#fff0b0")),
  simoon: scene(
    WASTE,
    figure(sandstorm, 60, 44, 84, "#8a4f1c", "#fbe3ae") + figure(smallFire, 22, 62, 26, "#ff7c26", "#4a0d05"),
    false,
  ),
  desiccation: scene(
    WASTE,
    `<circle cx="88" cy="22" r="13" fill="#fff0a8" stroke="#c8661c" stroke-width="3"/>` +
      figure(earthCrack, 54, 54, 74, "#6b3f18", "#f2cf8c"),
    false,
  ),
  demobilization: scene(STORM, figure(rally, 60, 46, 76, "#5d2a52", "#f0e2d0")),
  geyser: scene(
    SPRING,
    crater +
      column +
      strew(
        [
          [30, 26, 2.2],
          [92, 30, 2],
          [40, 14, 1.6],
          [82, 12, 1.8],
          [22, 46, 1.5],
          [100, 52, 1.5],
        ],
        "#f4ffff",
      ),
    false,
  ),
  tornado: scene(STORM, figure(tornado, 60, 45, 82, "#e9e3ee", "#2d2238"), false),
  lake: scene(
    ACID,
    lake +
      figure(acidBlob, 60, 40, 50, "#e9f98c", "#3d5c18") +
      strew(
        [
          [34, 50, 3],
          [84, 56, 3.6],
          [72, 44, 2.2],
          [46, 66, 2.6],
        ],
        "#f4ffb8",
      ),
    false,
  ),
  stone_rain: scene(
    STORM,
    figure(fallingRocks, 46, 42, 66, "#8b7f78", "#2a211e") + figure(stonePile, 88, 66, 40, "#a0948b", "#2a211e"),
    false,
  ),
};
