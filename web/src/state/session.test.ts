import { expect, test, vi } from "vitest";
import type { TitleInfo } from "../wire";
import { arrive, firstTable, session, signedOut, usualTable, whoAmI } from "./session.svelte";

const me = vi.fn(() => Promise.resolve({ name: "Ann" }));

vi.mock("./api", () => ({
  api: {
    me: () => me(),
    titles: () => Promise.resolve([{ id: "sylvion" }]),
  },
}));

test("a newcomer becomes one guest, however many ask; who could not ask, asks again", async () => {
  me.mockImplementationOnce(() => Promise.reject(new Error("offline")));
  await expect(arrive()).rejects.toThrow("offline");
  await Promise.all([arrive(), whoAmI(), whoAmI()]);
  expect(me).toHaveBeenCalledTimes(2);
  expect(session.me).toEqual({ name: "Ann" });
  expect(session.titles).toEqual([{ id: "sylvion" }]);
});

test("an account that the line no longer knows was signed out elsewhere; a guest may be greeted late", () => {
  const ann = { id: "ann", name: "Ann", account: true };
  expect(signedOut(ann, "")).toBe(true);
  expect(signedOut(ann, "ben")).toBe(true);
  expect(signedOut(ann, "ann")).toBe(false);
  expect(signedOut(ann, null)).toBe(false);
  expect(signedOut({ ...ann, account: false }, "")).toBe(false);
  expect(signedOut(null, "")).toBe(false);
});

test("a first match is what the title declares, a usual one what it always was", () => {
  const title = {
    id: "farrun",
    usual: 3,
    options: [
      { name: "game", default: "long" },
      { name: "map", default: "whole" },
    ],
    first: { seats: 2, bot: "random", options: { game: "short" } },
  } as unknown as TitleInfo;
  const self = { kind: "me" };
  expect(firstTable(title, "")).toEqual({
    title: "farrun",
    options: { game: "short", map: "whole" },
    seats: [self, { kind: "bot", bot: "random" }],
    start: true,
  });
  expect(firstTable(title, "level-2").seats).toEqual([self, { kind: "bot", bot: "level-2" }]);
  expect(usualTable(title, "").options).toEqual({ game: "long", map: "whole" });
  expect(usualTable(title, "level-3").seats).toEqual([self, ...[1, 2].map(() => ({ kind: "bot", bot: "level-3" }))]);
});
