/** What games and their rule sets are called: each game says so itself. */

import { canSay, say } from "../i18n/index.svelte";

const about = (game: string, what: string, otherwise: string): string =>
  canSay(`about.${what}`, game) ? say(`about.${what}`, {}, game) : otherwise;

export const gameName = (game: string): string => about(game, "name", game);

/** A line that says what it is like. */
export const gameBlurb = (game: string): string => about(game, "blurb", "");

export const rulesName = (game: string, rules: string): string => about(game, `rules.${rules}`, rules);

/** The rule set beside the name of the game. */
export const rulesLine = (game: string, rules: string): string => about(game, `rules.${rules}.line`, rules);
