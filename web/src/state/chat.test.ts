import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../browser/settings.svelte";
import type { ChatLine, SeatInfo, TableInfo } from "../wire";
import { api } from "./api";
import { Chat, PHRASES, canTalk } from "./chat.svelte";

const line = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({
  number,
  who: "b0",
  seat: 1,
  name: "Boris",
  mine: false,
  time: 0,
  text: `line ${number}`,
  phrase: null,
  deleted: false,
  ...more,
});

beforeEach(() => {
  settings.heard = {};
  settings.unheard = [];
});

test("lines stand in order, whenever they come, and a deleted one takes the place of what was said", () => {
  const chat = new Chat(() => "t");
  for (const number of [2, 1, 3]) chat.hear(line(number));
  chat.hear(line(2, { text: "", deleted: true }));
  expect(chat.lines.map(({ number, text }) => [number, text])).toEqual([
    [1, "line 1"],
    [2, ""],
    [3, "line 3"],
  ]);
});

test("what others say counts as unread until it has been in sight, and is told once", () => {
  const missed = vi.fn();
  const chat = new Chat(() => "t", missed);
  chat.hear(line(1));
  chat.hear(line(2, { mine: true }));
  chat.hear(line(3));
  chat.hear(line(3, { text: "", deleted: true }));
  expect(chat.unread).toBe(1);
  expect(missed.mock.calls.map(([said]) => (said as ChatLine).number)).toEqual([1, 3]);
  chat.read();
  expect(chat.unread).toBe(0);
  chat.open = true;
  chat.hear(line(4));
  expect([chat.unread, missed.mock.calls.length]).toEqual([0, 2]);
});

test("who is muted is neither counted nor told, at any table, until heard again", () => {
  const missed = vi.fn();
  const chat = new Chat(() => "t", missed);
  chat.mute("b0", true);
  chat.hear(line(1));
  expect([chat.unread, chat.isMuted(line(1)), missed.mock.calls.length]).toEqual([0, true, 0]);
  expect(new Chat(() => "other").isMuted(line(1))).toBe(true);
  chat.mute("b0", false);
  expect(chat.unread).toBe(1);
});

test("what was said before is read on opening, and what had been read stays so", async () => {
  vi.spyOn(api, "chat").mockResolvedValue([line(1), line(2)]);
  settings.heard = { t: 1 };
  const chat = new Chat(() => "t");
  await chat.catchUp();
  expect([chat.lines.length, chat.unread]).toEqual([2, 1]);
});

test("it is asked for once for each line, and again where that failed", async () => {
  const asked = vi
    .spyOn(api, "chat")
    .mockReset()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue([line(1)]);
  const chat = new Chat(() => "t");
  for (let time = 0; time < 3; time++) await chat.catchUp();
  expect([asked.mock.calls.length, chat.lines.length]).toEqual([2, 1]);
  chat.renew();
  await chat.catchUp();
  expect(asked).toHaveBeenCalledTimes(3);
});

test("one talks to people, not to bots, programs or oneself", () => {
  const seat = (more: Partial<SeatInfo>) => ({ kind: "person", mine: false, program: false, ...more }) as SeatInfo;
  const at = (...seats: SeatInfo[]) => canTalk({ seats } as unknown as TableInfo);
  const me = seat({ mine: true });
  expect(at(me, seat({}))).toBe(true);
  expect(at(me, seat({ kind: "bot" }), seat({ program: true }), seat({ kind: "local", mine: true }))).toBe(false);
  expect(at(seat({}), seat({}))).toBe(false);
  expect(PHRASES.length).toBeGreaterThanOrEqual(12);
});
