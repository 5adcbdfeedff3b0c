/** `import land from "drawn:elfenland"` gives Elfenland's map, drawn while the page is built: no player waits for it. */

import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const NAME = "drawn:elfenland";
const ARTIST = fileURLToPath(new URL("src/art/elfenland/land.ts", import.meta.url));

export function drawnLand(): Plugin {
  return {
    name: "drawn-land",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { module, dependencies } = await runnerImport<{ drawLand: () => string }>(ARTIST);
      for (const file of [ARTIST, ...dependencies]) this.addWatchFile(file);
      return `export default ${JSON.stringify(module.drawLand())}`;
    },
  };
}
