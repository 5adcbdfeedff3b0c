import { describe, expect, it } from "vitest";
import type { MoveInfo, RageView } from "../../wire";
import { SLOTS, lookedAt, offers, sidesAsked, towards } from "./reading";

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
