/** The page of each game, loaded when first needed; and what of a game's view a command depends on. */

import type { Component } from "svelte";
import { isScarabeo, type BoardGameView } from "../../table/types";

// Every game's page takes the session of its own view.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type GamePage = Component<any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyView = { seq: number; players?: string[] } & Record<string, any>;

const boardGame = () => import("./BoardGame.svelte");

// Most tables are of these games: their page comes while the server is asked which it is.
void boardGame();

export const GAMES: Readonly<Record<string, () => Promise<{ default: GamePage }>>> = {
  scrabble: boardGame,
  scarabeo: boardGame,
  verbum: () => import("../verbum/VerbumGame.svelte"),
  duplicate: () => import("../duplicate/DuplicateGame.svelte"),
};

/** Commands sent again when only this stayed the same: whose turn, which play is pending, what is being decided. */
export function situationOf(view: AnyView): string {
  if ("draw" in view && "handed_in" in view) return JSON.stringify([view.phase, view.round, view.draw]);
  if (!Array.isArray(view.board)) return verbumSituation(view);
  const game = view as unknown as BoardGameView;
  const question = isScarabeo(game) ? game.contest?.words : game.challenge?.words;
  return JSON.stringify([game.turn, game.phase, game.board, game.pending?.seat, game.pending?.words, question]);
}

function verbumSituation(view: AnyView): string {
  return JSON.stringify([view.turn, view.phase, view.hand, view.words, view.contest?.word]);
}
