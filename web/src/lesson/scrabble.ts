/** The first game of Scrabble: premium squares, a word that is none, the jolly, the last tile. */

import type { BoardGameView } from "../table/types";
import { LEARNER, type Advice, type Lesson } from "./advice";
import { CHALLENGE, lead, other, type Board } from "./board";

const MISSPELT = "SQUOLA";

export const lesson: Lesson<BoardGameView, Board> = {
  steps: 5,
  advise(view, board, name): Advice {
    if (view.ended) return { step: 5, say: "scrabble.end", targets: [], article: "40" };
    if (view.pending && view.pending.seat !== LEARNER && isMisspelt(view.pending.words[0]?.word))
      return { step: 2, say: "scrabble.contest", data: { name }, targets: [CHALLENGE], article: "30" };
    if (board.canMove) {
      const caught = view.sheet.some(({ entry, word }) => entry !== "play" && isMisspelt(word));
      const advice =
        lead(board, { word: "GATTO", square: "D8", direction: "across" }, "scrabble.first", 1) ??
        lead(board, { word: "GEnTE", square: "D8", direction: "down" }, "scrabble.jolly", 3) ??
        lead(board, { word: "SERA", square: "C12", direction: "across" }, "scrabble.last", 4);
      if (advice?.say === "scrabble.jolly" && caught) return { ...advice, say: "scrabble.caught", data: { name } };
      if (advice) return advice;
    }
    return other(view, board, view.sheet.length > 3 ? 4 : view.sheet.length ? 2 : 1, name);
  },
};

const isMisspelt = (word: string | undefined): boolean => word?.toUpperCase() === MISSPELT;
