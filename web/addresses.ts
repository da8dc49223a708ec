/** A plugin of the build: writes down which addresses the app knows and which files each needs at once. The server says of
 *  others that there is nothing, and names the files in the page itself: a browser then asks for all of them together,
 *  not for one after what another told. */

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

const ROUTE = /path: "(\/[^"]*)"((?:(?!path: ")[^])*)/g;
const IMPORT = /import\("([^"]+)"\)/g;
const ASKED_FOR = /\n *<(?:link rel="(?:modulepreload|preload|stylesheet)"|script type="module")[^>]*>(?:<\/script>)?/g;
/* The largest first; tokens and base before the styles of components, which have the last word. */
const ORDER = ["modulepreload", "/api/speech", "<script", "/styles-", "stylesheet", "/api/games"];

export function addresses(routes: string): Plugin {
  return {
    name: "addresses",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const rank = (tag: string) => ORDER.findIndex((part) => tag.includes(part));
        const tags = (html.match(ASKED_FOR) ?? []).sort((one, other) => rank(one) - rank(other));
        return html.replace(ASKED_FOR, "").replace("\n  </head>", () => `${tags.join("")}\n  </head>`);
      },
    },
    generateBundle(_, bundle) {
      const shell = filesOf(bundle, (chunk) => chunk.isEntry);
      const needed: Record<string, string[]> = {};
      for (const [, path, route] of readFileSync(routes, "utf8").matchAll(ROUTE)) {
        const pages = [...route!.matchAll(IMPORT)].map(([, page]) => resolve(dirname(routes), page!));
        const files = [...filesOf(bundle, ({ facadeModuleId }) => pages.includes(facadeModuleId ?? ""))];
        if (!files.length) this.error(`${path} has no page of its own`);
        needed[path!] = files.filter((file) => !shell.has(file)).map((file) => `/${file}`);
      }
      this.emitFile({ type: "asset", fileName: "addresses.json", source: JSON.stringify(needed) });
    },
  };
}

/** A chunk with everything that it imports, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, wanted: (chunk: Rolldown.OutputChunk) => boolean): Set<string> {
  const files = new Set<string>();
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== "chunk") return;
    files.add(name);
    chunk.imports.forEach(take);
    chunk.viteMetadata?.importedCss.forEach((style) => files.add(style));
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === "chunk" && wanted(chunk)) take(chunk.fileName);
  return files;
}
