import { describe, expect, test } from "vitest";
import type { ReachInfo, StepInfo, WayInfo } from "../../wire";
import { byKind, type Faces } from "../../art/faces";
import { costOf, faceOf } from "./faces";
import { LINKS, ROADS, TOWNS, along, kindOf, linkOf, nearestSpot, townOf, trail } from "../../art/elfenland/geography";
import { byName, endOf, extended, findTowns, journeys, shortest } from "./reading";

const step = (number: number, events: [string, Record<string, string | number>][], undone = false): StepInfo => ({
  number,
  kind: "move",
  seat: 0,
  key: "",
  values: {},
  time: 0,
  undone,
  events: events.map(([key, values]) => ({ key: `elfenland-event-${key}`, values })),
});
const way = (thing: string, cost: number, payable = true): WayInfo => ({
  thing,
  card: "raft",
  cost,
  back: cost,
  caravan: 0,
  held: 2,
  payable,
});

describe("the land", () => {
  test("has the rules' towns and links", () => {
    expect([TOWNS.length, ROADS.length, LINKS.length]).toEqual([21, 35, 48]);
  });

  test("makes its towns: harbours at the lakes, domes in the desert, one capital", () => {
    expect(["elvenhold", "virst", "albaran", "feodor", "jaccaranda", "beata"].map(kindOf)).toEqual([
      "capital",
      "town-harbour",
      "town-desert",
      "town-desert",
      "town-mountains",
      "town-plains",
    ]);
  });

  test("a link runs through its own point", () => {
    const road = linkOf("road:albaran-wylhien");
    expect(road).not.toBeNull();
    if (!road) return;
    const middle = along(road, 0.5);
    expect([middle.x, middle.y]).toEqual([expect.closeTo(road.x), expect.closeTo(road.y)]);
  });

  test("a trail begins where the boot stands, whichever end that is", () => {
    const road = linkOf("road:feodor-lapphalya");
    if (!road) throw new Error("no road");
    const first = trail(road, "lapphalya")[0];
    expect(first).toMatchObject({ x: expect.closeTo(townOf("lapphalya").x), y: expect.closeTo(townOf("lapphalya").y) });
  });

  test("a tap between two things goes to the one that can be used", () => {
    const spots = [
      { thing: "one", x: 0, y: 0 },
      { thing: "other", x: 20, y: 0 },
    ];
    expect(nearestSpot(spots, { x: 9, y: 0 }, 30, () => false)?.thing).toBe("one");
    expect(nearestSpot(spots, { x: 9, y: 0 }, 30, (thing) => thing === "other")?.thing).toBe("other");
    expect(nearestSpot(spots, { x: 90, y: 0 }, 30, () => true)).toBeNull();
  });
});

describe("journeys", () => {
  const hop = (seat: number, link: string, from: string, to: string): [string, Record<string, string | number>] => [
    "travels",
    { seat, link, from: `town:${from}`, to: `town:${to}` },
  ];

  test("are read round by round, with what was collected", () => {
    const journal = [
      step(1, [
        ["round", { round: 1 }],
        hop(0, "road:beata-elvenhold", "elvenhold", "beata"),
        ["collects", { seat: 0, from: "town:beata" }],
      ]),
      step(2, [hop(1, "ferry:elvenhold-virst", "elvenhold", "virst")], true),
      step(3, [["round", { round: 2 }], hop(1, "river:elvenhold-rivinia", "elvenhold", "rivinia")]),
    ];
    const found = journeys(journal);
    expect(found.get(1)).toEqual([
      { seat: 0, link: "road:beata-elvenhold", from: "elvenhold", to: "beata", collected: true },
    ]);
    expect(found.get(2)?.map(({ to, collected }) => [to, collected])).toEqual([["rivinia", false]]);
  });
});

describe("the planner", () => {
  const reach: ReachInfo[] = [
    { town: "town:tichih", cards: 2, way: ["river:elvenhold-rivinia", "river:rivinia-tichih"] },
  ];

  test("takes links and towns one after the other", () => {
    let path = extended([], "elvenhold", "road:elvenhold-lapphalya", [], reach);
    path = extended(path, "elvenhold", "town:feodor", [], reach);
    expect(path).toEqual(["road:elvenhold-lapphalya", "road:feodor-lapphalya"]);
    expect(endOf(path, "elvenhold")).toBe("feodor");
    expect(extended(path, "elvenhold", "road:jaccaranda-tichih", [], reach)).toBe(path);
  });

  test("goes back when its last step or its end is touched again", () => {
    const path = ["road:elvenhold-lapphalya", "road:feodor-lapphalya"];
    expect(extended(path, "elvenhold", "town:feodor", [], [])).toEqual(path.slice(0, 1));
    expect(extended(path, "elvenhold", "road:feodor-lapphalya", [], [])).toEqual(path.slice(0, 1));
  });

  test("begins with the server's own way to a town within reach", () => {
    expect(extended([], "elvenhold", "town:tichih", [], reach)).toEqual(reach[0]?.way);
  });

  test("of two links between towns the open and cheap one is taken", () => {
    expect(shortest("elvenhold", "beata", [way("river:beata-elvenhold", 2)])).toEqual(["river:beata-elvenhold"]);
    expect(
      shortest("elvenhold", "beata", [way("river:beata-elvenhold", 2, false), way("road:beata-elvenhold", 1)]),
    ).toEqual(["road:beata-elvenhold"]);
    expect(shortest("usselen", "beata", []).length).toBeGreaterThan(4);
  });
});

test("towns are found without accents, apostrophes or capitals", () => {
  const towns = [
    { id: "dagamura", name: "Dag’Amura" },
    { id: "mahdavikia", name: "Mah’Davikia" },
    { id: "albaran", name: "Al’Baran" },
  ];
  expect(findTowns(towns, "daga").map(({ id }) => id)).toEqual(["dagamura"]);
  expect(findTowns(towns, "da").map(({ id }) => id)).toEqual(["dagamura", "mahdavikia"]);
});

test("names are sorted as a reader would, whatever the accents and signs in them", () => {
  const sorted = (...names: string[]) =>
    names
      .map((name) => ({ name }))
      .sort(byName)
      .map(({ name }) => name);
  expect(sorted("Virst", "Érgeren", "Feodor", "Al'Baran", "Elvenhold")).toEqual([
    "Al'Baran",
    "Elvenhold",
    "Érgeren",
    "Feodor",
    "Virst",
  ]);
  expect(sorted("Яра", "Ёлка", "Жар", "Дом")).toEqual(["Дом", "Ёлка", "Жар", "Яра"]);
});

test("what is printed comes from the server; only the look is the page's own", () => {
  const faces = {
    unicorn: { kind: "unicorn", woods: 1, desert: 2, mountains: 1 },
    raft: { kind: "raft" },
  } as unknown as Faces;
  expect(["plains", "woods", "desert"].map((terrain) => costOf(faces, "unicorn", terrain))).toEqual([0, 1, 2]);
  expect(faceOf(faces, "raft")).toMatchObject({ kind: "raft", sign: "drop" });
  expect(faceOf(faces, "obstacle").kind).toBe("obstacle");
  expect(byKind("raft", faces)).toBe(1);
});
