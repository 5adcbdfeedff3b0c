/** Reading a view of Rage of the Elves for the board: no rules, only placing what the view says. */

import type { MoveInfo, RageView } from "../../wire";

export const SLOTS = ["n", "e", "s", "w"];

/** Where the three sides of a card point to, by the slot it stands on: left, forward, right as it faces the centre. */
const TOWARDS: Record<string, string[]> = {
  n: ["right", "down", "left"],
  e: ["down", "left", "up"],
  s: ["left", "up", "right"],
  w: ["up", "right", "down"],
};

export function towards(slot: string): string[] {
  return TOWARDS[slot] ?? [];
}

/** Return the slot whose sides are asked for, or "". */
export function sidesAsked(view: RageView, key: string): string {
  if (key === "rage-ask-attack") return view.battle?.mover ?? "";
  const aim = key === "rage-ask-side" ? (view.stack.at(-1)?.aim ?? "") : "";
  return aim.startsWith("slot:") ? aim.slice(5) : "";
}

/** Return the people a seat leads; "neutral" while it has none, and for nobody. */
export function peopleAt(view: RageView, seat: number): string {
  return view.players[seat]?.faction || "neutral";
}

/** Return the seat that fights for a side of the battle, or -1 for the neutral cards. */
export function seatOf(view: RageView, side: number): number {
  return (side ? view.battle?.defender : view.battle?.attacker) ?? -1;
}

/** Cards that lie nowhere on the board and are to be chosen now. */
export interface Offers {
  zone: "people" | "squad-card" | "discard" | "dragon" | "artifact" | "squad";
  things: string[];
}

const ZONES: Offers["zone"][] = ["people", "squad-card", "discard", "dragon"];

/** Return what to lay out for the question put; squads and artifacts only where there is no room for them beside the map. */
export function offers(view: RageView, moves: MoveInfo[], key: string, slim: boolean): Offers | null {
  const found = (zone: string) => [
    ...new Set(moves.flatMap((move) => move.things).filter((thing) => thing.startsWith(`${zone}:`))),
  ];
  if (key === "rage-ask-open") return { zone: "squad-card", things: [1, 2, 3].map((place) => `squad-card:${place}`) };
  if (key === "rage-ask-people")
    return { zone: "people", things: ["forest", "black", "snow", "high"].map((people) => `people:${people}`) };
  if (slim && (key === "rage-ask-squad" || key === "rage-ask-peek") && moves.length)
    return { zone: "squad", things: view.squads.map((_, at) => `squad:${at + 1}`) };
  if (slim && key === "rage-ask-hand-over") return { zone: "artifact", things: found("artifact") };
  const zone = ZONES.find((one) => found(one).length);
  return zone ? { zone, things: found(zone) } : null;
}

/** Return the squad that is being looked at: the one whose cards the asked seat sees and none of which lies open. */
export function lookedAt(view: RageView): string[] {
  return view.squads.find((squad) => squad.cards && !squad.open)?.cards ?? [];
}
