/** Duplicate: a hall, with the federation's board and tiles. */

import Poster from "../drawings/posters/Scrabble.svelte";
import { FIGS_BOARD } from "./figs";
import type { OwnGame } from "./game";

export const duplicate: OwnGame = {
  poster: Poster,
  page: () => import("../pages/duplicate/DuplicateGame.svelte"),
  board: FIGS_BOARD,
  moments: { tiles: 7, points: 70, victory: true },
  situation: (view) => [view.phase, view.round, view.draw],
};
