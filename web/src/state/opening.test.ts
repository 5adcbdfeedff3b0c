import { beforeEach, expect, test, vi } from "vitest";
import { openTable, prepare } from "./opening";

const asked: string[] = [];
let online = true;
let told = {}; // by the server, when it gave the page

async function answer<T>(path: string, value: T): Promise<T> {
  asked.push(path);
  await Promise.resolve();
  if (!online) throw new Error("offline");
  return value;
}

vi.mock("./api", () => ({
  RefusalError: class extends Error {},
  api: {
    me: () => answer("me", { id: "ann" }),
    table: (id: string) => answer(`table ${id}`, { title: "sylvion", seats: [{ seat: 0 }] }),
    faces: (id: string) =>
      answer(`faces ${id}`, { faces: { owl: { kind: "animal" } }, kinds: [{ key: "round", head: true }] }),
  },
}));
vi.mock("./socket.svelte", () => ({
  socket: { open: () => asked.push("socket"), openAs: (id: string) => asked.push(`socket of ${id}`) },
}));
vi.mock("../art", () => ({ loadArt: (title: string) => answer(`art ${title}`, undefined) }));
vi.mock("../texts/language.svelte", () => ({
  reader: { learn: (title: string) => answer(`texts ${title}`, undefined) },
}));
vi.mock("../boards", () => ({ loadBoard: (title: string) => answer(`board ${title}`, "the board") }));

beforeEach(() => {
  online = true;
  asked.length = 0;
  told = {};
  vi.stubGlobal("document", { fonts: { load: () => undefined }, querySelector: () => ({ dataset: told }) });
});

test("a table is asked for in one volley, and the rest as soon as its title is known", async () => {
  const opening = openTable("t");
  expect(asked).toEqual(["table t", "faces t", "me"]);
  const made = await opening;
  expect(made).toMatchObject({ seats: [{ seat: 0 }], module: "the board", faces: { owl: { kind: "animal" } } });
  expect(made.meaning.heads({ key: "round", values: {} })).toBe(true);
  expect(asked.slice(3).sort()).toEqual(["art sylvion", "board sylvion", "socket of ann", "texts sylvion"]);
});

test("whoever is known opens the line at once", async () => {
  told = { known: "" };
  const opening = openTable("t");
  expect(asked).toEqual(expect.arrayContaining(["table t", "socket"]));
  await opening;
  expect(asked).toContain("socket of ann");
});

test("a table whose title the page was told of need not be heard of first", async () => {
  told = { title: "sylvion" };
  prepare("t");
  expect(asked).toEqual(expect.arrayContaining(["table t", "board sylvion", "art sylvion", "texts sylvion"]));
  await openTable("t");
});

test("what was prepared is not asked for again, and only once", async () => {
  prepare("t");
  asked.length = 0;
  await openTable("t");
  expect(asked).not.toContain("table t");
  await openTable("t");
  expect(asked).toContain("table t");
});

test("another table than the prepared one is fetched itself", async () => {
  prepare("t");
  await openTable("u");
  expect(asked).toContain("table u");
});

test("without a connection the next try asks again", async () => {
  online = false;
  await expect(openTable("t")).rejects.toThrow("offline");
  online = true;
  expect((await openTable("t")).module).toBe("the board");
});
