/** Which part of the board a phone shows: gently nearer to where tiles are being placed. */

import { columnOf, rowOf } from "./squares";

export interface Zoom {
  scale: number;
  /** How far the enlarged board is moved, as a share of its own shown width. */
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const NEAR = 1.45;

/** Bring these squares to the middle, as far as the board's edges allow. */
export function zoomTo(squares: readonly number[], size: number, nearest = NEAR): Zoom {
  if (!squares.length) return WHOLE;
  const columns = squares.map((square) => columnOf(square, size));
  const rows = squares.map((square) => rowOf(square, size));
  // Not nearer than all the squares and one more on each side still show.
  const span = Math.max(...[columns, rows].map((each) => Math.max(...each) - Math.min(...each) + 3));
  const scale = Math.max(1, Math.min(nearest, size / span));
  return { scale, x: shift(columns, size, scale), y: shift(rows, size, scale) };
}

function shift(places: number[], size: number, scale: number): number {
  const middle = ((Math.min(...places) + Math.max(...places) + 1) / 2 / size) * scale;
  return Math.min(0, Math.max(1 - scale, 0.5 - middle));
}
