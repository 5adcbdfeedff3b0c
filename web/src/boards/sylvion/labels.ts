/** What is said of Sylvion's places: on each button for the ear, and of the whole board when it is asked for. */

import { say } from "../../texts/language.svelte";
import type { SylvionView } from "../../wire";
import { CELLS, type Omen, omens } from "./reading";

const name = (card: string) => say(`sylvion-card-${card}`);

/** Describe a cell: what lies on it and what the next march does to it. */
export function cellText(view: SylvionView, number: number, omen?: Omen): string {
  const cell = CELLS[number] ?? "";
  const card = view.board[number];
  const parts = [card ? say("sylvion-word-cell-card", { cell, card }) : say("sylvion-word-cell-empty", { cell })];
  if (view.pawn === `cell:${cell}`) parts.push(say("sylvion-word-pawn"));
  if (omen?.falls) parts.push(say("page-sylvion-falls"));
  else if (omen?.fight) parts.push(say("page-sylvion-fights"));
  if (omen?.burns) parts.push(say("page-sylvion-burns", { count: omen.burns }));
  if (omen?.dooms) parts.push(say("page-sylvion-dooms"));
  return parts.join(", ");
}

/** Describe a Ravage pile. */
export function pileText(view: SylvionView, row: number): string {
  const card = view.revealed[row];
  const parts = [say("sylvion-word-pile", { row: row + 1 }), say("word-cards", { count: view.pile_height })];
  if (card) parts.push(name(card));
  if (view.resolving[row]) parts.push(say("sylvion-word-letter", { place: view.resolving[row] ?? 0 }));
  if (view.pawn === `pile:${row + 1}`) parts.push(say("sylvion-word-pawn"));
  return parts.join(", ");
}

/** Describe the forest's edge. */
export function forestText(view: SylvionView): string {
  return `${say("sylvion-word-edge")}: ${say("sylvion-word-bloom")} ${view.bloom}, ${say("sylvion-word-desolated")} ${view.desolated}`;
}

/** Describe the mobilization or the battlefield, part by part; empty cells are not worth a word. */
export function boardText(view: SylvionView): string[] {
  if (view.step === "draft") {
    const columns = view.draft.columns.map(
      (cards, at) =>
        `${say("sylvion-word-column", { column: at + 1 })}: ${cards.map(name).join(", ") || say("word-empty")}`,
    );
    return [...columns, `${say("sylvion-word-edges-left")}: ${view.draft.edges}`];
  }
  const found = omens(view);
  const cells = CELLS.flatMap((cell, number) => {
    const told = view.board[number] || found[cell] || view.pawn === `cell:${cell}`;
    return told ? [cellText(view, number, found[cell])] : [];
  });
  const feats = view.feats.map(
    (feat) =>
      name(feat.card) +
      (feat.goal ? ` (${say("sylvion-word-feat-progress", { count: feat.count, goal: feat.goal })})` : ""),
  );
  return [
    forestText(view),
    `${say("sylvion-word-vitality")}: ${view.vitality}`,
    `${say("sylvion-word-battlefield")}: ${cells.join("; ") || say("word-empty")}`,
    say("sylvion-word-forecast-damage", { count: view.forecast_damage }),
    [0, 1, 2, 3].map((row) => pileText(view, row)).join("; "),
    feats.length ? `${say("sylvion-word-feats")}: ${feats.join(", ")}` : "",
    view.points ? say("sylvion-word-fish-points", { count: view.points }) : "",
    view.fence ? say("sylvion-word-fence") : "",
  ];
}
