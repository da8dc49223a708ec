/** Every page of the app and its address. */

import type { Route } from "./router.svelte";
import { drillAt } from "./study/drills";

export const ROUTES: readonly Route[] = [
  { path: "/", load: () => import("./pages/home/Home.svelte") },
  { path: "/nuovo", load: () => import("./pages/new/NewTable.svelte") },
  { path: "/impara", load: () => import("./pages/learn/Learn.svelte") },
  { path: "/impara/:game", load: () => import("./pages/learn/Begin.svelte") },
  { path: "/orologio", load: () => import("./pages/clock/ClockPage.svelte") },
  { path: "/registra", load: () => import("./pages/recorder/RecorderPage.svelte") },
  { path: "/duplicato", load: () => import("./pages/duplicate/NewHall.svelte") },
  { path: "/duplicato/:id/rigioca", load: () => import("./pages/duplicate/Replay.svelte") },
  { path: "/giudice", load: () => import("./pages/judge/Judge.svelte") },
  { path: "/giudice/segnalazioni", load: () => import("./pages/judge/Reported.svelte") },
  { path: "/edizioni", load: () => import("./pages/words/Editions.svelte") },
  { path: "/edizioni/cura", load: () => import("./pages/words/Owner.svelte") },
  { path: "/edizioni/:name/:version", load: () => import("./pages/words/EditionPage.svelte") },
  { path: "/analisi", load: () => import("./pages/analysis/Analysis.svelte") },
  { path: "/studio", load: () => import("./pages/study/Study.svelte") },
  {
    path: "/studio/:drill",
    fits: ({ drill }) => drillAt(drill ?? "") !== null,
    load: () => import("./pages/study/DrillPage.svelte"),
  },
  { path: "/profilo", load: () => import("./pages/account/Account.svelte") },
  { path: "/regole", load: () => import("./pages/rules/Rules.svelte") },
  { path: "/regole/:game", load: () => import("./pages/rules/Rules.svelte") },
  { path: "/torneo/nuovo", load: () => import("./pages/tournament/NewTournament.svelte") },
  { path: "/torneo/:id", load: () => import("./pages/tournament/TournamentPage.svelte") },
  { path: "/torneo/:id/chiosco", load: () => import("./pages/tournament/Kiosk.svelte") },
  { path: "/j/:code", load: () => import("./pages/join/Join.svelte") },
  // A code is short, an id long: a link may have either.
  {
    path: "/t/:code",
    fits: ({ code }) => /^[a-z]{6}$/i.test(code ?? ""),
    load: () => import("./pages/join/Join.svelte"),
  },
  {
    path: "/t/:id",
    load: () => {
      // Most tables are of board games: their page comes while the server is asked which it is.
      void import("./pages/table/BoardGame.svelte");
      return import("./pages/table/TablePage.svelte");
    },
  },
];

export const NOT_FOUND: Route = { path: "*", load: () => import("./pages/NotFound.svelte") };
