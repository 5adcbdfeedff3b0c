/** The keys of the table. */

import { skip } from "../motion/motion";
import { screen } from "../browser/screen.svelte";
import type { Table } from "../state/table.svelte";
import type { Asked } from "./aloud";

/** Keys and the name of their text. */
export const SHORTCUTS: [string[], string][] = [
  [["Tab"], "groups"],
  [["←", "↑", "→", "↓"], "arrows"],
  [["Enter", "Space"], "use"],
  [["n"], "next-legal"],
  [["e"], "primary"],
  [["Esc"], "escape"],
  [["z"], "zoom"],
  [["u"], "undo"],
  [["Shift", "u"], "restart"],
  [["y"], "redo"],
  [["i"], "advice"],
  [["f"], "forecast"],
  [["h"], "hand"],
  [["b"], "board"],
  [["p"], "prompt"],
  [["o"], "say-options"],
  [["Shift", "h"], "say-hand"],
  [["Shift", "b"], "say-board"],
  [["c"], "say-counts"],
  [["r"], "rules"],
  [["l"], "log"],
  [["?"], "help"],
];

interface Actions {
  forecast(): void;
  /** Tell a screen reader what it asks for. */
  tell(asked: Asked): void;
}

/** Answer a key pressed at the table. */
export function press(event: KeyboardEvent, table: Table, actions: Actions): void {
  skip();
  table.catchUp();
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.key === "Escape") return escape(table);
  if (target instanceof HTMLElement && target.closest("input, textarea, select, dialog")) return;
  const act: Record<string, () => void> = {
    u: () => table.undo(),
    U: () => table.undo("turn"),
    y: () => table.redo(),
    r: () => screen.openRules(table.view?.title ?? "", table.question?.rule),
    l: () => screen.open("log"),
    "?": () => screen.open("help"),
    h: () => focusFirst('[data-testid="hand"]'),
    b: () => focusFirst('[data-testid="board"]'),
    n: nextLegal,
    e: () => document.querySelector<HTMLElement>('[data-testid="primary"]')?.click(),
    i: () => table.advice.toggle(),
    f: actions.forecast,
    p: () => actions.tell("prompt"),
    o: () => actions.tell("options"),
    c: () => actions.tell("counts"),
    H: () => actions.tell("hand"),
    B: () => actions.tell("board"),
  };
  const chosen = act[event.key];
  if (!chosen) return;
  event.preventDefault();
  chosen();
}

function escape(table: Table): void {
  if (screen.close() || table.hands.settleDown() || table.advice.close()) return;
  const { question, view } = table;
  if (question && view && question.seat === table.face && question.play < view.decision) table.undo();
}

function focusFirst(group: string): void {
  const root = document.querySelector(group);
  const best =
    root?.querySelector<HTMLElement>('button[data-thing][tabindex="0"]') ??
    root?.querySelector<HTMLElement>("button[data-thing]");
  best?.focus();
}

function nextLegal(): void {
  const legal = [...document.querySelectorAll<HTMLElement>('button[data-thing][data-legal="true"]')];
  const at = legal.indexOf(document.activeElement as HTMLElement);
  legal[(at + 1) % legal.length]?.focus();
}
