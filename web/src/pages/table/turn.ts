/** What one may do now, as far as the page can tell; the server has the last word. */

import { isJollyCell } from "../../board/cells";
import { isScarabeo, type BoardGameView } from "../../table/types";

/** Whether a seat may make a move. A move also accepts what another has just played, where it is theirs to answer. */
export function mayMove(view: BoardGameView, seat: number | null): boolean {
  if (seat === null || view.phase !== "playing" || view.suspended || view.resigned.includes(seat)) return false;
  if (!isScarabeo(view)) return view.turn === seat && !view.absent.length;
  // In Scarabeo the hand passes only when the play stands: till then it is still its player's.
  if (!view.pending) return view.turn === seat;
  return view.pending.seat !== seat && nextSeat(view) === seat;
}

function nextSeat(view: BoardGameView): number {
  const count = view.players.length;
  let seat = (view.turn + 1) % count;
  while (view.resigned.includes(seat) && seat !== view.turn) seat = (seat + 1) % count;
  return seat;
}

/** Scarabeo art. 23: eight tiles, all vowels or all consonants, no scarab. */
export function ownExchange(rack: string): boolean {
  return rack.length === 8 && !rack.includes("?") && (/^[AEIOU]+$/.test(rack) || /^[^AEIOU]+$/.test(rack));
}

/** Scarabeo art. 21: the scarabs on the board whose letter is on one's rack. */
export function takeable(view: BoardGameView): number[] {
  if (!isScarabeo(view) || view.rack === null) return [];
  const rack = view.rack;
  return [...view.board.join("")].flatMap((cell, square) =>
    cell !== "." && isJollyCell(cell) && rack.includes(cell.toUpperCase()) ? [square] : [],
  );
}
