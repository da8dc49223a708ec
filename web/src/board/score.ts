/** What a play comes to, and what games that count words have in common. */

import type { Formed } from "./lay";
import { step } from "./squares";

export interface WordPoints {
  word: string;
  square: number;
  points: number;
}

export interface Score {
  words: WordPoints[];
  /** For the tiles laid at once, with all it grows by. */
  bonus: number;
  total: number;
}

export interface Counting {
  /** Which tiles on 2L and 3L squares count double or triple, where a table may choose. */
  letterSquares?: "covered" | "placed";
  /** How a later word has a letter in common with the board, where a table may choose. */
  joining?: "lengthen" | "hold";
  /** Nothing lies on the board yet. */
  first?: boolean;
}

export const scoreOf = (words: WordPoints[], bonus: number): Score => ({
  words,
  bonus,
  total: words.reduce((sum, each) => sum + each.points, bonus),
});

export function* squaresOf(formed: Formed, size: number): Generator<[number, string]> {
  for (const [index, cell] of [...formed.cells].entries()) {
    yield [step(formed.square, formed.direction, index, size)!, cell];
  }
}
