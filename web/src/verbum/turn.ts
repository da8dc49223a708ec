/** What somebody may do now: the server says it, by the kinds of commands. */

import { figure } from "../board/layouts";
import { figuresOf } from "../games/offered";
import type { VerbumView } from "../protocol";
import { isMixing } from "../table/types";
import type { Target } from "./targets";

export interface Rights {
  draw: boolean;
  /** Lay words. */
  lay: boolean;
  discard: boolean;
  pass: boolean;
  /** What may be done to words on the table with cards of the hand. */
  tricks: readonly Target["command"][];
  swapHands: boolean;
  /** Say that one has no doubts about words that wait for an answer. */
  accept: boolean;
  contest: boolean;
  vote: boolean;
}

const TRICKS = ["steal", "restore", "swap_jolly"] as const;
/** More than this in hand, and the turn cannot end (par. 5). */
export const mostCards = (): number => figure(figuresOf("verbum"), "most");

export function rightsOf(view: Pick<VerbumView, "choices">): Rights {
  const may = (tag: string) => view.choices.includes(tag);
  return {
    draw: may("draw"),
    lay: may("lay"),
    discard: may("discard"),
    pass: may("pass"),
    tricks: TRICKS.filter(may),
    swapHands: may("swap_hands"),
    accept: may("accept"),
    contest: may("contest"),
    vote: may("vote"),
  };
}

/** Words that a seat may contest now; where doubts do not go by turns, all that wait for an answer (par. 3). */
export const doubtful = (view: Pick<VerbumView, "words">, seat: number): VerbumView["words"] =>
  view.words.filter((word) => word.pending && (word.doubters.length ? word.doubters.includes(seat) : true));

/** Whether what was stolen or freed in this turn may still be laid in a word, and nothing else (par. 8). */
export const hasWon = (view: Pick<VerbumView, "strict" | "won" | "phase">): boolean =>
  view.phase === "acting" && view.strict && view.won !== "";

/** Whom the table waits for, to be shown. */
export function awaited(view: VerbumView): number[] {
  if (view.phase === "over" || isMixing(view)) return [];
  const active = view.players.map((_, seat) => seat).filter((seat) => !view.resigned.includes(seat));
  if (view.phase === "voting") return active.filter((seat) => isVoter(view, seat));
  if (view.phase === "answering") {
    return active.filter((seat) => seat !== view.turn && !view.agreed.includes(seat) && doubtful(view, seat).length);
  }
  return [view.actor];
}

const isVoter = ({ contest }: VerbumView, seat: number): boolean =>
  contest !== null && contest.voters.includes(seat) && !contest.voted.includes(seat);
