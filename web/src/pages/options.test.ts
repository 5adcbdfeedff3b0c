import { expect, test } from "vitest";
import type { OptionInfo } from "../wire";
import { applies } from "./options";

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  name: "x",
  values: [],
  default: "",
  needs: {},
  seats: [],
  house: false,
  ...more,
});

test("an option for two is not offered to one", () => {
  expect(applies(option({ seats: [2] }), {}, 1)).toBe(false);
  expect(applies(option({ seats: [2] }), {}, 2)).toBe(true);
});

test("an option that needs another waits for it", () => {
  expect(applies(option({ needs: { game: "siege" } }), { game: "intro" }, 1)).toBe(false);
  expect(applies(option({ needs: { game: "siege" } }), { game: "siege" }, 1)).toBe(true);
});
