/** Fountains and trees, one more of everything for each point of strength or vitality. */

import jets from "game-icon:fountain";
import fruitTree from "game-icon:fruit-tree";
import beech from "game-icon:beech";
import holyOak from "game-icon:holy-oak";
import sprout from "game-icon:sprout";

import { figure, scene, shadow, strew } from "../scene";
import { GROVE, WATER } from "./moods";

function bowl(y: number, width: number): string {
  const half = width / 2;
  return (
    `<path d="M${60 - half} ${y}h${width}c-2 ${width * 0.16}-${half * 0.6} ${width * 0.2}-${half} ${width * 0.2}s-${half - 2}-4-${half}-${width * 0.2}z" fill="#8c8f86" stroke="#2d3f42" stroke-width="1.6"/>` +
    `<ellipse cx="60" cy="${y}" rx="${half}" ry="${width * 0.075}" fill="#bfeef0" stroke="#2d3f42" stroke-width="1.4"/>` +
    `<ellipse cx="60" cy="${y + 0.6}" rx="${half * 0.82}" ry="${width * 0.045}" fill="#4fb3c4"/>`
  );
}

/** A fountain of 1 to 4 basins. */
export function fountain(strength: number): string {
  const basins: string[] = [];
  const widths = [78, 56, 40, 28];
  const foot = `<path d="M53 82h14l-3-14h-8z" fill="#74776f" stroke="#2d3f42" stroke-width="1.4"/>`;
  const gap = strength === 4 ? 11 : 13;
  let y = strength === 4 ? 72 : 68;
  let stem = "";
  for (let basin = 0; basin < strength; basin++) {
    const width = widths[basin + (4 - strength > 1 ? 1 : 0)] ?? 28;
    if (basin > 0) stem += `<path d="M56 ${y + 12}h8l-1.5-14h-5z" fill="#8c8f86" stroke="#2d3f42" stroke-width="1.2"/>`;
    basins.push(stem + bowl(y, width));
    stem = "";
    y -= gap;
  }
  const spray = figure(jets, 60, y - 2 - strength, strength === 4 ? 36 : 26 + strength * 5, "#eafcff", "#2b7f93");
  return scene(
    WATER,
    shadow(60, 83, 66) +
      foot +
      spray +
      basins.join("") +
      strew(
        [
          [26, 60, 1.6],
          [95, 56, 1.8],
          [36, 44, 1.2],
          [86, 38, 1.3],
          [22, 36, 1],
        ],
        "#f4ffff",
      ),
  );
}

const TREES = [sprout, fruitTree, beech, holyOak];
const SIZES = [40, 58, 70, 80];
const LEAVES = ["#6fae3a", "#4f8f3c", "#3c7a37", "#2f6b3d"];

/** A tree that grows with its vitality. */
export function tree(vitality: number): string {
  const at = vitality - 1;
  const size = SIZES[at]!;
  const blossoms: [number, number, number][] = [
    [34, 30, 2.2],
    [84, 26, 2.4],
    [50, 18, 2],
    [74, 44, 2.2],
    [40, 50, 1.9],
    [90, 48, 1.7],
    [60, 34, 2.3],
    [28, 44, 1.6],
  ];
  return scene(
    GROVE,
    shadow(60, 80, size * 0.8) +
      figure(TREES[at]!, 60, 80 - size * 0.47, size, LEAVES[at]!, "#1f3318") +
      (vitality > 1 ? strew(blossoms.slice(0, vitality * 2), "#ffe3ea") : ""),
  );
}
