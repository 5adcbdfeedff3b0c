/** `import deer from "game-icon:deer"` gives one figure of the icon set; the other four thousand stay out of the page. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { lighten } from "./src/art/lighten.ts";

const PREFIX = "game-icon:";

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const icon = set.icons[id.slice(PREFIX.length + 1)];
      if (!icon) this.error(`no such figure: ${id.slice(1)}`);
      return `export default ${JSON.stringify({ body: lighten(icon.body) })}`;
    },
  };
}
