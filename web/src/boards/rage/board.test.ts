import { describe, expect, it } from "vitest";
import type { MoveInfo, RageCellView, RageView } from "../../wire";
import { SLOTS, cornerOf, grid, lookedAt, offers, sidesAsked, towards } from "./reading";

function cell(name: string, x: number, y: number): RageCellView {
  return { name, kind: "land", owner: -1, home: -1, shielded: false, x, y };
}

const move = (word: string, thing: string): MoveInfo => ({
  move: word,
  family: word.split("-")[0] ?? "",
  key: "",
  values: {},
  things: [thing],
  passes: false,
  hint: null,
  doubt: null,
});
const view = (parts: Partial<RageView>) => ({ stack: [], squads: [], battle: null, ...parts }) as unknown as RageView;

describe("the map", () => {
  const cells = [cell("A1", -1, 0), cell("A2", 1, 0), cell("B1", -2, 1), cell("B2", 0, 1), cell("B3", 2, 1)];

  it.each([
    [300, 200],
    [90, 400],
    [800, 100],
  ])("fits %i x %i", (width, height) => {
    const laid = grid(cells, width, height);
    for (const one of cells) {
      const { left, top } = cornerOf(one, cells, laid);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + laid.wide).toBeLessThanOrEqual(width + 0.001);
      expect(top + laid.high).toBeLessThanOrEqual(height + 0.001);
    }
  });

  it("moves every second row by half a cell", () => {
    const laid = grid(cells, 300, 200);
    const [first, below] = [cornerOf(cells[0]!, cells, laid), cornerOf(cells[2]!, cells, laid)];
    expect(first.left - below.left).toBeCloseTo(laid.wide / 2);
    expect(below.top - first.top).toBeCloseTo(laid.high * 0.75);
  });
});

describe("the battlefield", () => {
  // Where a slot lies, seen from the slot: left, forward and right are the next ones clockwise.
  const AT: Record<string, [number, number]> = { n: [1, 0], e: [2, 1], s: [1, 2], w: [0, 1] };
  const STEP: Record<string, [number, number]> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

  it("turns every icon towards the slot it is about", () => {
    SLOTS.forEach((slot, at) => {
      const from = AT[slot]!;
      towards(slot).forEach((direction, side) => {
        const to = AT[SLOTS[(at + 1 + side) % 4]!]!;
        const [x, y] = STEP[direction]!;
        expect((to[0] - from[0]) * x + (to[1] - from[1]) * y, `${slot} ${direction}`).toBeGreaterThan(0);
      });
    });
  });

  it("asks for the sides of the one that moves, or of the one aimed at", () => {
    const battle = { mover: "e" } as RageView["battle"];
    const stack = [{ seat: 0, card: "initiate", cancelled: false, aim: "slot:w", other: "", side: "" }];
    expect(sidesAsked(view({ battle }), "rage-ask-attack")).toBe("e");
    expect(sidesAsked(view({ battle, stack }), "rage-ask-side")).toBe("w");
    expect(sidesAsked(view({ battle, stack }), "rage-ask-window")).toBe("");
  });
});

describe("what is laid out to be chosen", () => {
  it("is what lies nowhere else", () => {
    const squads = [{ open: "", cards: ["orc", "gnome", "wolf"] }];
    expect(offers(view({}), [move("take-orc", "discard:orc")], "rage-ask-take", false)).toEqual({
      zone: "discard",
      things: ["discard:orc"],
    });
    expect(offers(view({}), [move("send-raider", "hand:raider")], "rage-ask-send", false)).toBeNull();
    expect(offers(view({ squads }), [move("fight-1", "squad:1")], "rage-ask-squad", false)).toBeNull();
    expect(offers(view({ squads }), [move("fight-1", "squad:1")], "rage-ask-squad", true)).toEqual({
      zone: "squad",
      things: ["squad:1"],
    });
    expect(lookedAt(view({ squads }))).toEqual(["orc", "gnome", "wolf"]);
  });
});
