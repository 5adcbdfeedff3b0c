/** Everything a table's page needs, asked for at once: what can be asked for before it is drawn does not wait for that. */

import { loadArt } from "../art";
import { type Faces, readFaces } from "../art/faces";
import { loadBoard } from "../boards";
import type { BoardModule } from "../boards/board";
import { Kinds, type Meaning } from "../boards/kinds";
import { reader } from "../texts/language.svelte";
import type { SeatInfo } from "../wire";
import { api } from "./api";
import { whoAmI } from "./session.svelte";
import { socket } from "./socket.svelte";

/** What a table is made of. */
export interface Opening {
  seats: SeatInfo[];
  module: BoardModule;
  faces: Faces;
  meaning: Meaning;
}

let begun: { id: string; opening: Promise<Opening> } | null = null;

/** What the server knew of this page when it gave it: the title of its table, and whether it knows who came. */
const told = (): DOMStringMap => document.querySelector<HTMLTemplateElement>("#soon")?.dataset ?? {};

/** Begin to fetch a table that will be opened soon. */
export function prepare(id: string): void {
  void document.fonts.load("700 1em Alegreya"); // no page but a table's is sure to use it
  const { title } = told();
  if (title) fetchTitle(title).catch(() => undefined); // tried again when it is needed
  begun = { id, opening: fetchAll(id) };
  begun.opening.catch(() => undefined); // whoever opens the table hears of it
}

/** Fetch a table, unless that was begun already. */
export function openTable(id: string): Promise<Opening> {
  const opening = begun?.id === id ? begun.opening : fetchAll(id);
  begun = null;
  return opening;
}

async function fetchAll(id: string): Promise<Opening> {
  const [table, { faces, kinds }] = await Promise.all([
    api.table(id).then(async ({ title, seats }) => ({ title, seats, module: await fetchTitle(title) })),
    api.faces(id),
    meet(),
  ]);
  const { seats, module } = table;
  return { seats, module, faces: readFaces(faces), meaning: new Kinds(table.title, kinds) };
}

/** Open the line as the one we are: a newcomer has to become somebody first. A page out of a browser's cache may be told
 * of one who is known no more: then the line is opened again. */
async function meet(): Promise<void> {
  if ("known" in told()) socket.open();
  socket.openAs((await whoAmI()).id);
}

/** Fetch what all tables of a title are made of. */
export async function fetchTitle(title: string): Promise<BoardModule> {
  const [module] = await Promise.all([loadBoard(title), loadArt(title), reader.learn(title)]);
  return module;
}
