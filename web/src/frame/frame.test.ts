import { expect, test } from "vitest";
import type { EventInfo, StepInfo } from "../wire";
import { type Filter, Journalist } from "./journal";
import { arrange, moveBefore } from "../boards/sorting";

const sorters = [{ key: "length", rank: (card: string) => card.length }];

test("a hand is sorted by a rule", () => {
  expect(arrange(["owl", "elephant", "fish"], "length", sorters, [], {})).toEqual(["owl", "fish", "elephant"]);
});

test("an own order keeps its cards and adds new ones at the end", () => {
  expect(arrange(["owl", "fish", "stag"], "own", sorters, ["fish", "whale", "owl"], {})).toEqual([
    "fish",
    "owl",
    "stag",
  ]);
});

test("a card is moved before another, from either side", () => {
  expect(moveBefore(["a", "b", "c"], "c", "a")).toEqual(["c", "a", "b"]);
  expect(moveBefore(["a", "b", "c"], "a", "c")).toEqual(["b", "c", "a"]);
});

const step = (number: number, seat: number, more: Partial<StepInfo> = {}): StepInfo => ({
  number,
  seat,
  kind: "move",
  key: "game-move-done",
  values: {},
  events: [],
  time: 0,
  undone: false,
  ...more,
});
const meaning = {
  lines: (events: EventInfo[]) => events,
  heads: ({ key }: EventInfo) => key === "game-event-round",
  reveals: ({ key }: EventInfo) => key === "game-event-drawn",
};
const lines = (journal: StepInfo[], filter: Filter) => new Journalist(meaning).lines(journal, filter, [0]);

test("a step without events has no line, an undo has its own", () => {
  const journal = [step(1, 0), step(2, 0, { kind: "undo", key: "log-undo" })];
  expect(lines(journal, "all").map((line) => line.key)).toEqual(["log-undo"]);
});

test("a redo says what is played again, below one line for all its answers", () => {
  const again = { kind: "redo" as const, key: "log-redo" };
  const events = [{ key: "game-event-plays", values: {} }];
  const journal = [step(1, 0, again), step(2, 0, { ...again, events }), step(3, 1, again)];
  expect(lines(journal, "all").map((line) => line.key)).toEqual(["log-redo", "game-event-plays", "log-redo"]);
});

test("a round is a heading", () => {
  const journal = [step(1, 0, { events: [{ key: "game-event-round", values: {} }] })];
  expect(lines(journal, "all")[0]?.head).toBe(true);
});

test("filters keep mine, others' and reveals apart", () => {
  const events = [{ key: "game-event-drawn", values: {} }];
  const journal = [step(1, 0, { events }), step(2, 1, { events: [{ key: "game-event-plays", values: {} }] })];
  expect(lines(journal, "mine")).toHaveLength(1);
  expect(lines(journal, "others")[0]?.id).toBe("2.0");
  expect(lines(journal, "reveals").map((line) => line.key)).toEqual(["game-event-drawn"]);
});

test("a step is written once: only what is new or undone since has new lines", () => {
  const journalist = new Journalist(meaning);
  const events = [{ key: "game-event-plays", values: {} }];
  const [first, second] = [step(1, 0, { events }), step(2, 1, { events })];
  const before = journalist.lines([first, second], "all", [0]);
  const after = journalist.lines([first, { ...second, undone: true }, step(3, 0, { events })], "all", [0]);
  expect(after[0]).toBe(before[0]);
  expect(after.map((line) => line.undone)).toEqual([false, true, false]);
});
