/** The floors of the page: each knows only the floors below it, and no file comes back to itself. */

import { expect, test } from "vitest";

// From the ground up; README.md says what each is for. What lies in no folder but `wire.ts` is the roof and may use all.
const FLOORS = ["wire.ts", "texts", "art", "browser", "motion", "parts", "boards", "state", "frame", "pages"];

const sources = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const files = Object.fromEntries(
  Object.entries(sources)
    .filter(([path]) => !/\.test\.ts$|\.d\.ts$/.test(path))
    .map(([path, text]) => [path.slice(2), text]),
);

/** Return the files of ours that a file imports, dynamically or not. */
function importsOf(file: string, text: string): string[] {
  const found = text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]*)"/g);
  return [...found].flatMap(([, path = ""]) => resolve(file, path) ?? []);
}

function resolve(file: string, path: string): string | null {
  const parts = file.split("/").slice(0, -1);
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  const whole = parts.join("/");
  const names = [whole, `${whole}.ts`, `${whole}.svelte`, `${whole}/index.ts`];
  return names.find((name) => name in files) ?? null;
}

const floorOf = (file: string) => FLOORS.indexOf(file.split("/")[0] ?? "");

/** Return the imports of a file that point up. */
function upward(file: string, imports: string[]): string[] {
  const floor = floorOf(file);
  return floor < 0 ? [] : imports.filter((other) => floorOf(other) > floor || floorOf(other) < 0);
}

const graph = new Map(Object.entries(files).map(([file, text]) => [file, importsOf(file, text)]));

test.each([...graph.keys()])("%s imports nothing above it", (file) => {
  expect(upward(file, graph.get(file) ?? [])).toEqual([]);
});

test("every folder is a floor", () => {
  const folders = new Set(
    Object.keys(files)
      .filter((file) => file.includes("/"))
      .map((file) => file.split("/")[0]),
  );
  expect([...folders].filter((folder) => !FLOORS.includes(folder ?? ""))).toEqual([]);
});

test("no file comes back to itself", () => {
  expect(cycleIn(graph)).toEqual([]);
  expect(
    cycleIn(
      new Map([
        ["a", ["b"]],
        ["b", ["c"]],
        ["c", ["b"]],
      ]),
    ),
  ).toEqual(["b", "c", "b"]);
});

/** Return the first way that leads back to its beginning. A part that draws itself, as lists of lists do, is none. */
function cycleIn(all: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const walk = (file: string, way: string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of all.get(file) ?? []) {
      const found = next === file ? [] : walk(next, [...way, file]);
      if (found.length) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of all.keys()) {
    const found = walk(file, []);
    if (found.length) return found;
  }
  return [];
}

test("the board of a title knows no other title", () => {
  const titleOf = (file: string) => /^(?:boards|art)\/([a-z]+)\//.exec(file)?.[1];
  const strangers = [...graph].flatMap(([file, imports]) =>
    imports
      .filter((other) => titleOf(file) && titleOf(other) && titleOf(other) !== titleOf(file))
      .map((other) => [file, other]),
  );
  expect(strangers).toEqual([]);
});

test("imports are found in all their forms", () => {
  const text =
    'import { a } from "../wire";\nimport "../art/icons";\nconst x = await import("../texts/speaker");\nimport svelte from "svelte";';
  expect(importsOf("motion/motion.ts", text)).toEqual(["wire.ts", "art/icons.ts", "texts/speaker.ts"]);
  expect(upward("texts/speaker.ts", ["wire.ts", "art/icons.ts", "App.svelte"])).toEqual(["art/icons.ts", "App.svelte"]);
});
