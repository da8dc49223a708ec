/** Points of a play: Scrabble art. 9-13, Scarabeo art. 15-16, 21, 24-29. */

import { isJollyCell } from "./cells";
import type { Formed, Laying } from "./lay";
import { letterFactor, wordFactor, worth, type Layout } from "./layouts";
import { step } from "./squares";

export interface WordPoints {
  word: string;
  square: number;
  points: number;
}

export interface Score {
  words: WordPoints[];
  /** Scrabble's fifty, or Scarabeo's prizes with what they grow by. */
  bonus: number;
  total: number;
}

export interface Counting {
  /** Scarabeo: which tiles on 2L and 3L squares count double or triple. */
  letterSquares?: "covered" | "placed";
  /** Scarabeo: the first word of the game counts double. */
  first?: boolean;
}

const SCRABBLE_BONUS = 50;
const SCARABEO_PRIZES: Readonly<Record<number, number>> = { 6: 10, 7: 30, 8: 50 };
const SCARAB_WORDS = ["SCARABEO", "SCARABEI"];
const SCARAB_WORD_PRIZE = 100;
const NO_SCARAB_EXTRA = 10;
const FIRST_FACTOR = 2;

export function scorePlay(layout: Layout, laying: Laying, counting: Counting = {}): Score {
  const inScrabble = layout.game === "scrabble";
  const words = laying.words.map((formed) => ({
    word: formed.cells,
    square: formed.square,
    points: inScrabble ? scrabblePoints(layout, formed, laying) : scarabeoPoints(layout, formed, laying, counting),
  }));
  const bonus = inScrabble ? (laying.tiles.length === layout.rackSize ? SCRABBLE_BONUS : 0) : prizes(laying);
  return { words, bonus, total: words.reduce((sum, each) => sum + each.points, bonus) };
}

/** Premium squares count for the tiles just laid only. */
function scrabblePoints(layout: Layout, formed: Formed, laying: Laying): number {
  let total = 0;
  let factor = 1;
  for (const [square, cell] of squaresOf(formed, layout.size)) {
    const isNew = laying.tiles.some(([laid]) => laid === square);
    total += worth(layout, cell) * (isNew ? letterFactor(layout, square) : 1);
    factor *= isNew ? wordFactor(layout, square) : 1;
  }
  return total * factor;
}

/** Special squares count whenever a word covers them, old or new; for letters a table may choose otherwise. */
function scarabeoPoints(layout: Layout, formed: Formed, laying: Laying, counting: Counting): number {
  let total = 0;
  let factor = counting.first ? FIRST_FACTOR : 1;
  for (const [square, cell] of squaresOf(formed, layout.size)) {
    const counts = counting.letterSquares !== "placed" || laying.tiles.some(([laid]) => laid === square);
    total += worth(layout, cell) * (counts ? letterFactor(layout, square) : 1);
    factor *= wordFactor(layout, square);
  }
  return total * factor;
}

function prizes(laying: Laying): number {
  const extra = laying.tiles.some(([, cell]) => isJollyCell(cell)) ? 0 : NO_SCARAB_EXTRA;
  const forTiles = SCARABEO_PRIZES[laying.tiles.length];
  const madeAtOnce = !laying.text.includes("..");
  const isScarab = SCARAB_WORDS.includes(laying.words[0]!.cells.toUpperCase()) && madeAtOnce;
  return (forTiles ? forTiles + extra : 0) + (isScarab ? SCARAB_WORD_PRIZE + extra : 0);
}

function* squaresOf(formed: Formed, size: number): Generator<[number, string]> {
  for (const [index, cell] of [...formed.cells].entries()) {
    yield [step(formed.square, formed.direction, index, size)!, cell];
  }
}
