/** What links to the rules are called: by the part of the rules they lead to, never by a number. */

import { screen } from "../browser/screen.svelte";
import { say } from "../texts/language.svelte";

/** Name the link to a ruling. */
export function ruleName(ruling: string): string {
  const name = screen.parts.get(ruling);
  return name ? say("page-rule-named", { name }) : say("page-rule-open");
}
