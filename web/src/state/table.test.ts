import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeatInfo, StepInfo, TableUpdate } from "../wire";
import { Table } from "./table.svelte";

const MOVING = 200;
let heard: (update: TableUpdate) => void = () => undefined;

vi.mock("./socket.svelte", () => ({
  newId: () => "id",
  socket: {
    join: (hear: (update: TableUpdate) => void) => ((heard = hear), () => undefined),
    send: () => undefined,
    deliver: () => undefined,
  },
}));

const seat = (number: number, mine: boolean): SeatInfo => ({
  seat: number,
  kind: mine ? "person" : "bot",
  name: "",
  bot: "",
  mine,
  presence: "here",
  absent: false,
  kept: false,
  ends: false,
  renews: false,
  portrait: number,
  program: false,
  owned: false,
  left: 0,
  until: 0,
  pauses: false,
});
const seats = [seat(0, true), seat(1, false)];

const step = (number: number, by: number): StepInfo => ({
  number,
  kind: "move",
  seat: by,
  key: "",
  values: {},
  events: [{ key: "game-event-plays", values: {} }],
  time: 0,
  undone: false,
});

function update(number: number, by: number, fresh = false): TableUpdate {
  const view = { title: "sylvion", seat: 0, seats: 2, decision: number, awaits: [0], questions: [], outcome: null };
  const info = { id: "t", options: {}, state: "playing", seats } as unknown as TableUpdate["info"];
  return {
    type: "table",
    info,
    step: number,
    fresh,
    steps: fresh ? [] : [step(number, by)],
    face: 0,
    view: view as unknown as TableUpdate["view"],
    moves: [],
    undo: null,
    redo: null,
    undo_key: "",
    undo_values: {},
    last_play: null,
    attention: null,
    spared: [],
    way: null,
    hint: null,
  };
}

const told: number[][] = [];
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  const after = (_: TableUpdate, steps: StepInfo[], moving: boolean) => {
    told.push(steps.map((one) => one.number));
    return moving && steps.some((one) => one.events.length) ? MOVING : 0;
  };
  table = new Table("t", { before: () => undefined, after }, seats, {});
  table.follow();
  heard(update(1, 0, true));
});

afterEach(() => vi.useRealTimers());

const shown = () => table.update?.step;

test("moves of others are seen one after the other", () => {
  for (const number of [2, 3, 4]) heard(update(number, 1));
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(MOVING);
  expect(shown()).toBe(3);
  vi.advanceTimersByTime(MOVING);
  expect(shown()).toBe(4);
  expect(told).toEqual([[], [2], [3], [4]]);
});

test("a move of which nothing is seen holds up nobody", () => {
  for (const number of [2, 3, 4])
    heard(number === 3 ? { ...update(3, 1), steps: [{ ...step(3, 1), events: [] }] } : update(number, 1));
  vi.advanceTimersByTime(MOVING);
  expect(shown()).toBe(4);
});

test("who acts sees everything at once, and hears of every step once", () => {
  for (const number of [2, 3, 4]) heard(update(number, 1));
  table.catchUp();
  expect(shown()).toBe(4);
  vi.advanceTimersByTime(5 * MOVING);
  expect(told).toEqual([[], [2], [3, 4]]);
  expect(table.journal.map((one) => one.number)).toEqual([2, 3, 4]);
});

test("an answer to my own move never waits", () => {
  heard(update(2, 1));
  heard(update(3, 1));
  heard(update(4, 0));
  expect(shown()).toBe(4);
});

test("a fresh view is drawn at once and nothing is told again", () => {
  heard(update(2, 1));
  heard(update(3, 1));
  heard(update(5, 1, true));
  expect(shown()).toBe(5);
  expect(told.at(-1)).toEqual([]);
});
