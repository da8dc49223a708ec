/** The game that people play with real boards and tiles, for the clock and the recorder: the federation's, in any of
 *  its editions. */

import type { Layout } from "../board/layouts";
import { gameCalled } from "./offered";
import { layoutOf } from "./shown";

export const REAL = "scrabble";

/** The names of its editions, the usual one first. */
export const editions = (): string[] => gameCalled(REAL)?.rules.map(({ name }) => name) ?? [""];

/** Its board, tiles and figures in an edition. */
export const realBoard = (rules = ""): Layout => layoutOf(REAL, rules);
