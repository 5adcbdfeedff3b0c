/** Which declared options can be chosen. */

import type { OptionInfo } from "../wire";

/** Say whether an option applies to a number of seats and to what else is chosen. */
export function applies(option: OptionInfo, chosen: Record<string, string>, seats: number): boolean {
  if (option.seats.length && !option.seats.includes(seats)) return false;
  return Object.entries(option.needs).every(([name, value]) => chosen[name] === value);
}
