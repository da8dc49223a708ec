/** The federation's rules on a board (art. 3, 9-13), for games that are played by them. */

import { checkUsual } from "../board/check";
import type { Formed, Laying } from "../board/lay";
import { figure, letterFactor, wordFactor, worth, type Layout, type OwnBoard } from "../board/layouts";
import { scoreOf, squaresOf, type Score } from "../board/score";

/** Premium squares count for the tiles just laid only. */
function points(layout: Layout, formed: Formed, laying: Laying): number {
  let total = 0;
  let factor = 1;
  for (const [square, cell] of squaresOf(formed, layout.size)) {
    const isNew = laying.tiles.some(([laid]) => laid === square);
    total += worth(layout, cell) * (isNew ? letterFactor(layout, square) : 1);
    factor *= isNew ? wordFactor(layout, square) : 1;
  }
  return total * factor;
}

function score(layout: Layout, laying: Laying): Score {
  const words = laying.words.map((formed) => ({
    word: formed.cells,
    square: formed.square,
    points: points(layout, formed, laying),
  }));
  return scoreOf(words, laying.tiles.length === layout.rackSize ? figure(layout.figures, "bonus") : 0);
}

export const FIGS_BOARD: OwnBoard = { check: checkUsual, score };
