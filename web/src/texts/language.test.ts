import { beforeAll, expect, test, vi } from "vitest";
import { LANGUAGES, cataloguesOf, clock, hasText, localeOf, reader, say } from "./language.svelte";

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

test("a page without a table needs no title's texts", async () => {
  await reader.speak("en");
  expect(say("sylvion-title")).toBe("Sylvion");
  expect(hasText("sylvion-card-owl")).toBe(false);
  expect(reader.knows("sylvion")).toBe(false);
});

test("what was learnt is spoken in every language", async () => {
  await reader.learn("sylvion");
  expect(reader.knows("sylvion")).toBe(true);
  const words = [];
  for (const lang of LANGUAGES) {
    await reader.speak(lang);
    words.push(say("sylvion-card-owl"));
  }
  expect(new Set([...words, "sylvion-card-owl"]).size).toBe(4);
});

test("a time of day has two figures for the hour and two for the minute, in all 24 hours", () => {
  const at = (hour: number, minute: number): string => clock(new Date(2026, 10, 5, hour, minute, 59).getTime() / 1000);
  expect([at(0, 0), at(9, 5), at(13, 40), at(23, 59)]).toEqual(["00:00", "09:05", "13:40", "23:59"]);
});

test("dates are written as the browser's own English does, and not the American way for everybody", () => {
  expect(localeOf("en", ["de-DE", "en-AU", "en"])).toBe("en-AU");
  expect(localeOf("en", ["de-DE"])).toBe("en-GB");
  expect(localeOf("fr", ["en-GB", "fr-CH"])).toBe("fr-CH");
  expect(localeOf("ru", ["en-GB"])).toBe("ru");
});

test("who asks twice hears of both", async () => {
  await Promise.all([reader.speak("fr"), reader.learn("elfenland"), reader.speak("en")]);
  expect(document.documentElement.lang).toBe("en");
  expect([reader.knows("sylvion"), reader.knows("elfenland"), hasText("elfenland-card-raft")]).toEqual([
    true,
    true,
    true,
  ]);
});

test("a title without texts of its own is known at once", async () => {
  await reader.learn("nothing");
  expect(reader.knows("nothing")).toBe(true);
  expect(cataloguesOf(["nothing"])).toContain("page-nothing");
});
