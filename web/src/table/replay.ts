/** Positions of the past, from the score sheet: every row of it is public. */

import { EMPTY, put } from "../board/cells";
import type { Mark, Marks } from "../board/marks";
import { parseSquare, step } from "../board/squares";
import type { SheetRow } from "./types";

export interface Position {
  cells: string;
  /** The squares of the row's own word. */
  marks: Marks;
}

/** The board after the first `count` rows of the sheet. */
export function positionAfter(sheet: readonly SheetRow[], count: number, size: number): Position {
  let cells = ".".repeat(size * size);
  for (const row of sheet.slice(0, count)) {
    if (row.entry === "play" || row.entry === "scarab") cells = put(cells, fresh(cells, squaresOf(row, size), row));
    if (row.entry === "removed") cells = put(cells, removed(row, size));
  }
  const row = sheet[count - 1];
  const mark: Mark = row?.entry === "withdrawn" || row?.entry === "removed" ? "wrong" : "last";
  const squares = row?.entry === "removed" ? removed(row, size) : row ? squaresOf(row, size) : [];
  if (row?.entry === "withdrawn") cells = put(cells, squares);
  return { cells, marks: new Map(squares.map(([square]) => [square, mark])) };
}

/** A word goes over tiles that are there: those stay what they are, a jolly a jolly. A scarab is replaced. */
function fresh(cells: string, squares: [number, string][], row: SheetRow): [number, string][] {
  return row.entry === "scarab" ? squares : squares.filter(([square]) => cells.charAt(square) === ".");
}

/** Letters that left the board: a dot stands for each that stayed. */
const removed = (row: SheetRow, size: number): [number, string][] =>
  squaresOf({ ...row, word: row.tiles ?? "" }, size).flatMap(([square, cell]) =>
    cell === EMPTY ? [] : [[square, EMPTY] as [number, string]],
  );

function squaresOf(row: SheetRow, size: number): [number, string][] {
  const start = row.square ? parseSquare(row.square, size) : null;
  if (start === null || !row.word) return [];
  const direction = row.direction ?? "across";
  return [...row.word].flatMap((cell, index) => {
    const square = step(start, direction, index, size);
    return square === null ? [] : [[square, cell] as [number, string]];
  });
}
