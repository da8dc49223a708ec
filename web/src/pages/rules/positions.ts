/** Positions the guides show: plays in order, with what they score. A test plays them by the board's own rules. */

import { layoutOf } from "../../games/shown";
import { put } from "../../board/cells";
import { parseSquare, step, type Direction } from "../../board/squares";

export interface Play {
  square: string;
  direction: Direction;
  word: string;
  score: number;
}

export interface Position {
  game: string;
  plays: readonly Play[];
  /** Jollies on the board that were taken before the last play, for their letters. */
  taken?: readonly string[];
}

const MICIO: Play = { square: "F8", direction: "across", word: "MICIO", score: 16 };
const ARMONIA: Play = { square: "I3", direction: "down", word: "ARMONIA", score: 17 };
const CONTARE: Play = { square: "E9", direction: "across", word: "CoNTARE", score: 46 };
const ANDRA: Play = { square: "I9", direction: "down", word: "AnDRA", score: 9 };

export const POSITIONS = {
  first: { game: "scrabble", plays: [MICIO] },
  crossing: { game: "scrabble", plays: [MICIO, ARMONIA] },
  doubled: { game: "scarabeo", plays: [CONTARE] },
  flying: { game: "scarabeo", plays: [CONTARE, ANDRA], taken: ["F9"] },
} as const satisfies Record<string, Position>;

export type PositionName = keyof typeof POSITIONS;

/** The squares of a play, and what it puts there. */
export function squaresOf(play: Play, size: number): [number, string][] {
  const start = parseSquare(play.square, size);
  if (start === null) return [];
  return [...play.word].flatMap((cell, index) => {
    const square = step(start, play.direction, index, size);
    return square === null ? [] : [[square, cell] as [number, string]];
  });
}

/** The board before the last play of a position. */
export function before(position: Position): string {
  const { size } = layoutOf(position.game);
  let cells = ".".repeat(size * size);
  for (const play of position.plays.slice(0, -1)) cells = lay(cells, play, size);
  for (const name of position.taken ?? []) {
    const square = parseSquare(name, size);
    if (square !== null) cells = put(cells, [[square, cells.charAt(square).toUpperCase()]]);
  }
  return cells;
}

/** The board as it is shown, and the squares of the last play. */
export function shown(position: Position): { cells: string; last: number[] } {
  const { size } = layoutOf(position.game);
  const play = position.plays.at(-1);
  if (!play) return { cells: before(position), last: [] };
  return { cells: lay(before(position), play, size), last: squaresOf(play, size).map(([square]) => square) };
}

function lay(cells: string, play: Play, size: number): string {
  return put(
    cells,
    squaresOf(play, size).filter(([square]) => cells.charAt(square) === "."),
  );
}
