import { defineConfig, mergeConfig } from "vitest/config";

import app from "./vite.config.ts";

// Apart from the app's own: who plays builds the app without what tests it.
export default mergeConfig(
  app,
  defineConfig({
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/testing.ts"],
      testTimeout: 120_000, // a guard against what hangs, not a measure: machines may be busy
      hookTimeout: 120_000,
    },
    // Vitest takes the browser's build of Svelte only when asked.
    resolve: { conditions: ["browser"] },
  }),
);
