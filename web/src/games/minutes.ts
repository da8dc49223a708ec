/** Times of clocks, in whole minutes. */

import { figure } from "../board/layouts";
import { figuresOf } from "./offered";

const MINUTE = 60_000;

/** What each has, by the federation's book. */
export const usualMinutes = (rules = ""): number => figure(figuresOf("scrabble", rules), "time_ms") / MINUTE;

/** After how long a game ends whatever the clocks say; 0: never. */
export const limitMinutes = (rules = ""): number => figure(figuresOf("scrabble", rules), "limit_ms") / MINUTE;
