/** A plugin of the build: writes the service worker with the names of the files it keeps. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Faces that few choose are fetched when they do. */
const ON_DEMAND = /atkinson/;

export function offlineShell(template: string): Plugin {
  return {
    name: "offline-shell",
    apply: "build",
    // After all others: chunks that turn out empty, as those of styles alone, are gone by then.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !ON_DEMAND.test(name));
        const files = ["/", ...names.sort().map((name) => `/${name}`)];
        const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
        const source = readFileSync(template, "utf8")
          .replace('["__FILES__"]', JSON.stringify(files))
          .replace("__VERSION__", version);
        this.emitFile({ type: "asset", fileName: "worker.js", source });
      },
    },
  };
}
