import { afterEach, expect, test, vi } from "vitest";
import { placed, within } from "./place";

function live(path?: string): void {
  vi.stubGlobal("document", { documentElement: { dataset: path === undefined ? {} : { path } } });
}

afterEach(() => vi.unstubAllGlobals());

test("a page that was told nothing lives at the root", () => {
  live();
  expect(placed("/lobby")).toBe("/lobby");
  expect(placed("/")).toBe("/");
  expect(within("/table/a")).toBe("/table/a");
  expect(within("/")).toBe("/");
});

test("a page below a path finds its own addresses there, and none elsewhere", () => {
  live("/games/wood/");
  expect(placed("/")).toBe("/games/wood/");
  expect(placed("/api/me")).toBe("/games/wood/api/me");
  expect(within("/games/wood/table/a")).toBe("/table/a");
  expect(within("/games/wood/")).toBe("/");
  expect(within("/games/wood")).toBe("/");
  expect(within("/games/woodland")).toBeNull();
  expect(within("/")).toBeNull();
});
