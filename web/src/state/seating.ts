/** Who sits where: named by the same words wherever somebody is named. */

import { RefusalError, api } from "./api";
import { screen } from "../browser/screen.svelte";
import { say } from "../texts/language.svelte";
import type { SeatInfo } from "../wire";

/** Return who sits on a seat, or sat there when it was opened in the middle of a match; guests without a name are numbered. */
export function seatName(seat: Pick<SeatInfo, "kind" | "name" | "seat"> & { absent?: boolean }): string {
  if (seat.kind === "open" && !seat.absent) return say("lobby-open-seat");
  return seat.name || say("player", { number: seat.seat + 1 });
}

/** Name somebody who plays at this screen. */
export async function nameSeat(table: string, seat: number, name: string): Promise<void> {
  try {
    await api.nameSeat(table, seat, name);
  } catch (refusal) {
    if (refusal instanceof RefusalError) screen.tell(say(refusal.failure.key, refusal.failure.values));
  }
}
