/** The rules as they are read: fetched once for each title and language. */

import { api } from "../state/api";
import { type Block, read } from "./markdown";

const books = new Map<string, Promise<Block[]>>();

/** Return the rules of a title. */
export function rulebook(title: string, lang: string): Promise<Block[]> {
  const name = `${title}.${lang}`;
  const known = books.get(name);
  if (known) return known;
  const book = api.rules(title, lang).then(read);
  books.set(name, book);
  book.catch(() => books.delete(name)); // a lost connection: the next try asks again
  return book;
}
