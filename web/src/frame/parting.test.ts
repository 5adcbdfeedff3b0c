import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../wire";
import { askedToEnd, askedToPause, awaitedToRenew, waysOut } from "./parting";

const seat = (more: Partial<SeatInfo>, at = 0) =>
  ({ seat: at, kind: "person", name: "", bot: "", mine: false, presence: "here", ...more }) as SeatInfo;

const table = (state: TableInfo["state"], ...seats: Partial<SeatInfo>[]) =>
  ({
    state,
    host: false,
    locked: null,
    paused: false,
    clock: { kind: "none" },
    seats: seats.map(seat),
  }) as unknown as TableInfo;

const me = { mine: true };
const bot = { kind: "bot", presence: "bot" } as const;

test("among people one gives way, leaves or asks; alone one ends the match", () => {
  expect(waysOut(table("playing", me, {}))).toEqual(["concede", "leave", "ask"]);
  expect(waysOut(table("playing", { ...me, ends: true }, {}))).toEqual(["concede", "leave", "withdraw"]);
  expect(waysOut(table("playing", me, bot))).toEqual(["end"]);
  expect(waysOut(table("playing", me, { program: true }))).toEqual(["end"]);
  expect(waysOut(table("playing", me, { presence: "gone" }))).toEqual(["end"]);
  expect(waysOut(table("playing", { ...me, kind: "local" }, { ...me, kind: "local" }))).toEqual(["end"]);
});

test("a table that waits is left, one that is over put away, and a stranger's is none of my business", () => {
  expect(waysOut(table("open", me, { kind: "open", presence: "empty" }))).toEqual(["leave"]);
  expect(waysOut(table("over", me, {}))).toEqual(["hide"]);
  expect(waysOut({ ...table("playing", me, {}), locked: { key: "", values: {}, rule: "", id: "" } })).toEqual(["hide"]);
  expect(waysOut(table("playing", {}, {}))).toEqual([]);
  expect(waysOut(table("playing", { ...bot, kept: true }, {}))).toEqual(["back", "leave"]);
  expect(waysOut(table("playing", { presence: "gone", kept: true }, {}))).toEqual(["back"]);
});

test("who has not answered is asked whether the match may end", () => {
  expect(askedToEnd(table("playing", me, { ends: true }))).toEqual([1]);
  expect(askedToEnd(table("playing", { ...me, ends: true }, { ends: true }))).toEqual([]);
  expect(askedToEnd(table("playing", me, { ends: true, presence: "gone" }))).toEqual([]);
  expect(askedToEnd(table("playing", {}, { ends: true }))).toEqual([]);
});

test("a match of older rules waits for every person at the table, and for nobody else", () => {
  expect(awaitedToRenew(table("playing", { ...me, renews: true }, {}, bot, { program: true }))).toEqual([1]);
  expect(awaitedToRenew(table("playing", { ...me, renews: true }, { presence: "gone" }))).toEqual([]);
});

test("where there is a clock the match may pause, and whoever has not answered is asked", () => {
  const timed = (...seats: Partial<SeatInfo>[]) =>
    ({ ...table("playing", ...seats), clock: { kind: "move" } }) as unknown as TableInfo;
  expect(waysOut(timed(me, bot))).toEqual(["pause", "end"]);
  expect(waysOut(timed({ ...me, pauses: true }, {}))[0]).toBe("unpause");
  expect(waysOut({ ...timed(me, {}), paused: true })[0]).toBe("resume");
  expect(askedToPause(timed(me, { pauses: true }))).toEqual([1]);
  expect(askedToPause(timed({ ...me, pauses: true }, { pauses: true }))).toEqual([]);
  expect(askedToPause({ ...timed(me, { pauses: true }), paused: true })).toEqual([]);
  expect(askedToPause(timed({}, { pauses: true }))).toEqual([]);
});
