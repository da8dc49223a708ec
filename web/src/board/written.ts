/** Moves as text, the way the command line takes them: `H8 orizz. CASA`, `8H CASA`; small letters are jollies. */

import { isTaken, JOLLY } from "./cells";
import { parseSquare, step, type Direction } from "./squares";
import { letterOf } from "./typing";
import type { BoardState } from "./state";
import { onRack } from "./state";

export interface Written {
  square: number;
  direction: Direction;
  /** Every letter of the word in cells. */
  word: string;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ...Object.fromEntries(["o", "or", "orizz", "orizzontale", "a", "across", "h"].map((each) => [each, "across"])),
  ...Object.fromEntries(["v", "vert", "verticale", "d", "down"].map((each) => [each, "down"])),
};

/** Read a move; null if it is none. */
export function readMove(text: string, state: BoardState): Written | null {
  const found =
    /^\s*(?:([a-q]\d{1,2})[\s,]+([a-z]+)\.?|(\d{1,2})([a-q])|([a-q]\d{1,2}))[\s,]+(\p{L}+\.?|(?:\p{L}\.)+\p{L}\.?)\s*$/iu.exec(
      text,
    );
  if (!found) return null;
  const [, book, said, row, column, alone, word] = found;
  const direction = book ? DIRECTIONS[said!.toLowerCase()] : row ? "across" : "down";
  const square = parseSquare(book ?? alone ?? `${column}${row}`, state.layout.size);
  if (square === null || !direction) return null;
  // A direction cut short, H8 orizz., still lacks its word.
  if (alone && word!.endsWith(".") && DIRECTIONS[word!.slice(0, -1).toLowerCase()]) return null;
  // The dots of an abbreviation, S.P.A. or ecc., are no tiles.
  const folded = [...word!.replaceAll(".", "")].map((each) => {
    const letter = letterOf(each);
    return letter && (each === each.toLowerCase() ? letter.toLowerCase() : letter);
  });
  if (folded.some((each) => each === null)) return null;
  return { square, direction, word: withJollies(state, square, direction, folded.join("")) };
}

/** A letter the rack lacks becomes a jolly while there are any; a word all in one case chooses none itself. */
function withJollies(state: BoardState, square: number, direction: Direction, word: string): string {
  const plain = word === word.toLowerCase() ? word.toUpperCase() : word;
  const left = onRack(state).map((tile) => tile.letter);
  for (const cell of plain) if (cell !== cell.toUpperCase()) drop(left, JOLLY);
  return [...plain]
    .map((cell, index) => {
      const where = step(square, direction, index, state.layout.size);
      if (where === null || isTaken(state.cells, where) || cell !== cell.toUpperCase()) return cell;
      if (drop(left, cell)) return cell;
      return drop(left, JOLLY) ? cell.toLowerCase() : cell;
    })
    .join("");
}

function drop(letters: string[], letter: string): boolean {
  const index = letters.indexOf(letter);
  if (index >= 0) letters.splice(index, 1);
  return index >= 0;
}
