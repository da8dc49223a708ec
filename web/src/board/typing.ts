/** Typing on the board: letters go down at the cursor, over what stands there already. */

import { JOLLY, isTaken } from "./cells";
import { freeFrom, lineEnd } from "./cursor";
import { place, takeBack } from "./moves";
import { onRack, type BoardState } from "./state";
import { step } from "./squares";

const FOLDED: Readonly<Record<string, string>> = {
  À: "A",
  Á: "A",
  È: "E",
  É: "E",
  Ì: "I",
  Í: "I",
  Ò: "O",
  Ó: "O",
  Ù: "U",
  Ú: "U",
};

/** The letter a key stands for, without its accent; null if it is none. */
export function letterOf(key: string): string | null {
  const letter = key.toUpperCase();
  const plain = FOLDED[letter] ?? letter;
  return /^[A-Z]$/.test(plain) ? plain : null;
}

/** Lay a letter at the cursor and move on. A jolly steps in when it is asked for or the letter is not on the rack. */
export function typeLetter(state: BoardState, letter: string, asJolly = false): BoardState {
  const { cursor } = state;
  if (!cursor) return state;
  // Where the letter typed already stands, the cursor walks over it.
  if (!asJolly && isTaken(state.cells, cursor.square) && state.cells.charAt(cursor.square).toUpperCase() === letter) {
    return advance(state, cursor.square);
  }
  const square = freeFrom(state, cursor.square, cursor.direction);
  if (square === null) return state;
  const rack = onRack(state);
  const own = asJolly ? undefined : rack.find((tile) => tile.letter === letter);
  const tile = own ?? rack.find((each) => each.letter === JOLLY);
  return tile ? advance(place(state, tile.id, square, letter), square) : state;
}

/** Take the last tile typed back: the one behind the cursor. */
export function backspace(state: BoardState): BoardState {
  const { cursor } = state;
  if (!cursor) return state;
  const { size } = state.layout;
  const own = state.placed.has(cursor.square) ? cursor.square : null;
  let at = own ?? step(cursor.square, cursor.direction, -1, size);
  while (at !== null && own === null && isTaken(state.cells, at)) at = step(at, cursor.direction, -1, size);
  if (at === null || !state.placed.has(at)) return state;
  return { ...takeBack(state, at), cursor: { ...cursor, square: at } };
}

function advance(state: BoardState, from: number): BoardState {
  const cursor = state.cursor!;
  const { size } = state.layout;
  const next = step(from, cursor.direction, 1, size);
  const free = next === null ? null : freeFrom(state, next, cursor.direction);
  return { ...state, cursor: { ...cursor, square: free ?? lineEnd(from, cursor.direction, size) } };
}
