/** The stopwatch between two messages of the server. */

import type { DuplicateView } from "../protocol";

type Timed = Pick<DuplicateView, "time_left_ms" | "running" | "options">;

/** What is left of the round now, never below zero; null where nobody is timed. */
export function watchLeft(view: Timed, elapsed: number): number | null {
  if (view.time_left_ms === null) return null;
  return Math.max(0, view.time_left_ms - (view.running ? elapsed : 0));
}

const USUAL_WARNING_MS = 30_000;

/** Whether the hall has been warned, or is about to be. */
export function isNearEnd(view: Timed, elapsed: number): boolean {
  const left = watchLeft(view, elapsed);
  return left !== null && left <= (view.options.warning_ms ?? USUAL_WARNING_MS);
}
