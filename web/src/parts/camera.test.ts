import { describe, expect, test } from "vitest";
import { LARGEST, fit, fitted, held, proportions, showing, zoomed } from "./camera";

describe("the camera", () => {
  const window = { width: 700, height: 400 };

  test("fits the whole map and centres it", () => {
    expect(fitted(window, 1.4).width).toBeCloseTo(560);
    expect(fit(window, 1.4)).toEqual({ scale: 1, x: expect.closeTo(70), y: 0 });
  });

  test("stretches the land to its window, within reason", () => {
    expect(proportions({ width: 600, height: 400 }, 1.02, 1.75)).toBeCloseTo(1.5);
    expect(proportions({ width: 900, height: 300 }, 1.02, 1.75)).toBe(1.75);
    expect(proportions({ width: 300, height: 600 }, 1.02, 1.75)).toBeGreaterThan(1);
  });

  test("zooms around a point and never leaves a gap", () => {
    const near = zoomed(fit(window, 1.4), 2, { x: 350, y: 200 }, window, 1.4);
    expect(near).toEqual({ scale: 2, x: expect.closeTo(-210), y: expect.closeTo(-200) });
    expect(held({ ...near, x: 500, y: 500 }, window, 1.4)).toMatchObject({ x: 0, y: 0 });
    expect(zoomed(near, 99, { x: 0, y: 0 }, window, 1.4).scale).toBe(LARGEST);
    expect(zoomed(near, 0.01, { x: 0, y: 0 }, window, 1.4)).toEqual(fit(window, 1.4));
  });

  test("moves only for what is out of sight", () => {
    const near = zoomed(fit(window, 1.4), 3, { x: 350, y: 200 }, window, 1.4);
    expect(showing(near, { x: 0.5, y: 0.5 }, window, 1.4)).toBe(near);
    expect(showing(near, { x: 0.9, y: 0.9 }, window, 1.4).x).toBeLessThan(near.x);
  });
});
