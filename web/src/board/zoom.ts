/** Which part of the board a phone shows: gently nearer to where tiles are being placed. */

import { freeFrom } from "./cursor";
import { columnOf, rowOf, step, type Direction } from "./squares";
import { isFree, type BoardState } from "./state";

export interface Zoom {
  scale: number;
  /** How far the enlarged board is moved, as a share of its own shown width. */
  x: number;
  y: number;
}

/** Two fingers: how far apart they are, and the middle between them as a share of the board's shown width. */
export interface Fingers {
  apart: number;
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const NEAR = 1.45;
export const NEAR_IN_LARGE_PRINT = 1.9;

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

/** What a finger needs: tiles laid for now, the cursor, and where their word goes on beyond tiles that stand. */
export function squaresToShow(state: BoardState): number[] {
  const { size } = state.layout;
  const own = [...state.placed.keys(), ...(state.cursor ? [state.cursor.square] : [])];
  const beyond = linesOf(own, size).flatMap((direction) =>
    own.flatMap((square) =>
      ([1, -1] as const).map((by) => {
        const beside = step(square, direction, by, size);
        return beside === null || isFree(state, beside) ? null : freeFrom(state, beside, direction, by);
      }),
    ),
  );
  return [...own, ...beyond.filter((square) => square !== null)];
}

/** The directions that a word with these tiles may have. */
function linesOf(squares: readonly number[], size: number): Direction[] {
  const rows = new Set(squares.map((square) => rowOf(square, size)));
  const columns = new Set(squares.map((square) => columnOf(square, size)));
  if (rows.size === columns.size) return ["across", "down"];
  return rows.size === 1 ? ["across"] : ["down"];
}

/** The corner of the board that is in the other half, up or down and left or right. */
export function oppositeCorner(
  square: number,
  size: number,
): { vertical: "top" | "bottom"; horizontal: "left" | "right" } {
  return {
    vertical: rowOf(square, size) > size / 2 - 1 ? "top" : "bottom",
    horizontal: columnOf(square, size) > size / 2 - 1 ? "left" : "right",
  };
}

export const NEAREST = 3;

/** Two fingers on a board: what lay between them stays between them, as far as the board's edges allow. */
export function pinch(from: Zoom, start: Fingers, now: Fingers): Zoom {
  const scale = Math.min(NEAREST, Math.max(1, (from.scale * now.apart) / start.apart));
  const along = (was: number, begun: number, is: number) =>
    Math.min(0, Math.max(1 - scale, is - (scale * (begun - was)) / from.scale));
  return { scale, x: along(from.x, start.x, now.x), y: along(from.y, start.y, now.y) };
}

function shift(places: number[], size: number, scale: number): number {
  const middle = ((Math.min(...places) + Math.max(...places) + 1) / 2 / size) * scale;
  return Math.min(0, Math.max(1 - scale, 0.5 - middle));
}
