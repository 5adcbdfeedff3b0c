import { expect, test } from "vitest";
import type { Story, View } from "../wire";
import { commitmentOf, courses, ranking, seedIn } from "./ending";

test("the seed stands in the record", () => {
  expect(seedIn("elderwood-record 1\ntitle: sylvion\nseed: old oak\ncommitment: 00\n")).toBe("old oak");
  expect(seedIn("elderwood-record 1")).toBe("");
});

test("the promise of a seed is the one the server makes", async () => {
  expect((await commitmentOf("oak")).slice(0, 16)).toBe("7ff51babc44dbdbd");
});

const ended = (winners: number[], scores: number[]) =>
  ({
    title: "rage",
    outcome: { how: "goal", winners, scores, values: {}, sources: scores.map((score) => ({ lands: score })) },
    standings: [],
  }) as unknown as View;

test("winners come first whatever their score, equal scores share a place", () => {
  const order = ranking(ended([2], [5, 7, 3, 5]), false);
  expect(order.map(({ seat, place, won }) => [seat, place, won])).toEqual([
    [2, 1, true],
    [1, 2, false],
    [0, 3, false],
    [3, 3, false],
  ]);
  expect(order[0]?.sources).toEqual([["rage-score-lands", 3]]);
  expect(ranking(ended([0, 1], [9, 9, 4]), false).map(({ place }) => place)).toEqual([1, 1, 3]);
});

test("partners have one line, and a match ended early its standings without a winner", () => {
  expect(ranking(ended([0, 1], [9, 9]), true).map(({ seat }) => seat)).toEqual([-1]);
  const standings = [
    { seat: 0, rank: 2, score: 1, parts: { pieces: 1 } },
    { seat: 1, rank: 1, score: 4, parts: { pieces: 4 } },
  ];
  const early = ranking({ title: "elfenland", outcome: null, standings } as unknown as View, false);
  expect(early.map(({ seat, place, won }) => [seat, place, won])).toEqual([
    [1, 1, false],
    [0, 2, false],
  ]);
  expect(early[0]?.sources).toEqual([["elfenland-word-pieces", 4]]);
});

const story = (...scores: number[][]): Story => ({
  seats: [0, 1, 2],
  points: scores.map((one) => ({ key: "", values: {}, scores: one })),
  moments: [],
});

test("the chart's lines run from edge to edge, and the names at their ends keep apart", () => {
  const [first, second, third] = courses(story([0, 0, 0], [10, 10, 0]), 200, 100, 12);
  expect(first?.corners).toEqual([
    [0, 100],
    [200, 0],
  ]);
  const labels = [first, second, third].map((line) => line?.label ?? 0).sort((a, b) => a - b);
  expect(labels).toEqual([0, 12, 100]);
  const same = courses(story([0, 0, 0], [0, 0, 0]), 200, 100, 12).map((line) => line.label);
  expect(same.sort((a, b) => a - b)).toEqual([76, 88, 100]);
});
