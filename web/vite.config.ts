import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

import { addresses } from "./addresses.ts";
import { offlineShell } from "./offline.ts";

// `leggio serve` in another terminal; LEGGIO_DEV_SERVER where it is not at the usual address.
const server = process.env.LEGGIO_DEV_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    offlineShell(fileURLToPath(new URL("worker.js", import.meta.url))),
    addresses(fileURLToPath(new URL("src/routes.ts", import.meta.url))),
  ],
  build: {
    // Into the Python package: what is there is served, and is part of the wheel.
    outDir: "../src/leggio/web",
    emptyOutDir: true,
    // Nothing in data: addresses, which the server's content security policy lets in for pictures only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing.ts"],
    testTimeout: 120_000, // a guard against what hangs, not a measure: machines may be busy
    hookTimeout: 120_000,
  },
  // Vitest takes the browser's build of Svelte only when asked.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
