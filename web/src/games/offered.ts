/** What the server offers to play, with what each game can do and the figures of its rules: asked for once, at the start. */

import type { Figures } from "../board/layouts";
import type { GameInfo, RulesInfo } from "../protocol";

let offered: readonly GameInfo[] = [];

export async function askWhatThereIs(): Promise<void> {
  const answer = await fetch("/api/games");
  if (!answer.ok) throw new Error(`no games: ${answer.status}`);
  offer((await answer.json()) as GameInfo[]);
}

/** Take these for the games there are. */
export const offer = (games: readonly GameInfo[]): void => void (offered = games);

export const games = (): readonly GameInfo[] => offered;

export const gameCalled = (name: string): GameInfo | undefined => offered.find((each) => each.name === name);

export const can = (game: { abilities: readonly string[] } | null | undefined, ability: string): boolean =>
  game?.abilities.includes(ability) ?? false;

/** A rule set of a game, the usual one first. */
export function rulesOf(game: string, rules = ""): RulesInfo | undefined {
  const all = gameCalled(game)?.rules ?? [];
  return all.find((each) => each.name === rules) ?? all[0];
}

export const figuresOf = (game: string, rules = ""): Figures => rulesOf(game, rules)?.figures ?? {};

/** The usual value of an option of a game's tables. */
export const usualOption = (game: string, option: string, rules = ""): unknown =>
  rulesOf(game, rules)?.options.find((each) => each.name === option)?.default;
