/** What a guide is made of: the text is in the catalogue (`rules.<game>.<section>.…`), the rest here. */

import type { PositionName } from "./positions";

export interface Section {
  /** Its part of the keys of its sentences. */
  id: string;
  /** Of the rule book; Verbum's has paragraphs. */
  articles: string;
  picture?: PositionName;
  cards?: { word: string; cards: string };
  /** Followed by the list of abbreviations that the book prints. */
  abbreviations?: boolean;
}
