import { expect, test } from "vitest";
import { placeFor } from "./words";

const SIZE = { width: 100, height: 40 };
const ROOM = { width: 400, height: 300 };

test("a word stands below what it speaks of, above where there is no room, and never off the screen", () => {
  expect(placeFor({ left: 150, top: 100, width: 20, height: 20 }, SIZE, ROOM)).toEqual({ left: 110, top: 128 });
  expect(placeFor({ left: 150, top: 260, width: 20, height: 20 }, SIZE, ROOM)).toEqual({ left: 110, top: 212 });
  expect(placeFor({ left: 0, top: 100, width: 20, height: 20 }, SIZE, ROOM).left).toBe(8);
  expect(placeFor({ left: 390, top: 100, width: 20, height: 20 }, SIZE, ROOM).left).toBe(292);
  expect(placeFor({ left: 0, top: 0, width: 400, height: 300 }, SIZE, ROOM).top).toBe(8);
});
