/** What is said at a table, as one who sits there reads it. */

import { settings } from "../browser/settings.svelte";
import type { ChatLine, TableInfo } from "../wire";
import { api } from "./api";

type Phrase = NonNullable<ChatLine["phrase"]>;

/** The ready phrases, in the order in which they are offered: by when they are said. */
const WHEN: Record<Phrase, number> = {
  hello: 0,
  luck: 1,
  thinking: 2,
  moment: 3,
  "your-turn": 4,
  nice: 5,
  wow: 6,
  oops: 7,
  ouch: 8,
  sorry: 9,
  thanks: 10,
  close: 11,
  played: 12,
  again: 13,
  bye: 14,
};
export const PHRASES = (Object.keys(WHEN) as Phrase[]).toSorted((one, other) => WHEN[one] - WHEN[other]);
export const LONGEST_LINE = 300;

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  /** Whether it is in sight: then what comes is read at once. */
  open = $state(false);
  private behind = true;

  readonly unread = $derived(
    this.lines.filter(
      (line) => line.number > (settings.heard[this.table()] ?? 0) && !line.mine && !line.deleted && !this.isMuted(line),
    ).length,
  );

  constructor(
    private readonly table: () => string,
    /** Called with a line of somebody else's that comes while nothing of it is in sight. */
    private readonly missed: (line: ChatLine) => void = () => undefined,
  ) {}

  /** Note that the line is new: what was said before it was open may have been missed. */
  renew(): void {
    this.behind = true;
  }

  /** Read what was said while we did not listen, once for each line. */
  async catchUp(): Promise<void> {
    if (!this.behind) return;
    this.behind = false;
    try {
      for (const line of await api.chat(this.table())) this.put(line);
      if (this.open) this.read();
    } catch {
      this.behind = true; // it is asked for again with what happens next
    }
  }

  /** Hear a line that was said, or deleted. */
  hear(line: ChatLine): void {
    const known = this.lines.some(({ number }) => number === line.number);
    this.put(line);
    if (this.open) this.read();
    else if (!known && !line.mine && !line.deleted && !this.isMuted(line)) this.missed(line);
  }

  /** Note that everything has been read. */
  read(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (last > (settings.heard[this.table()] ?? 0)) settings.heard = { ...settings.heard, [this.table()]: last };
  }

  isMuted({ who, mine }: ChatLine): boolean {
    return !mine && settings.unheard.includes(who);
  }

  /** Hear somebody no more, at whatever table, or again. */
  mute(who: string, muted: boolean): void {
    const others = settings.unheard.filter((one) => one !== who);
    settings.unheard = muted ? [...others, who] : others;
  }

  private put(line: ChatLine): void {
    const others = this.lines.filter(({ number }) => number !== line.number);
    this.lines = [...others, line].toSorted((one, other) => one.number - other.number);
  }
}

/** Say whether somebody sits at a table to whom the reader, who sits there too, can talk. */
export function canTalk(info: TableInfo): boolean {
  const people = info.seats.filter((seat) => seat.kind === "person" && !seat.program);
  return people.some((seat) => seat.mine) && people.some((seat) => !seat.mine);
}
