/** Reading an Elfenland view and journal for the board: no rules, only counting and naming what they say. */

import type { ElfenlandEvent, ElfenlandView, ReachInfo, StepInfo, WayInfo } from "../../wire";
import { LINKS, linkOf, linksBetween, otherEnd } from "../../art/elfenland/geography";

export const TERRAINS = ["plains", "woods", "desert", "mountains"];

/** One step of a journey that was made. */
export interface Hop {
  seat: number;
  link: string;
  from: string;
  to: string;
  /** A piece was taken there. */
  collected: boolean;
}

/** Read from the journal who went where in each round; what was taken back is left out. */
export function journeys(journal: StepInfo[]): Map<number, Hop[]> {
  const rounds = new Map<number, Hop[]>();
  let round = 1;
  for (const step of journal) {
    if (step.undone || step.kind === "undo") continue;
    for (const { key: told, values } of step.events) {
      const key = told as ElfenlandEvent;
      if (key === "elfenland-event-round") round = Number(values["round"]);
      else if (key === "elfenland-event-travels") {
        const hops = rounds.get(round) ?? [];
        hops.push({
          seat: Number(values["seat"]),
          link: String(values["link"]),
          from: idOf(values["from"]),
          to: idOf(values["to"]),
          collected: false,
        });
        rounds.set(round, hops);
      } else if (key === "elfenland-event-collects") {
        const last = rounds.get(round)?.at(-1);
        if (last && last.to === idOf(values["from"])) last.collected = true;
      }
    }
  }
  return rounds;
}

function idOf(thing: string | number | undefined): string {
  return String(thing ?? "").replace("town:", "");
}

/** Return where a path of links from a town ends. */
export function endOf(path: string[], start: string): string {
  let town = start;
  for (const thing of path) {
    const link = linkOf(thing);
    if (link) town = otherEnd(link, town);
  }
  return town;
}

/** Add what was touched to a plan: a link from its end, a town beside it, or the shortest way to a town farther off. */
export function extended(path: string[], start: string, thing: string, ways: WayInfo[], reach: ReachInfo[]): string[] {
  const end = endOf(path, start);
  if (path.at(-1) === thing) return path.slice(0, -1);
  const link = linkOf(thing);
  if (link) return link.a === end || link.b === end ? [...path, thing] : path;
  const town = idOf(thing);
  if (town === end) return path.slice(0, -1);
  if (!path.length) {
    const found = reach.find((one) => one.town === thing);
    if (found) return found.way;
  }
  return [...path, ...shortest(end, town, ways)];
}

/** Return the way with the fewest links between two towns; of equal links the cheapest that is open. */
export function shortest(from: string, to: string, ways: WayInfo[]): string[] {
  const price = new Map(ways.map((way) => [way.thing, way.payable ? way.cost : 10 + way.cost]));
  const rank = (thing: string) => price.get(thing) ?? 99;
  const before = new Map<string, string>([[from, ""]]);
  const border = [from];
  for (let town = border.shift(); town !== undefined && !before.has(to); town = border.shift()) {
    const here = town;
    const links = LINKS.filter((link) => link.a === here || link.b === here).sort(
      (one, other) => rank(one.thing) - rank(other.thing),
    );
    for (const link of links) {
      const next = otherEnd(link, here);
      if (!before.has(next)) {
        before.set(next, here);
        border.push(next);
      }
    }
  }
  const found: string[] = [];
  for (let town = to; before.get(town); town = before.get(town) ?? "") {
    const links = linksBetween(before.get(town) ?? "", town).sort((one, other) => rank(one.thing) - rank(other.thing));
    if (links[0]) found.unshift(links[0].thing);
  }
  return found;
}

/** Return the seats in the order of the standings: most towns first, then most cards. */
export function standings(view: ElfenlandView): number[] {
  const worth = (seat: number) => (view.players[seat]?.pieces ?? 0) * 100 + (view.players[seat]?.hand ?? 0);
  return view.players.map((_, seat) => seat).sort((one, other) => worth(other) - worth(one));
}

/** Return the towns that take part: all, or those of the half board. */
export function townsInPlay(view: ElfenlandView): Set<string> {
  return new Set(
    view.players
      .flatMap((player) => [...player.collected, ...player.left, player.boot])
      .concat(view.roads.flatMap((road) => road.id.split("-").slice(1))),
  );
}

/** Return the towns whose names hold what was typed, those that begin with it first. */
export function findTowns(towns: { id: string; name: string }[], typed: string): { id: string; name: string }[] {
  const wanted = plain(typed);
  const at = (name: string) => plain(name).indexOf(wanted);
  return towns
    .filter((town) => at(town.name) >= 0 || town.id.includes(wanted))
    .sort((one, other) => (at(one.name) === 0 ? 0 : 1) - (at(other.name) === 0 ? 0 : 1) || byName(one, other));
}

/** Say which of two comes first by name: accents aside, and without the browser's tables, which take long to load. */
export function byName(one: { name: string }, other: { name: string }): number {
  const [first, second] = [plain(one.name), plain(other.name)];
  return first < second ? -1 : Number(first > second);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "");
}
