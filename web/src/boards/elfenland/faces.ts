/** How Elfenland's cards look beside their names. */

import type { CardFace } from "../board";
import { CARDS } from "./reading";

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

export function face(card: string): CardFace {
  return { kind: card, tint: TINTS[card] ?? "#4f463b", sign: card === "raft" ? "drop" : card === "obstacle" ? "removed" : "paw" };
}

/** Rank a card by its kind. */
export function byKind(card: string): number {
  return CARDS.indexOf(card);
}
