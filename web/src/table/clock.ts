/** Clocks between two messages of the server: its figures, and the time since they came. */

import type { BoardGameView } from "./types";

/** What a seat has left now; null where nobody is timed. Negative once it is used up. */
export function timeLeft(view: BoardGameView, seat: number, elapsed: number): number | null {
  const times = view.time_left_ms;
  const left = Array.isArray(times) ? (times[seat] ?? null) : seat === view.turn ? times : null;
  return left === null ? null : left - (runs(view, seat) ? elapsed : 0);
}

export function timeUsed(view: BoardGameView, seat: number, elapsed: number): number {
  return (view.time_used_ms[seat] ?? 0) + (runs(view, seat) ? elapsed : 0);
}

export const runs = (view: BoardGameView, seat: number): boolean => !view.suspended && view.running.includes(seat);

/** `4:07`; `−0:12` beyond the end; tenths in the last ten seconds are not shown: they only make people nervous. */
export function clockText(ms: number): string {
  const seconds = ms >= 0 ? Math.ceil(ms / 1000) : Math.floor(ms / 1000);
  const whole = Math.abs(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  const text = hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
  return seconds < 0 ? `−${text}` : text;
}
