/** What someone chooses for a new table, and what of it the server is told: only what differs from the usual. */

import { gameCalled, rulesOf, usualOption } from "../games/offered";
import { OWN } from "../games/own";
import type { NewTable } from "../protocol";

export interface Form {
  game: string;
  rules: string;
  seats: number;
  bots: number;
  level: string;
  public: boolean;
  /** Whether players may look things up; null: as is usual with so many people. */
  aids: boolean | null;
  /** Whether the bots lay no vulgar words. */
  family: boolean;
  /** Whether one may take moves back, where all the others are bots. */
  takeBack: boolean;
  /** Whether the result counts for ratings. */
  rated: boolean;
  /** Days for a move; 0: the table is played live. */
  days: number;
  /** Minutes on the clock or for a turn, as the game has it; 0: none. */
  minutes: number;
  /** Whether the sand runs. */
  glass: boolean;
  autoClaim: boolean;
  /** Whether tiles left are deducted at the limit of the whole game too. */
  deductsAtLimit: boolean;
  challenges: "book" | "dictionary" | "checked";
  arbiter: "judge" | "me" | "other";
  letterSquares: "covered" | "placed";
  joining: "lengthen" | "hold";
  contests: "judge" | "judge_then_vote" | "vote" | "checked";
  categories: string[];
  minimum: number;
  freeTurn: boolean;
  openHands: boolean;
  /** The words of kinds of the players' own, as they were typed. */
  ownWords: Record<string, string>;
  /** A deck of the players' own, as it was typed; empty: ours. */
  deck: string;
  /** The edition whose words count, by its name; empty: ours. */
  lexicon: string;
}

export const DAYS = [1, 2, 3, 5, 7, 14] as const;
export const CATEGORIES = [
  "words",
  "nouns",
  "animals",
  "plants",
  "objects",
  "first-names",
  "abbreviations",
  "provinces",
  "province-names",
] as const;
const USUAL_LEVEL = "facile";

/** Levels of a game's bots, the weakest first. */
export const levelsOf = (game: string): readonly string[] => gameCalled(game)?.bots ?? [];

export const usualLevel = (game: string): string =>
  levelsOf(game).find((each) => each === USUAL_LEVEL) ?? levelsOf(game)[0] ?? "";

export const seatsOf = (game: string, rules = ""): readonly number[] => rulesOf(game, rules)?.seats ?? [];

export function usualForm(game: string): Form {
  const rules = rulesOf(game)?.name ?? "";
  return {
    game,
    rules,
    seats: seatsOf(game)[0] ?? 0,
    bots: 0,
    level: usualLevel(game),
    public: false,
    aids: null,
    family: true,
    takeBack: true,
    rated: false,
    days: 0,
    minutes: OWN[game]?.form?.usualMinutes?.(rules) ?? 0,
    glass: true,
    autoClaim: true,
    deductsAtLimit: false,
    challenges: "book",
    arbiter: "judge",
    letterSquares: "covered",
    joining: "lengthen",
    contests: "judge",
    categories: ["words"],
    minimum: Number(usualOption(game, "minimum") ?? 0),
    freeTurn: false,
    openHands: false,
    ownWords: {},
    deck: "",
    lexicon: "",
  };
}

/** Another game, other limits: what was chosen and still makes sense stays. */
export function forGame(form: Form, game: string): Form {
  const usual = usualForm(game);
  const seats = Math.min(form.seats, Math.max(...seatsOf(game)));
  const bots = levelsOf(game).length ? Math.min(form.bots, seats - 1) : 0;
  return {
    ...usual,
    seats,
    bots,
    public: form.public,
    aids: form.aids,
    family: form.family,
    takeBack: form.takeBack,
    rated: form.rated,
    days: form.days,
    lexicon: form.lexicon,
  };
}

export function newTable(form: Form): NewTable {
  const own = OWN[form.game]?.form;
  const bots = Array.from({ length: form.bots }, () => ({ level: form.level }));
  return {
    settings: {
      game: form.game,
      rules: form.rules,
      seats: form.seats,
      options: own?.options(form) ?? {},
      bots,
      public: form.public,
      aids: form.rated ? false : form.aids,
      ...(form.family ? {} : { family: false }),
      ...(form.takeBack && !form.rated ? {} : { take_back: false }),
      ...(form.rated ? { rated: true } : {}),
      days_per_move: form.days || null,
      mixed: true,
      ...(form.lexicon ? { lexicon: form.lexicon } : {}),
    },
    role: own?.hasReferee?.(form) && form.arbiter === "me" ? "referee" : "player",
  };
}

/** Against the computer, at once. */
export const against = (game: string, level: string): NewTable => ({
  settings: {
    game,
    rules: rulesOf(game)?.name ?? "",
    seats: seatsOf(game)[0] ?? 0,
    options: OWN[game]?.form?.quick ?? {},
    bots: [{ level }],
    mixed: true,
  },
  role: "player",
});
