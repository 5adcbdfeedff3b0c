import { beforeEach, expect, test } from "vitest";
import type { ClientMessage, Hinted } from "../wire";
import { Advice } from "./advice.svelte";

const sent: ClientMessage[] = [];
let advice: Advice;

const answer = (id: string): Hinted => ({ type: "hint", id, seat: 0, decision: 1, moves: [] });
const asked = (): string => sent.flatMap((one) => (one.type === "hint" ? [one.id] : [])).at(-1) ?? "";

beforeEach(() => {
  sent.length = 0;
  advice = new Advice(
    () => ({ table: "t", seat: 0, decision: 1, refusal: null }),
    (message) => sent.push(message),
    () => undefined,
  );
});

test("what is still thought about is asked again on a new line, and heard there", () => {
  advice.toggle();
  advice.renew();
  expect(sent.map((one) => one.type)).toEqual(["hint", "hint"]);
  expect(advice.thinking).toBe(true);
  advice.hear(answer(asked()));
  expect(advice.shown).not.toBeNull();
});

test("what was found is forgotten on a new line, and nothing is asked that nobody waits for", () => {
  advice.toggle();
  advice.hear(answer(asked()));
  advice.renew();
  expect(advice.shown).toBeNull();
  expect(sent.length).toBe(1);
});
