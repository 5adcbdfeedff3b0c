import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { drawings } from "./drawings.ts";
import { gameIcons } from "./game-icons.ts";

// While developing, `npm run dev` serves the page and passes the rest to a running `elderwood serve`.
const SERVER = "http://127.0.0.1:8000";

const TABLE =
  /src\/(motion\/|pages\/TablePage|frame\/(?!WaysOut|parting|Rules|rulebook|markdown)|parts\/(?!Icon|Dialog|Face|hands|turns|words\.ts))/;

export default defineConfig({
  plugins: [svelte(), gameIcons(), drawings()],
  resolve: { alias: { "@texts": new URL("../src/elderwood/texts", import.meta.url).pathname } },
  build: {
    outDir: "../src/elderwood/web/static",
    emptyOutDir: true,
    manifest: "manifest.json", // from which the server knows what a table will ask for
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    target: "es2022",
    // What only tables use comes in one piece: a phone is slow with many small ones.
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "table", test: TABLE }] } },
    },
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
