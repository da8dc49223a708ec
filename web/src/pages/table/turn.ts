/** What one may do now, as far as the page can tell; the server has the last word. */

import { isJollyCell } from "../../board/cells";
import { handStays, isMixing, type BoardGameView } from "../../table/types";

/** Whether a seat may make a move. A move also accepts what another has just played, where it is theirs to answer. */
export function mayMove(view: BoardGameView, seat: number | null): boolean {
  if (seat === null || view.phase !== "playing" || view.suspended || view.resigned.includes(seat)) return false;
  return isNext(view, seat) && !view.pending?.others_first;
}

/** Whether the next move is a seat's, even if others may still have their say before it. */
export function isNext(view: BoardGameView, seat: number | null): boolean {
  if (isMixing(view)) return false;
  return (handStays(view) ? nextSeat(view) : view.turn) === seat && !view.absent.length;
}

function nextSeat(view: BoardGameView): number {
  const count = view.players.length;
  let seat = (view.turn + 1) % count;
  while (view.resigned.includes(seat) && seat !== view.turn) seat = (seat + 1) % count;
  return seat;
}

/** The jollies on the board whose letter is on one's rack, where they may be taken for it. */
export function takeable(view: BoardGameView): number[] {
  const rack = view.rack ?? "";
  return [...view.board.join("")].flatMap((cell, square) =>
    cell !== "." && isJollyCell(cell) && rack.includes(cell.toUpperCase()) ? [square] : [],
  );
}
