import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

import { addresses } from "./addresses.ts";
import { offlineShell } from "./offline.ts";

// `leggio serve` in another terminal; LEGGIO_DEV_SERVER where it is not at the usual address.
const server = process.env.LEGGIO_DEV_SERVER ?? "http://127.0.0.1:8000";

/* A browser asks for six files at a time and waits a whole way there and back for each: on a phone forty small ones take
   longer than what is in them. So what pages share comes in a few files: what most of them need, what shows tables to
   choose from, and what a board is played on. A page's own is the one file left. Tokens and base stay apart, before the
   styles of components. */
const SHARED = [
  { name: "styles", test: /\/src\/styles\//, priority: 4 },
  { name: "shell", test: /node_modules|\/src\/(games|i18n|study|ui|drawings|[^/]+$)/, minShareCount: 3, priority: 3 },
  { name: "lobby", test: /\/src\/(lobby|lesson|table|pages\/(home|join))\//, minShareCount: 2, priority: 2 },
  { name: "play", test: /\/src\/(board|moments|pages\/table)\//, minShareCount: 2, priority: 1 },
];

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
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
});
