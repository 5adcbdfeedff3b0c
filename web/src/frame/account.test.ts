import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../wire";
import { type Deed, type Given, askedBy, deedsOf, filledWith, perform } from "./account";

const sent = vi.fn();
vi.mock("../browser/place", () => ({ placed: (path: string) => path }));

let answer = "";
beforeEach(() => {
  sent.mockClear();
  answer = "null";
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent(init.method, path, JSON.parse(String(init.body)));
    return Promise.resolve(new Response(answer));
  });
});

const me = (account: boolean): Me => ({ id: "a", name: "Ann", account });
const given: Given = { name: "Ann", old: "old secret", code: "abcd", secret: "secret", new: "new secret" };

test("a guest can come in, who is in can go; nobody is offered what the server would refuse", () => {
  expect(deedsOf(me(false))).toEqual(["in", "up", "recover"]);
  expect(deedsOf(me(true))).toEqual(["out", "everywhere", "password", "codes", "delete"]);
});

test("each deed sends what its fields hold, and nothing else", async () => {
  answer = JSON.stringify({ codes: ["x"] });
  const requests: [Deed, string, string, object][] = [
    ["up", "POST", "/api/account", { name: "Ann", password: "new secret" }],
    ["in", "POST", "/api/account/sign-in", { name: "Ann", password: "secret" }],
    ["recover", "POST", "/api/account/recover", { name: "Ann", code: "abcd", password: "new secret" }],
    ["password", "POST", "/api/account/password", { old: "old secret", new: "new secret" }],
    ["codes", "POST", "/api/account/codes", { password: "secret" }],
    ["out", "POST", "/api/account/sign-out", { everywhere: false }],
    ["everywhere", "POST", "/api/account/sign-out", { everywhere: true }],
    ["delete", "DELETE", "/api/account", { password: "secret" }],
  ];
  for (const [deed, method, path, body] of requests) {
    await perform(deed, given);
    expect(sent).toHaveBeenLastCalledWith(method, path, body);
    const fields = askedBy(deed).map((asked) => given[asked]);
    expect(Object.values(body).filter((value) => typeof value === "string")).toEqual(fields);
  }
});

test("codes are shown, a new password is told, and whoever is somebody else now begins anew", async () => {
  answer = JSON.stringify({ codes: ["abcd-efgh"] });
  expect(await perform("up", given)).toEqual({ kind: "codes", codes: ["abcd-efgh"] });
  expect(await perform("codes", given)).toEqual({ kind: "codes", codes: ["abcd-efgh"] });
  expect(await perform("password", given)).toEqual({ kind: "told", key: "page-account-changed" });
  for (const deed of ["in", "recover", "out", "everywhere", "delete"] as const) {
    expect(await perform(deed, given)).toEqual({ kind: "anew" });
  }
});

test("a browser is told which password is an old one, and keeps no code", () => {
  expect((["name", "old", "secret", "new", "code"] as const).map(filledWith)).toEqual([
    "username",
    "current-password",
    "current-password",
    "new-password",
    "off",
  ]);
});
