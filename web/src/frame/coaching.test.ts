import { expect, test } from "vitest";
import type { HintInfo, StepInfo } from "../wire";
import { due, freePlace, lately, meet } from "./coaching";

const HINTS: HintInfo[] = [
  { name: "aim", on: "", near: "way" },
  { name: "pay", on: "ask-pay", near: "hand" },
  { name: "damage", on: "event-damage", near: "forest" },
];

test("the first moment comes first, then the question, then what happened; never twice", () => {
  expect(due(HINTS, [], "ask-pay", ["event-damage"])?.name).toBe("aim");
  expect(due(HINTS, ["aim"], "ask-pay", ["event-damage"])?.name).toBe("pay");
  expect(due(HINTS, ["aim", "pay"], "ask-pay", ["event-damage"])?.name).toBe("damage");
  expect(due(HINTS, ["aim", "pay", "damage"], "ask-pay", ["event-damage"])).toBeNull();
  expect(due(HINTS, ["aim"], "ask-cell", [])).toBeNull();
});

const step = (seat: number, key: string, undone = false): StepInfo => ({
  number: 0,
  kind: "move",
  seat,
  key: "",
  values: {},
  events: [{ key, values: {} }],
  time: 0,
  undone,
});

test("what happened counts from one's own last answer on", () => {
  const journal = [step(0, "old"), step(0, "mine"), step(1, "theirs"), step(1, "taken back", true)];
  expect(lately(journal, 0)).toEqual(["mine", "theirs"]);
  expect(lately(journal, 2)).toEqual(["old", "mine", "theirs"]);
});

const ROOM = { width: 400, height: 300 };

test("a hint lies beside what it speaks of and over nothing that is taken", () => {
  const near = { left: 200, top: 250, width: 40, height: 40 };
  const below = { left: 0, top: 240, width: 400, height: 60 };
  const place = freePlace({ width: 120, height: 60 }, near, [below], ROOM);
  expect(place).not.toBeNull();
  expect(meet(place!, below)).toBe(false);
  expect(place!.top + 60).toBeGreaterThan(200); // as near as it may be
});

test("where everything is taken there is no place", () => {
  const all = { left: 0, top: 0, width: 400, height: 300 };
  expect(freePlace({ width: 44, height: 44 }, all, [all], ROOM)).toBeNull();
  expect(freePlace({ width: 500, height: 44 }, all, [], ROOM)).toBeNull();
});
