/** Reading a view of Woodland Wizards for the board: no rules, only placing and naming what the view says. */

import type { MoveInfo, PartView, WizardsView } from "../../wire";
import { counted } from "../reading";

export const SLOTS = [0, 1, 2, 3];

/** What lies before a player: the contest going on, or while nothing lies there, the one decided last. */
export interface Area {
  cards: string[];
  strengths: number[];
  total: number;
  parts: PartView[];
  place: number;
  prize: boolean;
  /** The contest is over; its cards have left the table. */
  past: boolean;
  /** The slot with a face-down card, or -1. */
  laid: number;
  /** Which card that is, for its owner alone. */
  chosen: string;
}

const AFTERWARDS = ["score", "rest", "final", "end"];

/** Return what lies before a seat. */
export function areaOf(view: WizardsView, seat: number): Area {
  const player = view.players[seat];
  const decided = AFTERWARDS.includes(view.step) ? view.last.find((one) => one.seat === seat) : undefined;
  if (!player || (decided && player.place)) {
    const { cards = [], strengths = [], total = 0, parts = [], place = 0, prize = false } = decided ?? {};
    return { cards, strengths, total, parts, place, prize, past: true, laid: -1, chosen: "" };
  }
  const cards = [player.contender, ...player.boosts];
  return {
    cards,
    strengths: player.strengths,
    total: player.total,
    parts: player.parts,
    place: player.place,
    prize: false,
    past: false,
    laid: laidSlot(view, seat),
    chosen: player.chosen,
  };
}

/** Return the slot where a seat has laid a card face down, or -1: the view says who has, and the question where. */
export function laidSlot(view: WizardsView, seat: number): number {
  const player = view.players[seat];
  const asked = view.questions[0];
  if (!player || !asked) return -1;
  if (asked.key === "wizards-ask-boost") return player.face_down ? Number(asked.values["slot"]) : -1;
  return asked.key === "wizards-ask-summon" && view.answered.includes(seat) ? 0 : -1;
}

/** Return the seats as they sit around the table, this reader's own last: next to the hand. */
export function ring(seats: number, own: number): number[] {
  return Array.from({ length: seats }, (_, at) => (Math.max(0, own) + at + (own < 0 ? 0 : 1)) % seats);
}

/** How the seats' tiles are laid out. */
export interface Layout extends Filling {
  columns: number;
  rows: number;
}

/** How a tile is filled, in pixels. */
export interface Filling {
  /** The heights of a contender's card, of a boost's, and of a champion's picture. */
  tall: number;
  boost: number;
  gem: number;
  /** Too little room to touch single cards: a tile opens when it is tapped. */
  small: boolean;
  /** Where champions are shown. */
  champions: "beside" | "below" | "none";
}

export const WIDE = 0.7; // the width of a card, by its height
// By finger or by mouse: the least height of a boost that can be told from its neighbour, of a champion, and of a name.
const TOUCHED = { finger: { boost: 64, gem: 44, head: 44 }, mouse: { boost: 44, gem: 30, head: 36 } };
const NARROWEST = 160; // the least width of a tile that can be read
const LEAST = 30; // the least height of thumbnails that leave room for champions

