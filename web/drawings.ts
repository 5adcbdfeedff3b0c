/** `import fetchIt from "./picture.ts?drawn"` runs that file while the page is built: its default export, strings of SVG,
 * becomes a file of its own, which is neither script nor a player's time. */

import { basename, dirname } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { gameIcons } from "./game-icons.ts";

const ASKED = "?drawn";

export function drawings(): Plugin {
  let building = false;
  return {
    name: "drawings",
    enforce: "pre",
    configResolved(config) {
      building = config.command === "build";
    },
    async load(id) {
      if (!id.endsWith(ASKED)) return undefined;
      const artist = id.slice(0, -ASKED.length);
      const drawn = await runnerImport<{ default: unknown }>(artist, { plugins: [gameIcons()] });
      for (const file of [artist, ...drawn.dependencies]) this.addWatchFile(file);
      const source = JSON.stringify(drawn.module.default);
      if (!building) return `export default async () => (${source});`;
      const name = `${basename(dirname(artist))}-${basename(artist, ".ts").replace("index", "art")}.json`;
      const file = this.emitFile({ type: "asset", name, source });
      return `export default async () => (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json();`;
    },
  };
}
