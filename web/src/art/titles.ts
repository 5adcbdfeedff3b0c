/** What a title brings in drawings of its own. */

/** What a title draws itself. */
export interface TitleArt {
  cards: Record<string, string>;
  backs: Record<string, string>;
  places: Record<string, string>;
}
