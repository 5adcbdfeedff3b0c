/** What the board says of players, totals and contests, for the eye and for the ear. */

import { say } from "../../texts/language.svelte";
import type { PartView, WizardsView } from "../../wire";
import { isMine } from "../reading";
import { type Area, areaOf } from "./reading";

export const cardName = (card: string) => say(`wizards-card-${card}`);
export const kindName = (kind: string) => say(`wizards-kind-${kind}`);
export const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
export const slotName = (slot: number) => (slot ? say("page-wizards-boost", { slot }) : say("wizards-word-contender"));

/** Name what changes a strength: whose card, or the order the owner chose. */
export function sourceText(part: PartView, names: string[]): string {
  if (part.why === "order") return say("page-wizards-order");
  return say("page-wizards-source", { what: cardName(part.card), who: names[part.seat] ?? "" });
}

/** Describe the cards before a player. */
export function areaText(area: Area): string {
  const parts = area.cards.flatMap((card, slot) =>
    card ? [`${slotName(slot)}: ${cardName(card)} ${area.strengths[slot] ?? 0}`] : [],
  );
  if (area.laid >= 0)
    parts.push(`${slotName(area.laid)}: ${area.chosen ? cardName(area.chosen) : say("wizards-word-face-down")}`);
  if (parts.length) parts.push(`${say("word-strength")}: ${area.total}`);
  if (area.place) parts.unshift(say("wizards-word-place", { place: area.place }));
  return parts.join(", ");
}

/** Describe a player whole. */
export function seatText(view: WizardsView, seat: number, names: string[]): string {
  const player = view.players[seat];
  if (!player) return "";
  const champions = player.champions.map((card, at) => `${cardName(card)} ${player.worths[at] ?? 0}`).join(", ");
  return [
    [
      names[seat],
      isMine(view, seat) ? say("word-you") : "",
      seat === view.first ? say("wizards-word-first") : "",
      view.awaits.includes(seat) ? say("page-to-move") : "",
    ]
      .filter(Boolean)
      .join(", "),
    player.wizard ? `${cardName(player.wizard)}: ${kindName(player.wizard_kind)}` : "",
    areaText(areaOf(view, seat)),
    player.passed ? say("wizards-word-passed") : "",
    `${say("word-hand")}: ${player.hand}`,
    `${say("wizards-word-champions")}: ${champions || say("word-none")}`,
    `${say("word-score")}: ${player.score}`,
  ]
    .filter(Boolean)
    .join(". ");
}
