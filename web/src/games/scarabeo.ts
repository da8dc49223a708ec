/** Scarabeo, by the book of 2010. */

import { checkUsual, misfit } from "../board/check";
import { isBare, isJollyCell, isTaken, type Cells } from "../board/cells";
import type { Formed, Laying, Misfit } from "../board/lay";
import { figure, letterFactor, wordFactor, worth, type Layout } from "../board/layouts";
import { scoreOf, squaresOf, type Counting, type Score } from "../board/score";
import { other, step } from "../board/squares";
import Poster from "../drawings/posters/Scarabeo.svelte";
import type { OwnGame } from "./game";
import { SCARABEO_GUIDE } from "./guides";
import { drawScarab } from "./scarab";

/** The word laid holds a tile of the board, or makes a word of it longer, unless the table has it stricter; lying along
 *  another is not enough (art. 5). A scarab is one of the letters on tiles (art. 21). */
function check(layout: Layout, cells: Cells, laying: Laying, { joining }: Counting): Misfit | null {
  const strange = laying.tiles.find(([, cell]) => isJollyCell(cell) && !(cell.toUpperCase() in layout.values));
  if (strange) return misfit("no_such_letter", { letter: strange[1].toUpperCase() });
  const main = laying.words[0]!;
  const holds = laying.tiles.length < main.cells.length;
  const lengthens = joining !== "hold" && laying.tiles.some(([square]) => makesLonger(layout, cells, square, main));
  const alongside = !isBare(cells) && laying.touches && !holds && !lengthens;
  return alongside ? misfit("only_alongside", { word: main.cells.toUpperCase() }) : checkUsual(layout, cells, laying);
}

/** Two tiles or more stand right before a square, or right after it, crosswise. */
function makesLonger({ size }: Layout, cells: Cells, square: number, main: Formed): boolean {
  const stands = (by: number): boolean => isTaken(cells, step(square, other(main.direction), by, size));
  return (stands(-1) && stands(-2)) || (stands(1) && stands(2));
}

/** Special squares count whenever a word covers them, old or new; for letters a table may choose otherwise (art. 15). */
function points(layout: Layout, formed: Formed, laying: Laying, counting: Counting): number {
  let total = 0;
  let factor = counting.first ? figure(layout.figures, "first_factor") : 1;
  for (const [square, cell] of squaresOf(formed, layout.size)) {
    const counts = counting.letterSquares !== "placed" || laying.tiles.some(([laid]) => laid === square);
    total += worth(layout, cell) * (counts ? letterFactor(layout, square) : 1);
    factor *= wordFactor(layout, square);
  }
  return total * factor;
}

/** For many tiles, and for the name of the game made at once (art. 25-29). */
function prizes({ figures }: Layout, laying: Laying): number {
  const extra = laying.tiles.some(([, cell]) => isJollyCell(cell)) ? 0 : figure(figures, "no_scarab_extra");
  const byTiles = (figures.prizes ?? []) as [number, number][];
  const forTiles = byTiles.find(([tiles]) => tiles === laying.tiles.length)?.[1];
  const madeAtOnce = !laying.text.includes("..");
  const named = ((figures.scarab_words ?? []) as string[]).includes(laying.words[0]!.cells.toUpperCase()) && madeAtOnce;
  return (forTiles ? forTiles + extra : 0) + (named ? figure(figures, "scarab_word_prize") + extra : 0);
}

function score(layout: Layout, laying: Laying, counting: Counting): Score {
  const words = laying.words.map((formed) => ({
    word: formed.cells,
    square: formed.square,
    points: points(layout, formed, laying, counting),
  }));
  return scoreOf(words, prizes(layout, laying));
}

export const scarabeo: OwnGame = {
  poster: Poster,
  board: { check, score, jolliesCount: true, emblem: drawScarab },
  moments: { tiles: 7, points: 70, scarab: true, challenge: true, last: "closed", victory: true },
  guide: SCARABEO_GUIDE,
  helps: { challenge: "12", exchange: "23", scarab: "21" },
  lesson: () => import("../lesson/scarabeo"),
  /** A full rack, all vowels or all consonants, no scarab (art. 23). */
  exchangesAll: (layout, rack) =>
    rack.length === layout.rackSize && !rack.includes("?") && (/^[AEIOU]+$/.test(rack) || /^[^AEIOU]+$/.test(rack)),
  form: {
    options: (form) => ({
      letter_squares: form.letterSquares,
      joining: form.joining,
      ...(form.days ? {} : { challenges: form.challenges === "checked" ? "void" : form.challenges }),
      ...(!form.days && !form.glass ? { glass_ms: null } : {}),
    }),
    quick: { challenges: "void", glass_ms: null },
  },
};
