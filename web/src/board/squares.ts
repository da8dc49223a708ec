/** Squares: a square is its index, row by row; its name is column letter and row number, `H8`. */

export type Direction = "across" | "down";

const COLUMNS = "ABCDEFGHIJKLMNOPQ";

export const across = (direction: Direction): boolean => direction === "across";
export const other = (direction: Direction): Direction => (across(direction) ? "down" : "across");

export const rowOf = (square: number, size: number): number => Math.floor(square / size);
export const columnOf = (square: number, size: number): number => square % size;
export const centreOf = (size: number): number => Math.floor((size * size) / 2);

/** Where a square is for somebody across the table. */
export const opposite = (square: number, size: number): number => size * size - 1 - square;

export const columnName = (column: number): string => COLUMNS.charAt(column);
export const nameOf = (square: number, size: number): string =>
  `${columnName(columnOf(square, size))}${rowOf(square, size) + 1}`;

/** The square of a name; null if this board has none such. */
export function parseSquare(name: string, size: number): number | null {
  const found = /^([a-q])(\d{1,2})$/i.exec(name);
  if (!found) return null;
  const column = COLUMNS.indexOf(found[1]!.toUpperCase());
  const row = Number(found[2]) - 1;
  return column < size && row >= 0 && row < size ? row * size + column : null;
}

/** The square that many steps along a direction; null beyond the edge. */
export function step(square: number, direction: Direction, by: number, size: number): number | null {
  const row = rowOf(square, size) + (across(direction) ? 0 : by);
  const column = columnOf(square, size) + (across(direction) ? by : 0);
  return row < 0 || column < 0 || row >= size || column >= size ? null : row * size + column;
}
