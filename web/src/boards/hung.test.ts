import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventInfo, EventKindInfo, View } from "../wire";
import { HungTable } from "./hung.svelte";

const LENGTH = 180;
const seen: string[] = [];
let decision: () => number = () => -1;

vi.mock("../browser/sound", () => ({ sound: (name: string) => seen.push(`sound ${name}`) }));
vi.mock("../motion/layout", () => ({ whenLaidOut: (measure: () => void) => measure() }));
vi.mock("../motion/motion", () => ({
  remember: (events: EventInfo[]) => void (events.length && seen.push(`remember ${decision()}`)),
  show: (events: EventInfo[]) => void seen.push(`show ${decision()} ${events.map(({ key }) => key).join(" ")}`),
  lasts: (events: EventInfo[]) => events.length * LENGTH,
  skip: () => void seen.push("skip"),
}));

const kind: EventKindInfo = {
  key: "hurt",
  sound: "damage",
  cue: "",
  place: "",
  back: "",
  line: true,
  head: false,
  reveal: false,
  against: "",
  cause: false,
  still: false,
};
const view = (number: number) =>
  ({ title: "toy", seat: 0, seats: 2, decision: number, questions: [] }) as unknown as View;
const events = [{ key: "hurt", values: { from: "hand:0", to: "cell:a1" } }];

function hang(kinds?: EventKindInfo[]): HungTable {
  const table = new HungTable({ view: view(1), ...(kinds && { kinds }) }, () => ({}) as ParentNode);
  decision = () => table.now.view.decision;
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { body: {} });
  seen.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what a step told moves from what was drawn to what is drawn, and is heard", () => {
  const table = hang([kind]);
  expect(table.set({ view: view(2), events })).toBe(LENGTH);
  expect(seen).toEqual(["remember 1", "show 2 hurt"]);
  vi.runAllTimers();
  expect(seen.at(-1)).toBe("sound damage");
});

test("the same events are not seen again, and a jump ends what moves and shows nothing", () => {
  const table = hang([kind]);
  table.set({ view: view(2), events });
  vi.runAllTimers();
  seen.length = 0;
  expect(table.set({ names: ["Ann"] })).toBe(0);
  expect(seen).toEqual([]);
  expect(table.set({ view: view(9), events, fresh: true })).toBe(0);
  vi.runAllTimers();
  expect(seen).toEqual(["skip"]);
});

test("kinds may come later; without them a board is still", () => {
  const table = hang();
  expect(table.set({ view: view(2), events })).toBe(0);
  expect(table.set({ view: view(3), events, kinds: [kind] })).toBe(LENGTH);
  expect(seen).toEqual(["remember 2", "show 3 hurt"]);
});

test("of a board that was taken down nothing is seen or heard", () => {
  const table = hang([kind]);
  table.set({ view: view(2), events });
  table.end();
  vi.runAllTimers();
  expect(seen.at(-1)).toBe("skip");
  expect(seen).not.toContain("sound damage");
});
