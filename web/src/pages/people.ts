/** Who sits at a table, in one line. */

import { say } from "../texts/language.svelte";
import type { TableInfo } from "../wire";

/** Return the names of a table's seats. */
export function people(table: TableInfo): string {
  return table.seats
    .map((seat) =>
      seat.kind === "open"
        ? say("lobby-open-seat")
        : seat.name || (seat.kind === "bot" ? say("lobby-bot") : say("player", { number: seat.seat + 1 })),
    )
    .join(", ");
}
