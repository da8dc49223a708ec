/** What someone chooses for a Duplicate, and what of it the server is told. */

import { rulesOf, usualOption } from "../games/offered";
import type { DuplicateOptions, NewTable } from "../protocol";

export interface HallForm {
  rules: string;
  /** Seconds of a round; 0: the desk closes each round. */
  seconds: number;
  /** Seconds before the end; 0: no warning. */
  warning: number;
  /** 0: until the letters run out. */
  mostRounds: number;
  letters: 7 | 8;
  drawing: "computer" | "desk";
  master: "best_slip" | "top";
  solo: number;
  /** The edition whose words count, by its name; empty: ours. */
  lexicon: string;
}

export const SECONDS = [60, 90, 120, 150, 180, 240, 300, 0] as const;
export const WARNINGS = [0, 15, 30, 60] as const;
export const MOST_ROUNDS = [0, 5, 10, 12, 15, 20, 25] as const;
export const SOLO = [0, 5, 10, 15, 20] as const;
const SECOND = 1_000;

const usual = (option: string): number => Number(usualOption("duplicate", option) ?? 0);

export const usualHall = (): HallForm => ({
  rules: rulesOf("duplicate")?.name ?? "",
  seconds: usual("round_ms") / SECOND,
  warning: usual("warning_ms") / SECOND,
  mostRounds: usual("most_rounds"),
  letters: usual("letters") as HallForm["letters"],
  drawing: "computer",
  master: "best_slip",
  solo: usual("solo_bonus"),
  lexicon: "",
});

export function newHall(form: HallForm): NewTable {
  const options: DuplicateOptions = {
    letters: form.letters,
    round_ms: form.seconds ? form.seconds * SECOND : null,
    // A warning as long as the round would be none.
    warning_ms: form.seconds && form.warning >= form.seconds ? 0 : form.warning * SECOND,
    master: form.master,
    solo_bonus: form.solo,
    drawing: form.drawing,
    most_rounds: form.mostRounds || null,
  };
  const edition = form.lexicon ? { lexicon: form.lexicon } : {};
  return { settings: { game: "duplicate", rules: form.rules, seats: 0, options: { ...options }, ...edition } };
}
