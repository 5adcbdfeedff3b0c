/** Reading clocks: what is left by the server's time, how it is written, and which clocks a table may have. */

import type { Clock, SeatInfo } from "../wire";

const DAY = 86400;
const LITTLE = 10; // seconds, or a tenth of the whole

/** The clocks that are offered; others are put together by hand. */
export const PRESETS: Omit<Clock, "bot">[] = [
  { kind: "none", time: 0, increment: 0 },
  { kind: "move", time: 30, increment: 0 },
  { kind: "move", time: 90, increment: 0 },
  { kind: "bank", time: 600, increment: 10 },
  { kind: "bank", time: 1800, increment: 20 },
  { kind: "days", time: 1, increment: 0 },
  { kind: "days", time: 3, increment: 0 },
];

/** How much of a clock one may choose, in the unit it is chosen in: seconds, minutes or days. */
export const BOUNDS = { move: [5, 3600], bank: [1, 360], days: [1, 30] } as const;

/** Return the seconds left to a seat at a time of the server's; null where there is nothing to show. */
export function leftOf(seat: SeatInfo, clock: Clock, now: number): number | null {
  if (seat.until) return Math.max(0, seat.until - now);
  const waits = clock.kind === "bank" && (seat.kind === "person" || seat.kind === "local");
  return waits && seat.left > 0 ? seat.left : null;
}

/** Write seconds as a clock shows them: 2 days as `2d 0:00`, hours as `1:02:03`, less as `0:09`. */
export function written(seconds: number): string {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, "0");
  if (days) return `${days}d ${hours}:${two(minutes)}`;
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Say whether so little is left that it is time to hurry. */
export function isLittle(seconds: number, clock: Clock): boolean {
  return seconds < Math.max(LITTLE, (clock.time * (clock.kind === "days" ? DAY : 1)) / 10);
}

/** Return which of some marks was passed on the way from one time left to the next, the lowest of them; 0: none. */
export function passed(before: number, now: number, marks: number[]): number {
  const found = marks.filter((mark) => before > mark && now <= mark);
  return found.length ? Math.min(...found) : 0;
}

/** Return what names a clock, and how much of it there is in words. */
export function called(clock: Clock): { key: string; values: Record<string, number> } {
  const count = clock.kind === "bank" ? Math.round(clock.time / 60) : clock.time;
  return { key: `page-clock-${clock.kind}`, values: { count, increment: clock.increment } };
}
