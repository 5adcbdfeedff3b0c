import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { drawings } from "./drawings.ts";
import { gameIcons } from "./game-icons.ts";

// While developing, `npm run dev` serves the page and passes the rest to a running `elderwood serve`.
const SERVER = "http://127.0.0.1:8000";

const TABLE =
  /src\/(motion\/|pages\/TablePage|frame\/(?!WaysOut|parting|Rules|rulebook|markdown)|parts\/(?!Icon|Dialog|Face|hands|turns|words\.ts))/;

/** Chromium compiles a file that begins so while it comes in, beside the page, not each function when it is called. */
const eager: Plugin = {
  name: "eager",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

export default defineConfig({
  base: "./", // the files find each other wherever the page lives; where that is the server writes into the page
  plugins: [svelte(), gameIcons(), drawings(), eager],
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
