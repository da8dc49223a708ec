/** Every page of the app and its address. */

import type { Route } from "./router.svelte";

export const ROUTES: readonly Route[] = [
  { path: "/", load: () => import("./pages/home/Home.svelte") },
  { path: "/t/:id", load: () => import("./pages/table/TablePage.svelte") },
];

export const NOT_FOUND: Route = { path: "*", load: () => import("./pages/NotFound.svelte") };
