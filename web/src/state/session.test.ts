import { expect, test, vi } from "vitest";
import { arrive, session, whoAmI } from "./session.svelte";

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
