/** The first game of Scarabeo: the prize, the scarab that flies, a word that is none, the last tile. */

import type { BoardGameView } from "../table/types";
import { LEARNER, type Advice, type Lesson } from "./advice";
import { ACCEPT, CHALLENGE, CONFIRM, lead, other, squareTarget, type Board } from "./board";

const MISSPELT = "QUORE";

export const lesson: Lesson<BoardGameView, Board> = {
  steps: 6,
  advise(view, board, name): Advice {
    if (view.ended) return { step: 6, say: "scarabeo.end", targets: [], article: "30" };
    const theirs = view.pending && view.pending.seat !== LEARNER ? view.pending.words[0]?.word : undefined;
    if (theirs?.toUpperCase() === MISSPELT)
      return { step: 4, say: "scarabeo.contest", data: { name }, targets: [CHALLENGE], article: "12" };
    if (theirs && theirs !== theirs.toUpperCase() && !board.arranged?.placed.size) {
      const data = { name, word: theirs.toUpperCase(), letter: /[a-z]/.exec(theirs)?.[0].toUpperCase() ?? "" };
      return { step: 2, say: "scarabeo.scarab", data, targets: [ACCEPT], article: "21" };
    }
    const scarab = board.jollies[0];
    if (board.canMove && scarab !== undefined && !board.arranged?.placed.size) {
      const letter = board.standing.charAt(scarab).toUpperCase();
      return {
        step: 2,
        say: "scarabeo.fly",
        data: { letter },
        targets: [CONFIRM, squareTarget(scarab)],
        article: "21",
      };
    }
    if (board.canMove) {
      const advice =
        lead(board, { word: "STRADA", square: "D9", direction: "across" }, "scarabeo.first", 1) ??
        lead(board, { word: "mODA", square: "H7", direction: "down" }, "scarabeo.moda", 3) ??
        lead(board, { word: "UNA", square: "D7", direction: "across" }, "scarabeo.last", 5);
      if (advice) return advice;
    }
    return other(view, board, view.sheet.length > 3 ? 5 : view.sheet.length ? 2 : 1, name);
  },
};
