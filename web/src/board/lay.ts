/** Loose tiles on a board: the one word that holds them all, and every word they form; or why there is none.
 *  The same as the server's `core/placing.py`. */

import { isTaken, put, EMPTY, type Cells } from "./cells";
import { columnOf, nameOf, other, rowOf, step, type Direction } from "./squares";

export interface Formed {
  square: number;
  direction: Direction;
  cells: string;
}

export interface Laying {
  square: number;
  direction: Direction;
  tiles: [number, string][];
  /** The main word first. */
  words: Formed[];
  touches: boolean;
  /** The main word with a dot for each tile that was there before. */
  text: string;
}

export interface Misfit {
  reason: string;
  detail: Record<string, unknown>;
}

export const isMisfit = (each: object): each is Misfit => "reason" in each;

/** The tiles that a word still needs, each with its square. */
export function loosened(
  cells: Cells,
  size: number,
  start: number,
  direction: Direction,
  word: string,
): [number, string][] {
  return [...word].flatMap((cell, index): [number, string][] => {
    const square = step(start, direction, index, size);
    return square === null || isTaken(cells, square) ? [] : [[square, cell]];
  });
}

/** Fit loose tiles to the board: square and cell of each. */
export function layLoose(cells: Cells, size: number, loose: readonly (readonly [number, string])[]): Laying | Misfit {
  if (!loose.length) return { reason: "no_new_tile", detail: {} };
  const tiles = [...loose]
    .sort(([one], [two]) => one - two)
    .map(([square, cell]) => [square, cell] as [number, string]);
  const taken = tiles.find(([square]) => isTaken(cells, square));
  if (taken) {
    const letter = cells.charAt(taken[0]).toUpperCase();
    return { reason: "square_taken", detail: { square: nameOf(taken[0], size), letter } };
  }
  const first = tiles[0]![0];
  const last = tiles.at(-1)![0];
  const inRow = tiles.every(([square]) => rowOf(square, size) === rowOf(first, size));
  const inColumn = tiles.every(([square]) => columnOf(square, size) === columnOf(first, size));
  if (!inRow && !inColumn) return { reason: "not_in_line", detail: {} };

  const after = put(cells, tiles);
  let direction: Direction = inRow ? "across" : "down";
  let main = wordThrough(after, size, first, direction);
  if (tiles.length === 1 && main.cells.length === 1) {
    direction = other(direction);
    main = wordThrough(after, size, first, direction);
  }
  const end = step(main.square, direction, main.cells.length - 1, size)!;
  if (end < last) return { reason: "gap", detail: { square: nameOf(step(end, direction, 1, size)!, size) } };

  const crossing = tiles.map(([square]) => wordThrough(after, size, square, other(direction)));
  const formed = [main, ...crossing].filter((each) => each.cells.length > 1);
  const words = formed.length ? formed : [main];
  const touches = tiles.length < main.cells.length || crossing.some((each) => each.cells.length > 1);
  return {
    square: words[0]!.square,
    direction: words[0]!.direction,
    tiles,
    words,
    touches,
    text: dotted(words[0]!, cells, size),
  };
}

function dotted(main: Formed, before: Cells, size: number): string {
  return [...main.cells]
    .map((cell, index) => (isTaken(before, step(main.square, main.direction, index, size)) ? EMPTY : cell))
    .join("");
}

/** The word that runs through a square, of one letter if it stands alone. */
export function wordThrough(cells: Cells, size: number, square: number, direction: Direction): Formed {
  let start = square;
  for (let before = step(start, direction, -1, size); isTaken(cells, before);) {
    start = before;
    before = step(start, direction, -1, size);
  }
  let word = "";
  for (let at: number | null = start; isTaken(cells, at); at = step(at, direction, 1, size)) word += cells.charAt(at);
  return { square: start, direction, cells: word };
}
