/** What a guide is made of; it is loaded in the language one reads. */

import type { Language } from "../../i18n/index.svelte";
import type { Game } from "../../lobby/games";
import type { PositionName } from "./positions";

export interface Section {
  title: string;
  /** Of the rule book; Verbum's has paragraphs. */
  articles: string;
  text: readonly string[];
  picture?: PositionName;
  cards?: readonly { word: string; cards: string }[];
  caption?: string;
}

export interface Guide {
  intro: string;
  sections: readonly Section[];
}

export type Guides = { title: string; lead: string; article: string; paragraph: string } & Record<Game, Guide>;

const LOAD: Record<Language, () => Promise<Guides>> = {
  it: async () => (await import("./texts/it")).it,
  en: async () => (await import("./texts/en")).en,
};

export const loadGuides = (language: Language): Promise<Guides> => LOAD[language]();