/** Return the layout with the largest cards; `text` is how much larger than usual letters are. */
export function layout(
  seats: number,
  width: number,
  height: number,
  by: keyof typeof TOUCHED,
  text = 1,
  gap = 6,
): Layout {
  let best: Layout | null = null;
  for (let columns = 1; columns <= seats; columns++) {
    const rows = Math.ceil(seats / columns);
    const found = {
      columns,
      rows,
      ...filling((width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows, by, text),
    };
    if (
      !best ||
      (best.small && !found.small) ||
      (best.small === found.small && found.tall + found.boost > best.tall + best.boost)
    )
      best = found;
  }
  return best ?? { columns: 1, rows: 1, ...filling(0, 0, by) };
}

/** Return how a tile of this size is filled: beside the cards it holds a name, a total and champions. */
export function filling(width: number, height: number, by: keyof typeof TOUCHED, text = 1): Filling {
  // A contender with three boosts beside it, each by `ratio` smaller; `x` and `y` are for everything else.
  const fit = (x: number, y: number, ratio: number) =>
    Math.max(0, Math.floor(Math.min((width - x) / (WIDE * (1 + 3 * ratio)), height - y)));
  const least = TOUCHED[by];
  const rest = least.gem + least.head * Math.max(1, text * 0.8) + 20;
  const even = fit(44 + 52 * text, rest, 0.8);
  const high = fit(44 + 52 * text, rest, 0.62); // a tall tile has room for a contender that stands out
  const ratio = high > even * 1.1 ? 0.62 : 0.8;
  const tall = Math.max(even, ratio === 0.62 ? high : 0);
  const boost = Math.floor(tall * ratio);
  if (boost >= least.boost)
    return {
      tall,
      boost,
      gem: Math.min(76, Math.floor(least.gem + (height - rest - tall) * 0.6)),
      small: false,
      champions: "below",
    };
  const beside = fit(94 + 36 * text, 10 + 22 * text, 0.86);
  const below = fit(28 + 36 * text, 36 + 22 * text, 0.86);
  const few = Math.max(beside, below) < LEAST;
  const thumbs =
    width < NARROWEST * text ? 0 : few ? fit(28 + 36 * text, 10 + 22 * text, 0.86) : Math.max(beside, below);
  return {
    tall: thumbs,
    boost: Math.floor(thumbs * 0.86),
    gem: 21,
    small: true,
    champions: few ? "none" : beside > below ? "beside" : "below",
  };
}

/** Something to choose that lies nowhere on the board. */
export interface Offer {
  thing: string;
  card: string;
  /** A wizard's side, or the kind that is named. */
  kind: string;
  count: number;
  /** Whose it is, if that matters; else -1. */
  seat: number;
  value: number;
}

export type Zone = "boost" | "card" | "copy" | "apply" | "kind" | "discard" | "wizard" | "value" | "champion";

/** Return what is to be chosen from, and all of it: what may not be chosen is there too, to be asked about.
 *
 * Boosts on the table are among it only where they are too small there to be touched.
 */
export function offers(
  view: WizardsView,
  moves: MoveInfo[],
  key: string,
  small: boolean,
): { zone: Zone; offers: Offer[] } | null {
  const things = moves.map((move) => move.things[0] ?? "");
  const zone = key === "wizards-ask-last-discard" ? "hand" : (things[0]?.split(":")[0] ?? "");
  const legal = things.filter((thing) => thing.startsWith(`${zone}:`)).map((thing) => thing.slice(zone.length + 1));
  if (!legal.length) return null;
  const offer = (id: string, more: Partial<Offer> = {}): Offer => ({
    thing: `${zone}:${id}`,
    card: id,
    kind: "",
    count: 1,
    seat: -1,
    value: 0,
    ...more,
  });
  if (key === "wizards-ask-last-discard")
    return {
      zone: "champion",
      offers: counted(view.players[view.seat]?.champions ?? []).map(({ card, count }) => offer(card, { count })),
    };
  if (zone === "boost") return small ? { zone, offers: legal.map((place) => boostOffer(view, place)) } : null;
  if (zone === "card")
    return { zone, offers: cardOffers(view, legal, key).map(([card, count, seat]) => offer(card, { count, seat })) };
  if (zone === "kind") return { zone, offers: legal.map((kind) => offer(kind, { card: "", kind })) };
  if (zone === "value")
    return { zone, offers: legal.map((rank) => offer(rank, { card: "", value: view.values[Number(rank) - 1] ?? 0 })) };
  if (zone === "wizard")
    return {
      zone,
      offers: wizardOffers(view, legal).map(([card, kind, seat]) => offer(`${card}-${kind}`, { card, kind, seat })),
    };
  if (zone === "discard") {
    const deepest = Math.max(...legal.map(Number));
    return {
      zone,
      offers: Array.from({ length: deepest }, (_, at) =>
        offer(String(at + 1), { card: view.discard.at(-1 - at) ?? "", value: at + 1 }),
      ),
    };
  }
  return zone === "copy" || zone === "apply" ? { zone, offers: legal.map((card) => offer(card)) } : null;
}

function boostOffer(view: WizardsView, place: string): Offer {
  const [seat = 0, slot = 1] = place.split("-").map(Number);
  return {
    thing: `boost:${place}`,
    card: view.players[seat]?.boosts[slot - 1] ?? "",
    kind: "",
    count: 1,
    seat,
    value: slot,
  };
}

function cardOffers(view: WizardsView, legal: string[], key: string): [string, number, number][] {
  if (key === "wizards-ask-keep")
    return view.received.flatMap(({ card, seat }) => (card ? [[card, 1, seat] as [string, number, number]] : []));
  const target = view.players[view.effect?.target ?? -1];
  const shown = (key === "wizards-ask-take" ? target?.known : target?.champions) ?? [];
  return legal.map((card) => [card, Math.max(1, shown.filter((one) => one === card).length), -1]);
}

function wizardOffers(view: WizardsView, legal: string[]): [string, string, number][] {
  const free = legal.map((side): [string, string, number] => [side.split("-")[0] ?? "", side.split("-")[1] ?? "", -1]);
  const taken = view.players.flatMap(({ wizard, wizard_kind }, seat): [string, string, number][] =>
    wizard ? [[wizard, wizard_kind, seat]] : [],
  );
  return [...free, ...taken.filter(([wizard]) => !free.some(([name]) => name === wizard))];
}

/** The rows of an account of a total: one for each card, with what changes it. */
export interface Line {
  slot: number;
  card: string;
  printed: number;
  changes: PartView[];
  strength: number;
}

/** Put the parts of a total in order: the cards one by one; what doubles all boosts stands apart. */
export function account(area: Pick<Area, "cards" | "strengths" | "parts">): {
  lines: Line[];
  doubled: PartView | null;
} {
  const lines = SLOTS.flatMap((slot) => {
    const own = area.parts.filter((part) => part.slot === slot && part.why !== "doubled");
    const printed = own.find((part) => part.why === "printed");
    if (!printed) return [];
    const changes = own.filter((part) => part !== printed);
    return [
      { slot, card: area.cards[slot] ?? "", printed: printed.amount, changes, strength: area.strengths[slot] ?? 0 },
    ];
  });
  return { lines, doubled: area.parts.find((part) => part.why === "doubled") ?? null };
}
