/** What stands on a board: one character a square, row by row; `.` nothing, small letters jollies (or scarabs). */

export const EMPTY = ".";
export const JOLLY = "?";

export type Cells = string;

export const isTaken = (cells: Cells, square: number | null): square is number =>
  square !== null && cells.charAt(square) !== EMPTY;
export const isBare = (cells: Cells): boolean => !/[^.]/.test(cells);
export const isJollyCell = (cell: string): boolean => cell !== cell.toUpperCase();
export const tileOf = (cell: string): string => (isJollyCell(cell) ? JOLLY : cell);

/** The board with these squares filled. */
export function put(cells: Cells, tiles: Iterable<readonly [number, string]>): Cells {
  const changed = [...cells];
  for (const [square, cell] of tiles) changed[square] = cell;
  return changed.join("");
}
