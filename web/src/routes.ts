/** Every page of the app and its address. */

import type { Route } from "./router.svelte";

export const ROUTES: readonly Route[] = [
  { path: "/", load: () => import("./pages/home/Home.svelte") },
  { path: "/nuovo", load: () => import("./pages/new/NewTable.svelte") },
  { path: "/giudice", load: () => import("./pages/judge/Judge.svelte") },
  { path: "/profilo", load: () => import("./pages/account/Account.svelte") },
  { path: "/regole", load: () => import("./pages/rules/Rules.svelte") },
  { path: "/regole/:game", load: () => import("./pages/rules/Rules.svelte") },
  { path: "/j/:code", load: () => import("./pages/join/Join.svelte") },
  // A code is short, an id long: a link may have either.
  {
    path: "/t/:code",
    fits: ({ code }) => /^[a-z]{6}$/i.test(code ?? ""),
    load: () => import("./pages/join/Join.svelte"),
  },
  { path: "/t/:id", load: () => import("./pages/table/TablePage.svelte") },
];

export const NOT_FOUND: Route = { path: "*", load: () => import("./pages/NotFound.svelte") };
