import { expect, test } from "vitest";
import type { SylvionView } from "../../wire";
import { byKind } from "../../art/faces";
import { byCost } from "./faces";
import { add, curve, omens, tally } from "./reading";

function view(board: Record<number, string>, forecast: SylvionView["forecast"]): SylvionView {
  const cells = Array.from({ length: 16 }, (_, at) => board[at] ?? "");
  return { board: cells, forecast } as SylvionView;
}

const event = (name: string, values: Record<string, string | number>) => ({ key: `sylvion-event-${name}`, values });

test("an elemental at the forest burns from its cell", () => {
  const found = omens(
    view({ 0: "elemental_2" }, [event("forest", { card: "elemental_2", from: "cell:a1", to: "forest", damage: 2 })]),
  );
  expect(found["a1"]).toMatchObject({ burns: 2, leaves: true });
});

test("a bearer of the pawn at the forest dooms it, however weak", () => {
  const found = omens(
    view({ 0: "ravager_0" }, [event("forest-pawn", { card: "ravager_0", from: "cell:a1", to: "forest" })]),
  );
  expect(found["a1"]).toMatchObject({ burns: 0, dooms: true, leaves: true });
});

test("a march leaves a ghost where it ends", () => {
  const found = omens(
    view({ 1: "elemental_1" }, [event("moves", { card: "elemental_1", from: "cell:b1", to: "cell:a1" })]),
  );
  expect(found["a1"]?.ghost).toBe("elemental_1");
  expect(found["b1"]?.leaves).toBe(true);
});

test("a fight in which both fall marks both", () => {
  const found = omens(
    view({ 0: "fountain_1", 1: "elemental_1" }, [
      event("attacks", { card: "elemental_1", other: "fountain_1", from: "cell:b1", to: "cell:a1" }),
      event("destroyed", { card: "fountain_1", from: "cell:a1" }),
      event("destroyed", { card: "elemental_1", from: "cell:a1" }),
    ]),
  );
  expect(found["a1"]).toMatchObject({ fight: true, falls: true, ghost: "" });
  expect(found["b1"]).toMatchObject({ leaves: true, falls: true });
});

test("a stronger attacker stands where the tree stood", () => {
  const found = omens(
    view({ 0: "tree_2", 1: "elemental_3" }, [
      event("attacks", { card: "elemental_3", other: "tree_2", from: "cell:b1", to: "cell:a1" }),
      event("destroyed", { card: "tree_2", from: "cell:a1" }),
    ]),
  );
  expect(found["a1"]).toMatchObject({ falls: true, ghost: "elemental_3" });
  expect(found["b1"]?.falls).toBe(false);
});

const FACES = {
  fountain_2: { kind: "fountain", cost: 1, strength: 2 },
  fountain_4: { kind: "fountain", cost: 3, strength: 4 },
  whale: { kind: "animal", cost: 0 },
  elephant: { kind: "animal", cost: 1 },
  betrayal: { kind: "betrayal" },
};

test("the curve counts by cost and kind, as printed", () => {
  const cards = { elephant: 2, fountain_2: 1, betrayal: 3 };
  expect(curve(cards, FACES)[1]).toEqual({ cost: 1, kinds: { animal: 2, fountain: 1 }, total: 3 });
  expect(curve(cards, { ...FACES, elephant: { kind: "animal", cost: 0 } })[0]?.total).toBe(2);
});

test("counts add up", () => {
  expect(add(tally(["owl", "owl"]), { owl: 1, fish: 2 })).toEqual({ owl: 3, fish: 2 });
});

test("cheap cards come first", () => {
  expect(byCost("whale", FACES)).toBeLessThan(byCost("fountain_4", FACES));
  expect(byKind("fountain_4", FACES)).toBeLessThan(byKind("whale", FACES));
});
