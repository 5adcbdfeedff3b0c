/** How Elfenland's cards look beside their names, and what the server says is printed on them. */

import type { CardFace, Faces } from "../../art/faces";

const TINTS: Record<string, string> = {
  giant_pig: "#a14a55",
  elfcycle: "#8a4a1d",
  magic_cloud: "#3f6f9c",
  unicorn: "#6f4d97",
  troll_wagon: "#73600f",
  dragon: "#9c2429",
  raft: "#1f6480",
  obstacle: "#4f463b",
};

/** Return a card's face; the obstacle, which is no card, has one too. */
export function faceOf(faces: Faces, card: string): CardFace {
  return {
    ...(faces[card] ?? { kind: card }),
    tint: TINTS[card] ?? "#4f463b",
    sign: card === "raft" ? "drop" : card === "obstacle" ? "removed" : "paw",
  };
}

/** Return what a step costs by a vehicle in a terrain; 0 where it cannot go. */
export function costOf(faces: Faces, card: string, terrain: string): number {
  const printed: Record<string, unknown> = { ...faces[card] };
  return Number(printed[terrain] ?? 0);
}
