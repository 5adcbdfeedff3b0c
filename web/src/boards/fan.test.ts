import { expect, test } from "vitest";
import { fan } from "./fan";

test("few cards lie side by side in the middle", () => {
  const { width, rows, places } = fan(3, 800, 160);
  expect(rows).toBe(false);
  expect(places.map(({ x }) => Math.round(x - (places[0]?.x ?? 0)))).toEqual([
    0,
    Math.round(width + 8),
    Math.round(2 * width + 16),
  ]);
});

test("more cards overlap as long as a finger finds each", () => {
  const { width, rows, places } = fan(7, 378, 130);
  expect(rows).toBe(false);
  const step = (places[1]?.x ?? 0) - (places[0]?.x ?? 0);
  expect(step).toBeLessThan(width);
  expect(step).toBeGreaterThanOrEqual(44);
});

test.each([
  [12, 350, 109],
  [14, 350, 109],
  [12, 380, 143],
])("%i cards in %i x %i pixels lie in two rows, none over another", (count, width, height) => {
  const made = fan(count, width, height);
  expect(made.rows).toBe(true);
  expect(made.width).toBeGreaterThanOrEqual(44);
  expect(made.height).toBeGreaterThanOrEqual(44);
  for (const { x, y } of made.places) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + made.width).toBeLessThanOrEqual(width);
    expect(y + made.height).toBeLessThanOrEqual(height);
  }
  expect(new Set(made.places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
});
