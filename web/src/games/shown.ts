/** Games as pages show them: what the server says of them, and what the app does in their own way. */

import type { Component } from "svelte";

import { layoutFrom, type Layout } from "../board/layouts";
import type { GameInfo, RulesDescription } from "../protocol";
import { can, games, rulesOf } from "./offered";
import { OWN } from "./own";

/** Those that people sit down to, ours first; a hall is opened otherwise. */
export function seatedGames(): GameInfo[] {
  const order = Object.keys(OWN);
  const rank = ({ name }: GameInfo) => (order.includes(name) ? order.indexOf(name) : order.length);
  return games()
    .filter((each) => !can(each, "hall"))
    .sort((one, other) => rank(one) - rank(other));
}

/** A game that is there to sit down to: the one asked for, or else the first. */
export const seatedGame = (name: string): string =>
  seatedGames().find((each) => each.name === name)?.name ?? seatedGames()[0]?.name ?? "";

/** The picture of a game, where we have drawn one. */
export const posterOf = (game: string): Component | null => OWN[game]?.poster ?? null;

/** The board and tiles of a table. */
export const layoutBy = (game: string, rules: Pick<RulesDescription, "board" | "figures">): Layout =>
  layoutFrom(game, rules, OWN[game]?.board ?? {});

/** The board and tiles of a game, for pages without a table. */
export function layoutOf(game: string, rules = ""): Layout {
  const described = rulesOf(game, rules);
  if (!described) throw new Error(`there is no ${game} here`);
  let layout = layouts.get(described);
  if (!layout) layouts.set(described, (layout = layoutBy(game, described)));
  return layout;
}
const layouts = new WeakMap<object, Layout>();
