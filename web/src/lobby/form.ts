/** What someone chooses for a new table, and what of it the server is told: only what differs from the usual. */

import type { NewTable } from "../protocol";
import { RULES, SEATS, USUAL_LEVEL, type Game, type Level } from "./games";

const MINUTE = 60_000;

export interface Form {
  game: Game;
  rules: string;
  seats: number;
  bots: number;
  level: Level;
  public: boolean;
  /** Days for a move; 0: the table is played live. */
  days: number;
  /** Minutes on the clock (Scrabble) or for a turn (Verbum); 0: none. */
  minutes: number;
  /** Scarabeo: whether the sand runs. */
  glass: boolean;
  autoClaim: boolean;
  challenges: "book" | "dictionary" | "checked";
  arbiter: "judge" | "me" | "other";
  letterSquares: "covered" | "placed";
  contests: "judge" | "judge_then_vote" | "vote" | "checked";
  categories: string[];
  minimum: number;
  openHands: boolean;
}

export const MINUTES: Readonly<Record<Game, readonly number[]>> = {
  scrabble: [0, 5, 10, 15, 25],
  scarabeo: [],
  verbum: [0, 1, 2, 3, 5],
};
export const DAYS = [1, 2, 3, 5, 7, 14] as const;
export const CATEGORIES = ["words", "first-names", "abbreviations", "provinces"] as const;

export function usualForm(game: Game): Form {
  return {
    game,
    rules: RULES[game][0] ?? game,
    seats: 2,
    bots: 0,
    level: USUAL_LEVEL,
    public: false,
    days: 0,
    minutes: game === "scrabble" ? 25 : 0,
    glass: true,
    autoClaim: true,
    challenges: "book",
    arbiter: "judge",
    letterSquares: "covered",
    contests: "judge",
    categories: ["words"],
    minimum: 2,
    openHands: false,
  };
}

/** Another game, other limits: what was chosen and still makes sense stays. */
export function forGame(form: Form, game: Game): Form {
  const usual = usualForm(game);
  const seats = Math.min(form.seats, Math.max(...SEATS[game]));
  return { ...usual, seats, bots: Math.min(form.bots, seats - 1), public: form.public, days: form.days };
}

export function newTable(form: Form): NewTable {
  const bots = Array.from({ length: form.bots }, () => ({ level: form.level }));
  const referee = form.game === "scrabble" && !form.days && form.challenges === "book" && form.arbiter !== "judge";
  return {
    settings: {
      game: form.game,
      rules: form.rules,
      seats: form.seats,
      options: optionsOf(form),
      bots,
      public: form.public,
      days_per_move: form.days || null,
    },
    role: referee && form.arbiter === "me" ? "referee" : "player",
  };
}

function optionsOf(form: Form): Record<string, unknown> {
  // By correspondence the server itself leaves clocks out and checks words as they are laid.
  const live = !form.days;
  switch (form.game) {
    case "scrabble":
      return live
        ? {
            challenges: form.challenges === "checked" ? "void" : "figs",
            ...clock(form),
            ...(form.challenges === "book" && form.arbiter !== "judge" ? { arbiter: "referee" } : {}),
          }
        : {};
    case "scarabeo":
      return {
        letter_squares: form.letterSquares,
        ...(live ? { challenges: form.challenges === "checked" ? "void" : form.challenges } : {}),
        ...(live && !form.glass ? { glass_ms: null } : {}),
      };
    case "verbum":
      return {
        categories: form.categories,
        minimum: form.minimum,
        open_hands: form.openHands,
        ...(live ? { contests: form.contests, turn_ms: form.minutes ? form.minutes * MINUTE : null } : {}),
      };
  }
}

/** The limit of 75 minutes (art. 37) belongs to 25 minutes each: other clocks have none. */
function clock(form: Form): Record<string, unknown> {
  if (!form.minutes) return { time_ms: null, limit_ms: null };
  const usual = form.minutes === 25;
  return { ...(usual ? {} : { time_ms: form.minutes * MINUTE, limit_ms: null }), auto_claim: form.autoClaim };
}

/** Against the computer, at once: no clock, and words are checked as they are laid. */
export function against(game: Game, level: Level): NewTable {
  const options = {
    scrabble: { challenges: "void", time_ms: null, limit_ms: null },
    scarabeo: { challenges: "void", glass_ms: null },
    verbum: { contests: "checked" },
  }[game];
  return {
    settings: { game, rules: RULES[game][0] ?? game, seats: 2, options, bots: [{ level }] },
    role: "player",
  };
}
