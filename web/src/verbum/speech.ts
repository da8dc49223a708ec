/** Cards, rows and events in words. */

import { t } from "../i18n/index.svelte";
import type { VerbumRow, VerbumView } from "../protocol";
import { shownName } from "../table/names";
import type { Told } from "../table/types";
import { kindOf } from "./cards";

export function cardName(card: string): string {
  const kind = kindOf(card);
  return kind === "letter" ? card : t().verbum.card[kind];
}

/** The letters of a word by its number, whoever stands in for them now; of one taken back, as it was. */
function lettersOf(number: unknown, { words, sheet }: Pick<VerbumView, "words" | "sheet">): string {
  const laid = words.find((each) => each.number === number)?.word;
  const text = sheet.find((each) => each.entry === "lay" && each.word === number)?.text ?? "";
  return laid ?? text.toUpperCase().replace(/[()]/g, "");
}

/** A row of the history, without the name of who did it. */
export function rowText(row: VerbumRow, view: Pick<VerbumView, "players" | "words" | "sheet">): string {
  const { rows } = t().verbum;
  const text = lettersOf(row.word, view);
  const cards = row.cards ?? "";
  switch (row.entry) {
    case "draw_a":
      return rows.draw_a(cardName(cards));
    case "lay":
    case "taken_back":
    case "upheld":
      return rows[row.entry](text);
    case "swap_hands":
      return rows.swap_hands(shownName(view.players[row.other ?? -1] ?? ""));
    case "steal":
    case "restore":
      return rows[row.entry](cards, text);
    case "swap_jolly":
      return rows.swap_jolly(cardName(cards), text);
    case "discard":
      return rows.discard(cardName(cards));
    case "refill":
      return rows.refill(row.count ?? 0);
    default:
      return rows[row.entry];
  }
}

/** What just happened and is in no row of the history. */
export function newsOf(told: Told, view: VerbumView): string | null {
  const { news } = t().verbum;
  const { data } = told;
  const name = shownName(view.players[Number(data.seat)] ?? "");
  const word = lettersOf(data.word, view);
  switch (told.event) {
    case "contested":
      return news.contested(name, word);
    case "ruled":
      return data.valid ? news.ruledValid(word) : null;
    case "last_round_began":
      return news.last;
    case "abandon_proposed":
      return news.abandon(name);
    case "ended":
      return t().verbum.status.over;
    default:
      return null;
  }
}
