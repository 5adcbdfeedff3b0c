/** Rage of the Elves for the table frame: its board, and how its view is read. */

import { type Livery, placeArt } from "../../art";
import { say } from "../../texts/language.svelte";
import type { MoveInfo, RageFamily, RageView, View } from "../../wire";
import { byKind } from "../../art/faces";
import type { Count, Pile, Track } from "../board";
import { counted, handOf, type Line, trackOf } from "../reading";
import Board from "./Board.svelte";
import { byCost, byInitiative, faceOf } from "./faces";
import { cellText, fighterText, seatText, squadText } from "./labels";
import { SLOTS, peopleAt } from "./reading";

export { Board, faceOf as face, handOf as hand };

const STEPS = ["summon", "capture", "battle", "after"];

const read = (view: View) => view as RageView;

export const sorters = [
  { key: "initiative", rank: byInitiative },
  { key: "cost", rank: byCost },
  { key: "kind", rank: byKind },
];

export function track(view: View): Track {
  const { phase, round, rounds } = read(view);
  return trackOf("rage", STEPS, phase, round, rounds);
}

export function counts(view: View, seat: number): Count[] {
  const { players, turn, phase, seat: own } = read(view);
  const player = players[seat];
  if (!player) return [];
  const found: Count[] = [
    { icon: "land", count: player.lands, label: say("rage-word-lands") },
    { icon: "tower", count: player.towers, label: say("rage-word-towers") },
    { icon: "hand", count: player.hand, label: say("word-hand") },
    { icon: "gem", count: player.artifacts, label: say("rage-word-artifacts"), minor: true },
    { icon: "chest", count: player.treasures, label: say("rage-word-treasures"), minor: true },
  ];
  if (player.faction) found.push({ icon: "person", label: say(`rage-people-${player.faction}`), minor: true });
  if (!player.alive) found.push({ icon: "close", label: say("rage-word-out") });
  else if (seat === turn && phase !== "setup" && phase !== "end")
    found.push({ icon: "leaf", label: say("page-rage-turn") });
  if (player.ally >= 0 && player.ally === own) found.push({ icon: "shield", label: say("page-rage-ally") });
  return found;
}

/** Players fight under the colours of their peoples. */
export function livery(view: View | null, seat: number): Livery {
  const people = view ? peopleAt(read(view), seat) : "neutral";
  return { colour: `var(--rage-${people})`, sign: placeArt("rage", `people-${people}`) };
}

export function piles(view: View): Pile[] {
  const { players, seat, neutral_deck, neutral_discard, artifact_deck, used } = read(view);
  const pile = (thing: string, sign: string, label: string, short: string, cards: string[], hint = ""): Pile => ({
    thing,
    icon: sign,
    label,
    short,
    count: cards.length,
    hint,
    cards: counted([...cards].reverse()),
  });
  const own = players[seat];
  // Every card says whose it is, so that the discard piles of the others need no list each.
  const others = players.flatMap((player, other) => (other === seat ? [] : player.discard));
  const found = own
    ? [
        {
          ...pile("deck", "deck", say("page-rage-own-deck"), say("word-deck"), []),
          count: own.deck,
          hint: say("page-rage-hidden-deck"),
        },
        pile("discard", "discard", say("page-rage-own-discard"), say("word-discard"), own.discard),
      ]
    : [];
  return [
    ...found,
    pile("others", "removed", say("page-rage-other-discards"), say("page-rage-others"), others),
    pile(
      "neutral",
      "paw",
      say("page-rage-neutral-discard"),
      say("rage-people-neutral"),
      neutral_discard,
      `${say("page-rage-neutral-deck")}: ${neutral_deck}`,
    ),
    pile(
      "used",
      "gem",
      say("page-rage-used"),
      say("rage-word-artifacts"),
      used,
      say("page-rage-artifacts-left", { count: artifact_deck }),
    ),
  ];
}

export function aloud(view: View, names: string[]): string[] {
  const v = read(view);
  const lands = v.cells
    .filter((cell) => cell.owner >= 0 || cell.kind !== "land")
    .map((cell) => cellText(v, cell, names, {}));
  const fight = v.battle?.slots.map((fighter, at) => fighterText(v, fighter, SLOTS[at] ?? "", names)) ?? [];
  return [
    ...fight,
    ...v.players.map((_, seat) => seatText(v, seat, names)),
    ...lands,
    ...v.squads.map((_, at) => squadText(v, at)),
  ];
}

// Offers and what they hold are put together on the board, and so is what ends one.
const ON_BOARD: RageFamily[] = ["offer", "give-treasure", "want-treasure", "want-artifact", "treasure"];
const ENDS_OFFER: RageFamily = "pass";
const MAKES_OFFER: RageFamily = "propose";

export function aside({ family }: MoveInfo, moves: MoveInfo[]): boolean {
  const making = moves.some((other) => other.family === MAKES_OFFER);
  return ON_BOARD.some((known) => known === family) || (family === ENDS_OFFER && making);
}

export function summary(view: View) {
  const { players, outcome, round } = read(view);
  const winner = players[outcome?.winners[0] ?? -1];
  const found = [{ label: say("word-round"), value: `${round}` }];
  if (winner)
    found.push(
      { label: say("rage-word-lands"), value: `${winner.lands}` },
      { label: say("rage-word-towers"), value: `${winner.towers}` },
    );
  return found;
}

export function progress(view: View): Line[] {
  const { players, seat } = read(view);
  const goal = players[seat]?.goal;
  return goal ? [{ label: `${say("rage-word-goal")}: ${say(`rage-goal-${goal}`)}`, value: "" }] : [];
}
