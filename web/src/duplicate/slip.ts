/** A slip on its way to the desk, from what lies on the board or from what was written. */

import type { Laying } from "../board/lay";
import { nameOf } from "../board/squares";
import type { DuplicateSlipText } from "../protocol";

/** The whole main word of what was laid, as a slip has it: small letters are jollies. */
export function slipOf(laying: Pick<Laying, "square" | "direction" | "words">, size: number): DuplicateSlipText {
  return { square: nameOf(laying.square, size), direction: laying.direction, word: laying.words[0]!.cells };
}

export const sameSlip = (one: DuplicateSlipText | null, other: DuplicateSlipText | null): boolean =>
  one?.square === other?.square && one?.direction === other?.direction && one?.word === other?.word;

/** A square as people type it, its letter before or after: `h8`, `8H`. */
export function tidySquare(text: string): string {
  const [, row, column] = /^\s*(\d{1,2})\s*([a-q])\s*$/i.exec(text) ?? [];
  return (row && column ? `${column}${row}` : text.trim()).toUpperCase();
}
