/** What somebody may do now. */

import { figure } from "../board/layouts";
import { figuresOf } from "../games/offered";
import type { VerbumView } from "../protocol";
import { SWAP } from "./cards";

export interface Rights {
  draw: boolean;
  /** Lay words. */
  lay: boolean;
  /** Thieves, jollies, swapping hands. */
  tricks: boolean;
  discard: boolean;
  pass: boolean;
  /** Have doubts about the words just laid, or none. */
  answer: boolean;
  vote: boolean;
}

const NONE: Rights = {
  draw: false,
  lay: false,
  tricks: false,
  discard: false,
  pass: false,
  answer: false,
  vote: false,
};
/** More than this in hand, and the turn cannot end (par. 5). */
export const mostCards = (): number => figure(figuresOf("verbum"), "most");
/** With fewer than this one draws from B when the turn ends (par. 7). */
const fewestCards = (): number => figure(figuresOf("verbum"), "fewest");

export function rightsOf(view: VerbumView, seat: number | null): Rights {
  if (seat === null || view.suspended || view.resigned.includes(seat)) return NONE;
  const mine = view.turn === seat;
  const count = view.hand_counts[seat] ?? 0;
  switch (view.phase) {
    case "drawing":
      return { ...NONE, draw: mine };
    case "acting":
      return { ...NONE, lay: mine, tricks: mine, discard: mine, pass: mine && count <= mostCards() };
    case "trimming":
      return { ...NONE, discard: mine };
    case "last":
      return { ...NONE, lay: mine, pass: mine };
    case "answering": {
      const answer = !mine && !view.agreed.includes(seat);
      return { ...NONE, answer, draw: !mine && nextSeat(view) === seat && goesOn(view) };
    }
    case "voting":
      return { ...NONE, vote: !view.contest?.voted.includes(seat) };
    default:
      return NONE;
  }
}

/** Whether whoever comes next may simply begin (par. 3): not where what comes next depends on the words. */
function goesOn(view: VerbumView): boolean {
  const active = view.hand_counts.filter((_, seat) => !view.resigned.includes(seat));
  const short = active.reduce((sum, count) => sum + Math.max(0, fewestCards() - count), 0);
  const over = !view.resigned.includes(view.turn) && (view.hand_counts[view.turn] ?? 0) > mostCards();
  return view.last_round === null && short < view.pile_b_count && !over;
}

export function nextSeat(view: Pick<VerbumView, "players" | "turn" | "resigned">): number {
  const count = view.players.length;
  for (let step = 1; step <= count; step++) {
    const seat = (view.turn + step) % count;
    if (!view.resigned.includes(seat)) return seat;
  }
  return view.turn;
}

/** Swap-hands cards that may be used now: one taken from A waits for the next turn (par. 11). */
export const usableSwaps = (view: VerbumView): number =>
  [...(view.hand ?? "")].filter((card) => card === SWAP).length - view.fresh_swaps;

/** Whom the table waits for, to be shown. */
export function awaited(view: VerbumView): number[] {
  if (view.phase === "over") return [];
  const active = view.players.map((_, seat) => seat).filter((seat) => !view.resigned.includes(seat));
  if (view.phase === "voting") return active.filter((seat) => !view.contest?.voted.includes(seat));
  if (view.phase === "answering") return active.filter((seat) => seat !== view.turn && !view.agreed.includes(seat));
  return [view.turn];
}
