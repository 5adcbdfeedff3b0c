/** How figures are posed: in the light of their people, alone, as a hero, as a dragon, or lying on a stone. */

import { type Figure, MIRROR, type Mood, figure, scene, shadow, strew } from "../scene";
import { BLAZE, TREASURY } from "./moods";

const STARS = [0, 30, 60, 90, 120, 150];

function rays(colour: string): string {
  return `<g stroke="${colour}" stroke-width="3" opacity=".55">${STARS.map((turn) => `<path d="M60 -12v108" transform="rotate(${turn} 60 42)"/>`).join("")}</g>`;
}

const leaf = (x: number, y: number, turn: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C4-2 4-8 0-11C-4-8-4-2 0 0z"/>`;

// What is in the air around a figure.
const AIR: Record<string, string> = {
  leaves: `<g fill="#d9c04a" stroke="#3d3a12" stroke-width=".7">${leaf(18, 26, 40)}${leaf(100, 22, -50)}${leaf(108, 56, 20)}${leaf(12, 60, -25)}</g>`,
  flakes: strew(
    [
      [14, 18, 1.5],
      [30, 10, 1],
      [22, 46, 1.2],
      [98, 14, 1.5],
      [108, 38, 1.1],
      [88, 8, 1],
      [104, 64, 1.3],
      [10, 70, 1.1],
    ],
    "#ffffff",
  ),
  motes: strew(
    [
      [20, 20, 1.6],
      [100, 24, 1.4],
      [26, 62, 1.1],
      [104, 58, 1.6],
      [60, 8, 1.2],
    ],
    "#fffbe0",
  ),
  sparks: strew(
    [
      [18, 24, 1.6],
      [28, 52, 1.2],
      [100, 20, 1.8],
      [94, 62, 1.3],
      [108, 42, 1],
    ],
    "#ff9a4a",
  ),
};

/** Draw one who fights; the words say how. */
export function warrior(mood: Mood, what: Figure, colour: string, how: string): string {
  const words = how.split(" ");
  const air = words.map((word) => AIR[word] ?? "").join("");
  const turn = words.includes("mirror") ? MIRROR : "";
  if (words.includes("dragon"))
    return scene(
      { ...mood, glow: BLAZE.glow },
      rays(BLAZE.glow) + figure(what, 60, 45, 84, colour, mood.rim, turn) + air,
      false,
    );
  const hero = words.includes("hero");
  const behind = hero || words.includes("rays") ? rays("#fff8d8") : "";
  return scene(
    mood,
    behind + shadow(60, 83, 46) + figure(what, 60, hero ? 45 : 48, hero ? 76 : 66, colour, mood.rim, turn) + air,
    !hero,
  );
}

/** Draw a thing of magic on its stone. */
export function found(what: Figure, colour: string): string {
  const stone = `<path d="M22 90l8-16h60l8 16z" fill="#31505f"/><path d="M30 74h60l3 6H27z" fill="#4b7182"/>`;
  return scene(
    TREASURY,
    rays("#f3d98c") + stone + figure(what, 60, 41, 62, colour, TREASURY.rim) + (AIR["motes"] ?? ""),
    false,
  );
}
