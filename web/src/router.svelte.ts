/** Where one is in the app, over the browser's history. Links are plain `<a href>`; pages are loaded when first needed. */

import type { Component } from "svelte";

export type Params = Record<string, string>;
// Some pages have parameters and some none: what a page takes is between it and its address.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Page = Component<any>;
export interface Route {
  /** `/t/:id` — a part that begins with a colon is a parameter. */
  path: string;
  /** Whether the parameters are such as this page takes. */
  fits?: (params: Params) => boolean;
  load: () => Promise<{ default: Page }>;
}

export const place = $state({ path: location.pathname, search: location.search, hash: location.hash });

/** Go to an address of the app. */
export function go(address: string, how: { replace?: boolean } = {}): void {
  amend(address, how);
  scrollTo(0, 0);
}

function arrive(): void {
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
}

/** Say in the address what one looks at on this page: reloaded or sent on, it shows the same. */
export function amend(address: string, how: { replace?: boolean } = { replace: true }): void {
  history[how.replace ? "replaceState" : "pushState"](null, "", address);
  arrive();
}

/** The first route that fits a path, and what its parameters are there. */
export function match(routes: readonly Route[], path: string): { route: Route; params: Params } | null {
  for (const route of routes) {
    const params = fit(route.path, path);
    if (params && (route.fits?.(params) ?? true)) return { route, params };
  }
  return null;
}

function fit(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

/** Follow links of the app without loading the page again; leave all others to the browser. */
export function followLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
