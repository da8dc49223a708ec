/** What the board marks: a play that may be challenged, the last one, scarabs that may be taken. */

import type { Mark, Marks } from "../../board/marks";
import { parseSquare, step } from "../../board/squares";
import { positionAfter } from "../../table/replay";
import type { BoardGameView, WordScore } from "../../table/types";

interface Pointing {
  /** A word of the pending play that somebody points at. */
  pointed: string | null;
  /** Scarabs one may take now. */
  scarabs: readonly number[];
  /** Squares that a hint points at. */
  hinted?: readonly string[];
  /** Words that were just ruled out, where they lay. */
  wrong?: readonly WordScore[];
}

export function marksOf(
  view: BoardGameView,
  size: number,
  { pointed, scarabs, hinted = [], wrong = [] }: Pointing,
): Marks {
  const found = new Map<number, Mark>();
  if (view.pending) markPending(found, view.pending, size, pointed);
  else markLast(found, view.sheet, size);
  // After the others: a scarab of the play just laid may be taken too.
  for (const square of scarabs) found.set(square, "takeable");
  for (const name of hinted) {
    const square = parseSquare(name, size);
    if (square !== null) found.set(square, "hinted");
  }
  for (const word of wrong) markWord(found, word, size, "wrong");
  return found;
}

function markPending(
  found: Map<number, Mark>,
  pending: NonNullable<BoardGameView["pending"]>,
  size: number,
  pointed: string | null,
): void {
  for (const [row, column] of pending.squares) found.set(row * size + column, "pending");
  const word = pending.words.find((each) => each.word.toUpperCase() === pointed);
  if (word) markWord(found, word, size, "word");
}

function markWord(found: Map<number, Mark>, word: WordScore, size: number, mark: Mark): void {
  const start = parseSquare(word.square, size);
  if (start === null) return;
  [...word.word].forEach((_, index) => {
    const square = step(start, word.direction, index, size);
    if (square !== null) found.set(square, mark);
  });
}

function markLast(found: Map<number, Mark>, sheet: BoardGameView["sheet"], size: number): void {
  const last = sheet.findLastIndex((row) => row.entry === "play");
  const over = sheet.slice(last + 1).some((row) => row.entry === "pass" || row.entry === "exchange");
  if (last < 0 || over) return;
  for (const [square] of positionAfter(sheet, last + 1, size).marks) found.set(square, "last");
}
