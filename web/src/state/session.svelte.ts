/** Who I am, which titles there are, and my tables. */

import type { Me, NewTable, TableInfo, TitleInfo } from "../wire";
import { api } from "./api";

class Session {
  me = $state.raw<Me | null>(null);
  titles = $state.raw<TitleInfo[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  /** Whom I should play next, by title. */
  opponents = $state.raw<Record<string, string>>({});
  /** A change of name that is on its way: who sits down waits for it. */
  renaming: Promise<unknown> = Promise.resolve();
  /** Set while the table in front calls for an answer. */
  called = $state(false);
  readonly waiting = $derived(this.mine.filter((table) => table.your_turn));
}

export const session = new Session();

let asked: Promise<Me> | null = null;

/** Become somebody: asked once, or two would be made of a newcomer. */
export function whoAmI(): Promise<Me> {
  asked ??= api.me().then((me) => (session.me = me));
  asked.catch(() => (asked = null)); // a lost connection: the next try asks again
  return asked;
}

/** Become somebody and learn what can be played. */
export async function arrive(): Promise<void> {
  const [titles] = await Promise.all([api.titles(), whoAmI()]);
  session.titles = titles;
}

/** Ask for my tables again, and whom to play after them. */
export async function lookAround(): Promise<void> {
  const mine = api.mine().then((tables) => (session.mine = tables));
  const opponents = api.opponents().then((bots) => (session.opponents = bots));
  await Promise.all([mine, opponents]);
}

/** Say whether my account was signed out elsewhere: the line greets another. */
export function signedOut(me: Me | null, greeted: string | null): boolean {
  return me !== null && me.account && greeted !== null && greeted !== me.id;
}

/** Return the usual options of a title. */
export function defaults(title: TitleInfo): Record<string, string> {
  return Object.fromEntries(title.options.map((option) => [option.name, option.default]));
}

/** Return the table that suits a first match of a title, as the title declares it, against a bot. */
export function firstTable(title: TitleInfo, bot: string): NewTable {
  return tableOf(title, title.first.seats, bot || title.first.bot, title.first.options);
}

/** Return the table of a usual match against bots. */
export function usualTable(title: TitleInfo, bot: string): NewTable {
  return tableOf(title, title.usual, bot, {});
}

function tableOf(title: TitleInfo, seats: number, bot: string, options: Record<string, string>): NewTable {
  const others = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, bot }));
  return {
    title: title.id,
    options: { ...defaults(title), ...options },
    seats: [{ kind: "me" }, ...others],
    start: true,
  };
}
