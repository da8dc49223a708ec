/** What a coach says at a lesson, and what it points at. It reads the table as it is: whoever comes back to a lesson,
 *  or does something else than was suggested, hears what fits now. */

import type { Data } from "../i18n/catalogue";

/** The seat of whoever learns: bots take the last ones. */
export const LEARNER = 0;

/** Something on the page: what a selector finds, and of that what has this text. */
export interface Target {
  at: string;
  text?: string;
}

export interface Advice {
  /** From 1. */
  step: number;
  /** A sentence of the area `lesson`. */
  say: string;
  data?: Data;
  targets: readonly Target[];
  /** Where the book says so. */
  article?: string;
}

/** The lesson of a game: what its page has, beside the table, is the game's own affair. */
export interface Lesson<View, Desk> {
  steps: number;
  advise: (view: View, desk: Desk, teacher: string) => Advice;
}
