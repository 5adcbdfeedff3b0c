/** How a match ended for who looks at it, and whether its deal was the one promised. */

import type { Table } from "../state/table.svelte";

/** Say whether the faced seat has won; to a spectator, whether anybody has. */
export function victorious(table: Table): boolean {
  const outcome = table.view?.outcome;
  return !!outcome && (table.face < 0 ? outcome.winners.length > 0 : outcome.winners.includes(table.face));
}

/** Return the seed that a record tells. */
export function seedIn(record: string): string {
  return /^seed: (.+)$/m.exec(record)?.[1]?.trim() ?? "";
}

/** Return the hash that is promised before a match for this seed, or "" where the browser offers no hash. */
export async function commitmentOf(seed: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return ""; // only given to pages from this machine or over https
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`elderwood seed ${seed}`));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
