import { expect, test } from "vitest";
import { softly } from "./syllables";

test.each([
  ["Всевидящий орёл", "Все-ви-дя-щий орёл"],
  ["Длинношеий", "Длин-но-шеий"],
  ["Каменный паук", "Камен-ный паук"],
  ["Целительница", "Цели-тель-ница"],
  ["Longneck", "Long-neck"],
  ["Berserker", "Ber-ser-ker"],
  ["Shieldbearer", "Shield-bea-rer"],
  ["Grenouille", "Gre-nouille"],
  ["Troglodyte", "Trog-lo-dyte"],
])("%s may be broken as %s", (text, shown) => {
  expect(softly(text)).toBe(shown.replaceAll("-", "\u00AD"));
});

test("short words are left whole, and no letter is lost", () => {
  expect(softly("Лесной друид")).toBe("Лесной друид");
  expect(softly("Necromancer").replaceAll("\u00AD", "")).toBe("Necromancer");
});
