/** How a match ended for who looks at it, in which order, on which way, and whether its deal was the one promised. */

import type { Table } from "../state/table.svelte";
import type { Story, View } from "../wire";

/** Say whether the faced seat has won; to a spectator, whether anybody has. */
export function victorious(table: Table): boolean {
  const outcome = table.view?.outcome;
  return !!outcome && (table.face < 0 ? outcome.winners.length > 0 : outcome.winners.includes(table.face));
}

/** A line of the ranking; seat -1 stands for all together. `sources` are keys of texts with their points. */
export interface Place {
  seat: number;
  place: number;
  won: boolean;
  score: number;
  sources: [string, number][];
}

/** Return the final order: winners first, then by score; equal ones share a place. A match ended early has standings. */
export function ranking(view: View, together: boolean): Place[] {
  const { outcome, title } = view;
  const named = (kind: string, parts: Record<string, number> = {}) =>
    Object.entries(parts).map(([name, points]): [string, number] => [`${title}-${kind}-${name}`, points]);
  if (!outcome) {
    const places = view.standings.map(({ seat, rank, score, parts }) => {
      return { seat, place: rank, won: false, score, sources: named("word", parts) };
    });
    return places.sort((a, b) => a.place - b.place);
  }
  const worth = outcome.scores.map((score, seat): [boolean, number] => [outcome.winners.includes(seat), score]);
  const above = ([won, score]: [boolean, number]) =>
    worth.filter(([first, points]) => (first === won ? !won && points > score : first)).length;
  const places = worth.map(([won, score], seat) => {
    return { seat, place: 1 + above([won, score]), won, score, sources: named("score", outcome.sources[seat]) };
  });
  if (together) return places.slice(0, 1).map((place) => ({ ...place, seat: -1 }));
  return places.sort((a, b) => a.place - b.place || b.score - a.score);
}

/** One line of the chart: its corners, and the height at which its name stands, clear of the others. */
export interface Course {
  seat: number;
  scores: number[];
  corners: [number, number][];
  label: number;
}

/** Return the scores of a story as lines in a window of this size, names at least `gap` apart. */
export function courses({ seats, points }: Story, width: number, height: number, gap: number): Course[] {
  const all = points.flatMap((point) => point.scores);
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1, ...all);
  const x = (at: number) => (points.length > 1 ? (at * width) / (points.length - 1) : 0);
  const y = (score: number) => height - ((score - low) * height) / (high - low);
  const found = seats.map((seat, line): Course => {
    const scores = points.map((point) => point.scores[line] ?? 0);
    const corners = scores.map((score, at): [number, number] => [x(at), y(score)]);
    return { seat, scores, corners, label: corners.at(-1)?.[1] ?? height };
  });
  const byHeight = [...found].sort((a, b) => b.label - a.label);
  let free = height;
  for (const course of byHeight) {
    course.label = Math.min(course.label, free);
    free = course.label - gap;
  }
  let top = 0; // what was pushed out there comes back, and pushes those below it
  for (const course of byHeight.reverse()) {
    course.label = Math.max(course.label, top);
    top = course.label + gap;
  }
  return found;
}

/** Return the seed that a record tells. */
export function seedIn(record: string): string {
  return /^seed: (.+)$/m.exec(record)?.[1]?.trim() ?? "";
}

/** Return the hash that is promised before a match for this seed, or "" where the browser offers no hash. */
export async function commitmentOf(seed: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return ""; // only given to pages from this machine or over https
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`elderwood seed ${seed}`));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
