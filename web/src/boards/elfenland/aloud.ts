/** The land in words, for whoever cannot see the map. */

import { say } from "../../texts/language.svelte";
import type { ElfenlandView } from "../../wire";
import { nameOf, townName } from "./labels";

/** Describe the players, the open counters, and every road on which something lies. */
export function landText(view: ElfenlandView, names: string[]): string[] {
  const players = view.players.map((player, seat) => {
    const parts = [
      `${say("elfenland-word-boot")}: ${townName(player.boot)}`,
      `${say("elfenland-word-pieces")}: ${player.pieces}`,
    ];
    if (player.counters.length)
      parts.push(`${say("elfenland-word-counters")}: ${player.counters.map(nameOf).join(", ")}`);
    if (player.passed) parts.push(say("elfenland-word-passed"));
    return `${names[seat] ?? ""}: ${parts.join("; ")}`;
  });
  const own = view.players[view.seat];
  const roads = view.roads
    .filter((road) => road.counter || road.obstacle)
    .map((road) => {
      const lying = [road.counter && nameOf(road.counter), road.obstacle && nameOf("obstacle")].filter(Boolean);
      return `${say("thing-road", { id: road.id.replace("road-", "") })}: ${lying.join(", ")}`;
    });
  return [
    ...players,
    own?.left.length ? `${say("elfenland-word-left")}: ${own.left.map(townName).join(", ")}` : "",
    own?.target ? `${say("elfenland-word-target")}: ${townName(own.target)}` : "",
    view.display.length ? `${say("elfenland-word-display")}: ${view.display.map(nameOf).join(", ")}` : "",
    `${say("page-elfenland-roads")}: ${roads.join("; ") || say("page-elfenland-no-counter")}`,
  ];
}
