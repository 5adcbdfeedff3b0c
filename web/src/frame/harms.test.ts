import { expect, test } from "vitest";
import type { EventInfo, StepInfo } from "../wire";
import { harmsTo } from "./harms";

const meaning = {
  strikes: ({ values }: EventInfo, seat: number) => values["target"] === seat && values["seat"] !== seat,
  causes: ({ key }: EventInfo) => key === "plays",
  heads: ({ key }: EventInfo) => key === "round",
  scene: ({ values }: EventInfo) => String(values["from"] ?? ""),
};
const plays = { key: "plays", values: { seat: 1, card: "owl" } };
const takes = { key: "takes", values: { seat: 1, target: 0, from: "hand:0" } };
const round = { key: "round", values: {} };
const step = (number: number, events: EventInfo[], more: Partial<StepInfo> = {}): StepInfo => ({
  number,
  kind: "move",
  seat: 1,
  key: "",
  values: {},
  events,
  time: 0,
  undone: false,
  ...more,
});

test("what is done to a seat is told with what it came of and where it is seen", () => {
  const [harm, ...more] = harmsTo([step(3, [plays]), step(4, [takes])], 0, meaning);
  expect(more).toEqual([]);
  expect(harm).toMatchObject({ id: "4.0", step: 4, event: takes, cause: plays, scene: "hand:0" });
});

test("what is done to others, or by oneself, is no harm", () => {
  expect(harmsTo([step(3, [takes])], 2, meaning)).toEqual([]);
  expect(harmsTo([step(3, [{ key: "takes", values: { seat: 0, target: 0 } }])], 0, meaning)).toEqual([]);
});

test("a cause does not reach into the next section, and what was taken back is forgotten", () => {
  expect(harmsTo([step(3, [plays]), step(4, [round, takes])], 0, meaning)[0]?.cause).toBeNull();
  expect(harmsTo([step(3, [plays, takes], { undone: true })], 0, meaning)).toEqual([]);
});
