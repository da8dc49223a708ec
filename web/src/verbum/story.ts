/** What the last turn changed on the table: who took what from whom. */

import type { VerbumRow, VerbumView } from "../protocol";

/** A card that went from a word on the table to somebody's hand. */
export interface Taking {
  entry: "steal" | "restore" | "swap_jolly";
  /** Who has it now. */
  by: number;
  /** Whose word it stood in. */
  from: number;
  word: number;
  card: string;
}

export const isDraw = (row: VerbumRow | undefined): boolean => row?.entry === "draw_a" || row?.entry === "draw_b";

/** Whose word a number is, also of one that was taken back. */
export const ownerOf = (
  word: number | undefined,
  { words, sheet }: Pick<VerbumView, "words" | "sheet">,
): number | null =>
  (words.find((each) => each.number === word) ?? sheet.find((each) => each.entry === "lay" && each.word === word))
    ?.seat ?? null;

/** The rows of the last turn in which somebody did more than draw: a new turn is none until something is done in it. */
export function lastTurn(sheet: readonly VerbumRow[]): VerbumRow[] {
  const rows: VerbumRow[] = [];
  for (const row of sheet.toReversed()) {
    if (rows.length && (isDraw(row) || row.seat !== rows[0]!.seat)) break;
    if (!isDraw(row) && row.entry !== "refill") rows.unshift(row);
  }
  return rows;
}

/** What was taken in the last turn. */
export function takings(view: Pick<VerbumView, "words" | "sheet">): Taking[] {
  return lastTurn(view.sheet).flatMap(({ entry, seat, word, cards }) => {
    const from = ownerOf(word, view);
    if ((entry !== "steal" && entry !== "restore" && entry !== "swap_jolly") || from === null) return [];
    return [{ entry, by: seat, from, word: word ?? 0, card: entry === "restore" ? "!" : (cards ?? "") }];
  });
}
