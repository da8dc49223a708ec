/** The board of a turn: as it was before it, with a choice laid upon it. */

import { layoutOf } from "../games/shown";
import { put } from "../board/cells";
import { parseSquare, step } from "../board/squares";
import type { Choice } from "../protocol";

/** The cells with a choice laid, and the squares it fills. */
export function laid(game: string, before: string, choice: Choice | null): { cells: string; fresh: number[] } {
  const { size } = layoutOf(game);
  if (!choice?.tiles || !choice.square || !choice.direction) return { cells: before, fresh: [] };
  const { direction, tiles } = choice;
  let cells = before;
  for (const name of choice.swaps ?? []) {
    const square = parseSquare(name, size);
    if (square !== null) cells = put(cells, [[square, cells.charAt(square).toUpperCase()]]);
  }
  const start = parseSquare(choice.square, size);
  if (start === null) return { cells, fresh: [] };
  const filled = [...tiles].flatMap((cell, index): [number, string][] => {
    const square = cell === "." ? null : step(start, direction, index, size);
    return square === null ? [] : [[square, cell]];
  });
  return { cells: put(cells, filled), fresh: filled.map(([square]) => square) };
}
