/** Sylvion for the table frame: its board, and how its view is read. */

import { say } from "../../texts/language.svelte";
import type { EventInfo, MoveInfo, SylvionView, Values, View } from "../../wire";
import { backArt } from "../../art";
import type { Cue } from "../../motion/motion";
import { type Faces, byKind } from "../../art/faces";
import type { Count, Pile, Track } from "../board";
import { handOf, listed, marksOf, total } from "../reading";
import Board from "./Board.svelte";
import { byCost, faceOf } from "./faces";
import { boardText } from "./labels";
import { tally } from "./reading";

export { Board, faceOf as face, handOf as hand };

const STEPS = ["reveal", "move", "reinforce", "defend"];

const read = (view: View) => view as SylvionView;

export function hides(options: Record<string, string>): boolean {
  return options["hands"] !== undefined && options["hands"] !== "open";
}

export const sorters = [
  { key: "kind", rank: byKind },
  { key: "cost", rank: byCost },
];

export function track(view: View): Track {
  const { step, round, draft } = read(view);
  if (step === "draft") {
    const label = say("sylvion-step-draft");
    return {
      round: "",
      left: "",
      marks: [
        {
          id: "draft",
          label: `${label} ${draft.turned.length + 1} / ${draft.turned.length + draft.edges}`,
          state: "now",
        },
      ],
    };
  }
  const now = step === "end" ? STEPS.length : STEPS.indexOf(step);
  const marks = marksOf("sylvion", STEPS, now);
  const left = say("word-rounds-left", { count: read(view).rounds_left });
  return { round: say("word-round-number", { round }), left, marks };
}

export function counts(view: View, seat: number): Count[] {
  const { hands, active, step } = read(view);
  const held: Count = { icon: "hand", count: hands[seat]?.count ?? 0, label: say("word-hand") };
  const found = step === "draft" ? [] : [held];
  if (view.seats > 1 && seat === active) found.push({ icon: "shield", label: say("sylvion-word-active") });
  return found;
}

export function piles(view: View, faces: Faces): Pile[] {
  const v = read(view);
  const unseen = total(v.unseen);
  const known = v.deck_known.filter(Boolean);
  const hint = unseen > v.deck ? say("page-sylvion-unseen-hint") : "";
  const found: Pile[] = [
    {
      thing: "deck",
      icon: "deck",
      label: say("word-deck"),
      count: v.deck,
      hint:
        known.length && v.step !== "draft"
          ? say("page-sylvion-known", { cards: known.map((card) => say(`sylvion-card-${card}`)).join(", ") })
          : hint,
      cards: listed(v.unseen, faces),
    },
    {
      thing: "discard",
      icon: "discard",
      label: say("word-discard"),
      short: say("page-sylvion-discard"),
      count: v.discard.length,
      hint: "",
      cards: listed(tally(v.discard), faces),
    },
    {
      thing: "removed",
      icon: "removed",
      label: say("word-removed"),
      short: say("page-sylvion-removed"),
      count: v.removed.length,
      hint: "",
      cards: listed(tally(v.removed), faces),
    },
  ];
  if (v.step !== "draft") {
    const left = total(v.ravage_left);
    found.push(
      {
        thing: "ravage",
        icon: "flame",
        label: say("sylvion-word-ravage-left"),
        short: say("page-sylvion-to-come"),
        count: left,
        hint: "",
        cards: listed(v.ravage_left, faces),
      },
      {
        thing: "ravage-discard",
        icon: "storm",
        label: say("sylvion-word-ravage-discard"),
        short: say("page-sylvion-spent"),
        count: v.ravage_discard.length,
        hint: "",
        cards: listed(tally(v.ravage_discard), faces),
      },
    );
  }
  v.hands.forEach((other, seat) => {
    if (seat === v.seat || v.seat < 0 || v.step === "draft") return;
    const cards = other.cards ?? other.known;
    found.push({
      thing: `hand:${seat}`,
      icon: "hand",
      label: say("sylvion-word-partner"),
      count: other.count,
      hint: other.cards ? "" : say("page-sylvion-hidden-hand"),
      cards: listed(tally(cards), faces),
    });
  });
  return found;
}

export function aloud(view: View): string[] {
  return boardText(read(view));
}

export function tells(events: EventInfo[]): EventInfo[] {
  return events.filter((event, at) => {
    const next = events[at + 1]?.key;
    if (event.key === "sylvion-event-draws") return next !== "sylvion-event-drawn";
    return !(event.key === "sylvion-event-put-back" && next === "sylvion-event-put-back-card");
  });
}

export function sound(event: EventInfo): "card" | "damage" | null {
  if (event.key === "sylvion-event-damage") return "damage";
  return /-(planted|plays|recruited|drawn|revealed|feat|erupts)$/.test(event.key) ? "card" : null;
}

const place = (thing: string | number | undefined) => `[data-thing="${thing ?? ""}"]`;

/** Fights, fire and eruptions strike a place; edges wither and bloom one after the other. */
export function cue({ key, values }: EventInfo): Cue | null {
  if (/-(attacks|blazes)$/.test(key)) return { kind: "strike", places: [place(values["to"])] };
  if (key.endsWith("-erupts")) return { kind: "strike", places: [place(values["from"])] };
  const bloom = Number(values["bloom"]);
  if (key.endsWith("-damage"))
    return { kind: "wither", places: edges(12 - bloom - Number(values["damage"]), 12 - bloom) };
  if (key.endsWith("-heals"))
    return { kind: "bloom", places: edges(12 - bloom, 12 - bloom + Number(values["count"])).reverse() };
  return null;
}

function edges(first: number, end: number): string[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => `[data-edge="${first + at}"]`);
}

/** A card that others draw moves face down. */
export function back({ key }: EventInfo): string {
  return /-(draws|put-back)$/.test(key) ? backArt("sylvion", "sylvan") : "";
}

export function summary(view: View) {
  const { round, bloom, vitality } = read(view);
  return [
    { label: say("page-sylvion-rounds"), value: `${round}` },
    { label: say("sylvion-word-bloom"), value: `${bloom} / 12` },
    { label: say("sylvion-word-vitality"), value: `${vitality}` },
  ];
}

export function warning(view: View, move: MoveInfo): { key: string; values: Values } | null {
  const { points, pawn, target, rounds_left, desolated, hands, active } = read(view);
  if (move.move === "done" && points > 0) return { key: "sylvion-warn-points", values: { count: points } };
  if (move.move === "forest")
    return { key: pawn && pawn === target ? "sylvion-warn-forest-pawn" : "sylvion-warn-forest", values: {} };
  if (move.move === "feat-hedgehog_fence" && rounds_left === 0) return { key: "sylvion-warn-fence-last", values: {} };
  // The last card of a hand leaves nothing that the points could pay for; alone, another one pays for the Fish.
  const idle = points === 0 && (hands[active]?.count ?? 0) <= (view.seats === 1 ? 2 : 1);
  if ((move.move === "play-stag" && desolated === 0) || (move.move === "play-fish" && idle))
    return { key: "sylvion-warn-no-effect", values: {} };
  return null;
}

export function progress(view: View) {
  const { bloom, desolated, vitality } = read(view);
  return [
    { label: say("sylvion-word-bloom"), value: `${bloom} / 12` },
    { label: say("sylvion-word-desolated"), value: `${desolated}` },
    { label: say("sylvion-word-vitality"), value: `${vitality}` },
    { label: say("sylvion-word-needed", { count: Math.max(0, desolated - vitality) }), value: "" },
  ];
}
