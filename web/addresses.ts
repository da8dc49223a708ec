/** A plugin of the build: writes down which addresses the app knows, so that the server can say of others that there is nothing. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PATH = /path: "(\/[^"]*)"/g;

export function addresses(routes: string): Plugin {
  return {
    name: "addresses",
    apply: "build",
    generateBundle() {
      const paths = [...readFileSync(routes, "utf8").matchAll(PATH)].map(([, path]) => path);
      const source = JSON.stringify([...new Set(paths)]);
      this.emitFile({ type: "asset", fileName: "addresses.json", source });
    },
  };
}
