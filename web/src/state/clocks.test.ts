import { expect, test } from "vitest";
import type { Clock, SeatInfo } from "../wire";
import { isLittle, leftOf, passed, written } from "./clocks";

const clock = (kind: Clock["kind"], time: number) => ({ kind, time, increment: 0, bot: "" });
const seat = (more: Partial<SeatInfo>) => ({ kind: "person", left: 0, until: 0, ...more }) as SeatInfo;

test("a running clock is read off the server's time, and never below zero", () => {
  expect(leftOf(seat({ until: 130 }), clock("move", 30), 100)).toBe(30);
  expect(leftOf(seat({ until: 130 }), clock("move", 30), 131)).toBe(0);
});

test("of those that stand only a person's bank is shown", () => {
  expect(leftOf(seat({ left: 40 }), clock("bank", 60), 100)).toBe(40);
  expect(leftOf(seat({ left: 40 }), clock("move", 60), 100)).toBeNull();
  expect(leftOf(seat({ left: 40, kind: "bot" }), clock("bank", 60), 100)).toBeNull();
  expect(leftOf(seat({}), clock("none", 0), 100)).toBeNull();
});

test("a clock is written as short as it can be, and shows nothing only at zero", () => {
  expect([0, 0.2, 59.5, 61, 3723, 2 * 86400].map(written)).toEqual([
    "0:00",
    "0:01",
    "1:00",
    "1:01",
    "1:02:03",
    "2d 0:00",
  ]);
});

test("below ten seconds or a tenth it is time to hurry", () => {
  expect([9.9, 10.1].map((left) => isLittle(left, clock("move", 30)))).toEqual([true, false]);
  expect([59, 61].map((left) => isLittle(left, clock("bank", 600)))).toEqual([true, false]);
  expect([8600, 8700].map((left) => isLittle(left, clock("days", 1)))).toEqual([true, false]);
});

test("a mark is told once, when it is passed", () => {
  expect(passed(31, 30, [30, 10])).toBe(30);
  expect(passed(30, 29, [30, 10])).toBe(0);
  expect(passed(40, 5, [30, 10])).toBe(10);
});
