import { describe, expect, test } from "vitest";
import { type Hex, layOut, outline, touching } from "./hexes";
import { drawGrowth, drawLand, growOn } from "./land";

const hex = (name: string, x: number, y: number, kind = "land"): Hex => ({ name, kind, x, y });
// Two rows of four and five.
const CELLS = [
  ...[-3, -1, 1, 3].map((x) => hex(`A${x}`, x, 0, x === -3 ? "castle" : "land")),
  ...[-4, -2, 0, 2, 4].map((x) => hex(`B${x}`, x, 1, x === 4 ? "central" : "tower")),
];
const at = (name: string, layout: ReturnType<typeof layOut>) => layout.middles.get(name) ?? { x: NaN, y: NaN };

describe("the lands", () => {
  test.each([
    [600, 200],
    [200, 600],
    [90, 90],
    [1600, 300],
  ])("fit %i x %i", (width, height) => {
    const layout = layOut(CELLS, width, height);
    for (const { x, y } of layout.middles.values()) {
      expect(x - layout.wide / 2).toBeGreaterThanOrEqual(0);
      expect(y - layout.high / 2).toBeGreaterThanOrEqual(0);
      expect(x + layout.wide / 2).toBeLessThanOrEqual(layout.width + 0.001);
      expect(y + layout.high / 2).toBeLessThanOrEqual(layout.height + 0.001);
    }
  });

  test("lie on their side where that makes them larger", () => {
    expect([layOut(CELLS, 600, 200).turned, layOut(CELLS, 200, 600).turned]).toEqual([false, true]);
  });

  test.each([
    [600, 200],
    [200, 600],
  ])("lie beside whom they touch, at %i x %i", (width, height) => {
    const layout = layOut(CELLS, width, height);
    const far = (one: Hex, other: Hex) => {
      const [p, q] = [at(one.name, layout), at(other.name, layout)];
      return Math.hypot((p.x - q.x) / layout.wide, (p.y - q.y) / layout.high);
    };
    const pairs = CELLS.flatMap((one) => CELLS.filter((other) => other !== one).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => far(one, other) < 1.05 !== touching(one, other))).toEqual([]);
  });

  test("are drawn with a coast, roads and what grows, the same each time", () => {
    const layout = layOut(CELLS, 600, 200);
    const draw = () => drawLand(CELLS, layout) + drawGrowth(growOn(CELLS, layout), layout);
    const drawing = draw();
    expect(drawing).toBe(draw());
    expect(drawing).not.toContain("NaN");
    expect(drawing).toContain('stroke="var(--map-way)"');
    expect(drawing).toContain('stroke="var(--map-border)"');
    expect(drawing).not.toMatch(/ style=|<style/);
    expect(drawing.length).toBeLessThan(120_000);
  });

  test("have a hexagon's outline in their box", () => {
    expect(outline(false)).toBe("M50 0L100 25L100 75L50 100L0 75L0 25z");
    expect(outline(true)).toBe("M100 50L75 100L25 100L0 50L25 0L75 0z");
  });
});
