/** `import land from "drawn:elfenland/wide"` gives Elfenland's map, drawn while the page is built: no player waits for it. */

import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const NAME = "drawn:elfenland/";
const ARTIST = fileURLToPath(new URL("src/art/elfenland/land.ts", import.meta.url));
// How much the map is stretched downwards, in the middle of what each drawing is for.
const STRETCH: Record<string, number> = { high: 1.22, wide: 0.9 };

export function drawnLand(): Plugin {
  return {
    name: "drawn-land",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const stretch = STRETCH[id.slice(NAME.length + 1)];
      if (!stretch) this.error(`no such drawing: ${id.slice(1)}`);
      const { module, dependencies } = await runnerImport<{ drawLand: (stretch: number) => string }>(ARTIST);
      for (const file of [ARTIST, ...dependencies]) this.addWatchFile(file);
      return `export default ${JSON.stringify(module.drawLand(stretch))}`;
    },
  };
}
