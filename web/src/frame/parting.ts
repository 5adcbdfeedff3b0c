/** Which ways lead out of a table for who looks at it. */

import type { TableInfo } from "../wire";

export type Way = "back" | "concede" | "leave" | "end" | "ask" | "withdraw" | "hide" | "pause" | "unpause" | "resume";

/** Return the ways out, the mildest first; none where the reader has nothing to do with the table. */
export function waysOut(info: TableInfo): Way[] {
  const mine = info.seats.filter((seat) => seat.mine);
  const kept = info.seats.find((seat) => seat.kept);
  if (!mine.length && !kept && !(info.host && info.state === "open")) return [];
  if (info.state === "over" || info.locked) return ["hide"];
  if (info.state === "open") return ["leave"];
  if (!mine.length) return kept?.presence === "gone" ? ["back"] : ["back", "leave"];
  const others = info.seats.some((seat) => isHeld(seat) && !seat.mine);
  if (!others) return [...pauses(info), "end"];
  return [...pauses(info), "concede", "leave", mine.some((seat) => seat.ends) ? "withdraw" : "ask"];
}

/** Return what may be done about a pause where there is a clock. */
function pauses(info: TableInfo): Way[] {
  if (info.clock.kind === "none") return [];
  if (info.paused) return ["resume"];
  return info.seats.some((seat) => seat.mine && seat.pauses) ? ["unpause"] : ["pause"];
}

/** Return the seats whose people would pause the match, if the reader has not answered yet. */
export function askedToPause(info: TableInfo): number[] {
  const mine = info.seats.filter((seat) => seat.mine);
  if (info.state !== "playing" || info.paused || !mine.length || mine.some((seat) => seat.pauses)) return [];
  return info.seats.filter((seat) => seat.pauses && isHeld(seat)).map((seat) => seat.seat);
}

/** Return the seats whose people would end the match, if the reader has not answered yet. */
export function askedToEnd(info: TableInfo): number[] {
  const mine = info.seats.filter((seat) => seat.mine);
  if (info.state !== "playing" || !mine.length || mine.some((seat) => seat.ends)) return [];
  return info.seats.filter((seat) => seat.ends && isHeld(seat)).map((seat) => seat.seat);
}

/** Return the seats whose people have not yet agreed to go on under today's rules. */
export function awaitedToRenew(info: TableInfo): number[] {
  return info.seats.filter((seat) => isHeld(seat) && !seat.renews).map((seat) => seat.seat);
}

function isHeld(seat: TableInfo["seats"][number]): boolean {
  return (seat.kind === "person" || seat.kind === "local") && seat.presence !== "gone" && !seat.program;
}
