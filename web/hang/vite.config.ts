// The page of the tests that hang boards by themselves; `--outDir` says where it goes.
import { defineConfig } from "vitest/config";
import base from "../vite.config.ts";

export default defineConfig({
  ...base,
  root: new URL(".", import.meta.url).pathname,
  base: "./",
  publicDir: "../public",
  build: { assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false } },
});
