/** Where typing goes: a square and a direction. */

import { isFree, type BoardState } from "./state";
import { columnOf, other, rowOf, step, type Direction } from "./squares";

export type Arrow = "left" | "right" | "up" | "down";

/** The other way. */
export const BACK: Readonly<Record<Arrow, Arrow>> = { left: "right", right: "left", up: "down", down: "up" };

/** Point at a square: a second time turns the direction, a third time lets go. */
export function point(state: BoardState, square: number): BoardState {
  const { cursor } = state;
  if (cursor?.square !== square) return { ...state, cursor: { square, direction: cursor?.direction ?? "across" } };
  if (cursor.direction === "across") return turn(state);
  return { ...state, cursor: null };
}

export function turn(state: BoardState): BoardState {
  return state.cursor ? { ...state, cursor: { ...state.cursor, direction: other(state.cursor.direction) } } : state;
}

export const letGo = (state: BoardState): BoardState => ({ ...state, cursor: null });

/** Arrows: along the cursor's direction they move it, across it they turn it. */
export function steer(state: BoardState, arrow: Arrow): BoardState {
  const { cursor } = state;
  if (!cursor) return state;
  const axis: Direction = arrow === "left" || arrow === "right" ? "across" : "down";
  if (axis !== cursor.direction) return turn(state);
  const next = neighbour(cursor.square, arrow, state.layout.size);
  return next === cursor.square ? state : { ...state, cursor: { ...cursor, square: next } };
}

/** The square next to one; the same at the edge. */
export function neighbour(square: number, arrow: Arrow, size: number): number {
  const axis: Direction = arrow === "left" || arrow === "right" ? "across" : "down";
  return step(square, axis, arrow === "left" || arrow === "up" ? -1 : 1, size) ?? square;
}

/** The first free square from one on; null if the line is full to its end. */
export function freeFrom(state: BoardState, square: number, direction: Direction, by: 1 | -1 = 1): number | null {
  const { size } = state.layout;
  for (let at: number | null = square; at !== null; at = step(at, direction, by, size))
    if (isFree(state, at)) return at;
  return null;
}

/** The last square of the cursor's line. */
export function lineEnd(square: number, direction: Direction, size: number): number {
  return direction === "across" ? rowOf(square, size) * size + size - 1 : (size - 1) * size + columnOf(square, size);
}
