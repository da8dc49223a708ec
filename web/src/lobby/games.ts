/** The games as people choose among them. */

import type { Component } from "svelte";

import ScarabeoPoster from "../drawings/posters/Scarabeo.svelte";
import ScrabblePoster from "../drawings/posters/Scrabble.svelte";
import VerbumPoster from "../drawings/posters/Verbum.svelte";

export type Game = "scrabble" | "scarabeo" | "verbum";

export const GAMES: readonly Game[] = ["scrabble", "scarabeo", "verbum"];

export const POSTERS: Readonly<Record<Game, Component>> = {
  scrabble: ScrabblePoster,
  scarabeo: ScarabeoPoster,
  verbum: VerbumPoster,
};

/** The picture of a game at a table; a Duplicate is played with Scrabble's tiles. */
export const posterOf = (game: string): Component | null =>
  isGame(game) ? POSTERS[game] : game === "duplicate" ? ScrabblePoster : null;

/** Levels of the bots, the weakest first, by the names the server knows them by. */
export const LEVELS = ["principiante", "facile", "medio", "forte", "esperto", "campione"] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL_LEVEL: Level = "facile";

/** The first and usual rule set of each. */
export const RULES: Readonly<Record<Game, readonly string[]>> = {
  scrabble: ["figs-2", "figs-1"],
  scarabeo: ["scarabeo"],
  verbum: ["verbum"],
};
export const SEATS: Readonly<Record<Game, readonly number[]>> = {
  scrabble: [2, 3, 4],
  scarabeo: [2, 3, 4],
  verbum: [2, 3, 4, 5, 6],
};

export const isGame = (name: string): name is Game => (GAMES as readonly string[]).includes(name);
