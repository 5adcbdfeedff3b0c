/** What tells the players of a match apart: the title's own colours and signs if it has some, else those of the seats. */

import { type Livery, liveryOf } from "../art";
import type { View } from "../wire";
import type { BoardModule } from "./board";

/** Return the colour and the sign of a seat, as the board shows them; without a view, as they are before the match. */
export function liveryAt(module: Pick<BoardModule, "livery">, view: View | null, seat: number): Livery {
  return module.livery?.(view, seat) ?? liveryOf(seat);
}
