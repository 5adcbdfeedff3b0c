import { expect, test } from "vitest";
import type { MoveInfo, SylvionView } from "../../wire";
import { warning } from "./index";

function warned(move: string, told: Partial<SylvionView>): string {
  const view = {
    seats: 1,
    active: 0,
    points: 0,
    desolated: 3,
    rounds_left: 5,
    pawn: "",
    target: "",
    hands: [{ count: 5, cards: null, known: [] }],
    ...told,
  };
  return warning(view as SylvionView, { move } as MoveInfo)?.key ?? "";
}

const hand = (count: number) => [{ count, cards: null, known: [] }];

test("a fence in the last round is doubted (R5)", () => {
  expect(warned("feat-hedgehog_fence", { rounds_left: 0 })).toBe("sylvion-warn-fence-last");
  expect(warned("feat-hedgehog_fence", { rounds_left: 1 })).toBe("");
});

test("animals that would do nothing are doubted (R38)", () => {
  expect(warned("play-stag", { desolated: 0 })).toBe("sylvion-warn-no-effect");
  expect(warned("play-stag", { desolated: 1 })).toBe("");
  expect(warned("play-fish", { hands: hand(2) })).toBe("sylvion-warn-no-effect");
  expect(warned("play-fish", { hands: hand(3) })).toBe("");
  expect(warned("play-fish", { seats: 2, hands: hand(2) })).toBe("");
  expect(warned("play-fish", { seats: 2, hands: hand(1) })).toBe("sylvion-warn-no-effect");
});

test("a push into the forest is doubted, of the pawn's bearer most (R43)", () => {
  expect(warned("forest", {})).toBe("sylvion-warn-forest");
  expect(warned("forest", { pawn: "cell:a1", target: "cell:a1" })).toBe("sylvion-warn-forest-pawn");
});
