/** The page of each game, loaded when first needed; and what of a game's view a command depends on. */

import type { AnyView, GamePage } from "../../games/game";
import { OWN } from "../../games/own";
import { completed } from "../../table/types";

const boardGame = () => import("./BoardGame.svelte");

/** A game with a page of its own, or the board that all others share. */
export const pageOf = (game: string): (() => Promise<{ default: GamePage }>) => OWN[game]?.page ?? boardGame;

/** Commands sent again when only this stayed the same: whose turn, which play is pending, what is being decided. */
export function situationOf(view: AnyView, game: string): string {
  return JSON.stringify((OWN[game]?.situation ?? boardSituation)(view));
}

function boardSituation(view: AnyView): unknown {
  const { turn, phase, board, pending, contest, challenge } = view;
  return [turn, phase, board, pending?.seat, pending?.words, (contest ?? challenge)?.words];
}

/** What a page of a board game reads is there, whatever the game. */
export const readView = (view: object): AnyView =>
  (Array.isArray((view as AnyView).board) ? completed(view) : view) as AnyView;
