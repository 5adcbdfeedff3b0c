/** Sylvion for the table frame: its board, and how its view is read. */

import { say } from "../../texts/language.svelte";
import type { MoveInfo, SylvionFamily, SylvionView, View } from "../../wire";
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

// Ways to go stand as arrows on the battlefield, the forest lies beside it, and the order of a pile is changed there.
const ON_BOARD: SylvionFamily[] = ["direction", "forest", "swap"];

export function aside({ family }: MoveInfo): boolean {
  return ON_BOARD.some((known) => known === family);
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

export function summary(view: View) {
  const { round, bloom, desolated, vitality } = read(view);
  return [
    { label: say("page-sylvion-rounds"), value: `${round}` },
    { label: say("sylvion-word-bloom"), value: `${bloom} / ${bloom + desolated}` },
    { label: say("sylvion-word-vitality"), value: `${vitality}` },
  ];
}
