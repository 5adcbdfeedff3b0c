/** What a screen reader is told when it asks: the hand, the board, the answers, the counts and the question. */

import type { BoardModule } from "../boards/board";
import type { Table } from "../state/table.svelte";
import { say } from "../texts/language.svelte";

export type Asked = "hand" | "board" | "options" | "counts" | "prompt";

/** Put into words what was asked for. */
export function aloud(asked: Asked, table: Table, module: BoardModule): string {
  const { view } = table;
  if (!view) return "";
  const told = { hand, board, options, counts, prompt }[asked](table, module, view);
  return told.filter(Boolean).map(closed).join(" ");
}

type View = NonNullable<Table["view"]>;

// A voice pauses at the end of a sentence.
const closed = (text: string) => (/[.:!?…]$/.test(text) ? text : `${text}.`);

function hand(table: Table, module: BoardModule, view: View): string[] {
  const cards = table.face >= 0 ? (module.hand(view, table.face) ?? []) : [];
  const named = [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length;
    const name = say(`${view.title}-card-${card}`);
    const words = count > 1 ? say("page-times", { what: name, count }) : name;
    return table.top.can(`hand:${card}`) ? `${words} (${say("page-can-be-used")})` : words;
  });
  return [`${say("word-hand")}: ${say("word-cards", { count: cards.length })}`, named.join(", ")];
}

function board(table: Table, module: BoardModule, view: View): string[] {
  return module.aloud(view, table.names);
}

function options(table: Table): string[] {
  if (!table.moves.length) return [say(table.busy ? "page-sending" : "page-no-options")];
  const offered = [...new Set(table.moves.map((move) => say(move.key, move.values, table.names)))];
  return [say("page-options", { count: offered.length }), ...offered];
}

function counts(table: Table, module: BoardModule, view: View): string[] {
  const { round, left } = module.track(view);
  const people = table.names.map((name, seat) => {
    const held = module
      .counts(view, seat)
      .map((one) => (one.count === undefined ? one.label : `${one.label} ${one.count}`));
    return held.length ? `${name}: ${held.join(", ")}` : "";
  });
  const piles = module.piles(view, table.faces).map((pile) => `${pile.label} ${pile.count}`);
  return [round, left, ...people, piles.join(", ")];
}

function prompt(table: Table, _: BoardModule, view: View): string[] {
  if (view.outcome) return [say(`${view.title}-end-${view.outcome.how}`, view.outcome.values, table.names)];
  const { question } = table;
  if (!question) return [];
  return [say(question.seat === table.face ? question.key : `${question.key}.wait`, question.values, table.names)];
}
