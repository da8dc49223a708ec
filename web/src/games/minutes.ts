/** Times of clocks, in whole minutes. */

import { figure } from "../board/layouts";
import { figuresOf } from "./offered";

const MINUTE = 60_000;

/** What each has, by the federation's book. */
export const usualMinutes = (rules = ""): number => figure(figuresOf("scrabble", rules), "time_ms") / MINUTE;

/** After how long a game of that many ends whatever the clocks say; 0: never. */
export function limitMinutes(rules: string, seats: number): number {
  const figures = figuresOf("scrabble", rules);
  return seats > figure(figures, "limit_seats") ? 0 : figure(figures, "limit_ms") / MINUTE;
}
