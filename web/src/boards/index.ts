/** The boards: each is fetched when it is first needed. A title without one of its own is drawn on the plain one. */

import type { BoardModule } from "./board";

const boards = import.meta.glob<BoardModule>("./*/index.ts");

/** Fetch the board of a title. */
export async function loadBoard(title: string): Promise<BoardModule> {
  const load = boards[`./${title}/index.ts`] ?? boards["./plain/index.ts"];
  if (!load) throw new Error("the plain board is missing");
  return load();
}
