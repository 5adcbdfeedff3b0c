/** What the board says of lands, warriors and players, for the eye and for the ear. */

import { say } from "../../texts/language.svelte";
import type { DeclaredView, FighterView, RageCellView, RageView } from "../../wire";
import type { Faces } from "../../art/faces";
import { SIDES, dragonOf } from "./faces";
import { isMine } from "../reading";
import { SLOTS, peopleAt, seatOf } from "./reading";

export const cardName = (card: string) => say(`rage-card-${card}`);
export const peopleName = (people: string) => say(`rage-people-${people}`);

/** Name who fights for a side: a player, or the neutral cards. */
export function sideName(view: RageView, side: number, names: string[]): string {
  const seat = seatOf(view, side);
  return seat < 0 ? say("rage-word-neutral") : (names[seat] ?? "");
}

/** Return the guard of a castle, or "". */
export function guardOf(view: RageView, cell: RageCellView, faces: Faces): string {
  if (cell.kind === "central") return dragonOf(faces, "neutral");
  return cell.home >= 0 && view.players[cell.home]?.faction ? dragonOf(faces, peopleAt(view, cell.home)) : "";
}

/** Describe a land. */
export function cellText(view: RageView, cell: RageCellView, names: string[], faces: Faces): string {
  const guard = guardOf(view, cell, faces);
  return [
    `${cell.name}, ${say(`rage-cell-${cell.kind}`)}`,
    cell.home >= 0 ? say("page-rage-home", { name: names[cell.home] ?? "" }) : "",
    cell.owner >= 0
      ? `${say("page-rage-owned", { name: names[cell.owner] ?? "" })} (${peopleName(peopleAt(view, cell.owner))})`
      : say("page-rage-free"),
    cell.shielded ? say("page-rage-protected") : "",
    cell.name === view.target ? say("page-rage-attacked") : "",
    guard ? say("page-rage-guard", { card: guard }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Describe what stands on a place of the battlefield. */
export function fighterText(view: RageView, fighter: FighterView | null, slot: string, names: string[]): string {
  const place = slot ? say(`rage-slot-${slot}`) : say("rage-word-centre");
  if (!fighter) return `${place}: ${say("word-empty")}`;
  const side = `${sideName(view, fighter.side, names)} ${say(fighter.side ? "page-rage-defends" : "page-rage-attacks")}`;
  if (!fighter.card) return `${place}: ${say("rage-word-face-down")}, ${side}`;
  if (!fighter.lives) return `${place}: ${cardName(fighter.card)}`;
  return [
    `${place}: ${cardName(fighter.card)}`,
    side,
    `${say("page-rage-lives")} ${fighter.lives}`,
    `${say("page-rage-initiative")} ${fighter.initiative}`,
    ...fighter.icons.map((icon, at) =>
      say("page-rage-side-icon", { side: SIDES[at] ?? "", icon: say(`rage-icon-${icon}`) }),
    ),
    fighter.moved ? say("page-rage-moved") : "",
    fighter.skips ? say("page-rage-skips") : "",
    slot && view.battle?.mover === slot ? say("page-rage-moves-now") : "",
    slot && view.battle?.dying === slot ? say("page-rage-dying") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Describe what an action is aimed at, or "". */
export function aimText(view: RageView, declared: DeclaredView, names: string[]): string {
  const [zone = "", id = ""] = declared.aim.split(":");
  if (zone === "slot") {
    const fighter = view.battle?.slots[SLOTS.indexOf(id)];
    const side = declared.side ? ` (${say(`rage-side-${declared.side}`)})` : "";
    return fighter?.card ? `${cardName(fighter.card)}, ${say(`rage-slot-${id}`)}${side}` : say(`rage-slot-${id}`);
  }
  if (zone === "cell") return id;
  if (zone === "squad") return say("page-rage-squad", { squad: Number(id) });
  if (zone === "seat") return names[Number(id)] ?? "";
  return zone === "stack" ? cardName(view.stack[Number(id)]?.card ?? "") : "";
}

/** Describe a squad. */
export function squadText(view: RageView, squad: number): string {
  const { open = "", cards = null } = view.squads[squad] ?? {};
  const parts = [say("page-rage-squad", { squad: squad + 1 })];
  if (open) parts.push(say("page-rage-squad-open", { card: open }));
  if (cards) parts.push(`${say("page-rage-squad-seen")}: ${cards.map(cardName).join(", ")}`);
  if (!open && !cards) parts.push(say("page-rage-squad-closed"));
  return parts.join(", ");
}

/** Describe a player. */
export function seatText(view: RageView, seat: number, names: string[]): string {
  const player = view.players[seat];
  if (!player) return "";
  const count = (key: string, number: number) => `${say(key)}: ${number}`;
  return [
    [
      names[seat],
      player.faction ? peopleName(player.faction) : "",
      isMine(view, seat) ? say("word-you") : "",
      player.alive ? "" : say("rage-word-out"),
      view.awaits.includes(seat) ? say("page-to-move") : "",
    ]
      .filter(Boolean)
      .join(", "),
    player.goal ? `${say("rage-word-goal")}: ${say(`rage-goal-${player.goal}`)}` : "",
    count("rage-word-lands", player.lands),
    count("rage-word-towers", player.towers),
    count("word-hand", player.hand),
    count("word-deck", player.deck),
    count("rage-word-treasures", player.treasures),
    count("rage-word-artifacts", player.artifacts),
  ]
    .filter(Boolean)
    .join(". ");
}
