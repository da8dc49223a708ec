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

/** A row of the history, without the name of who did it. */
export function rowText(row: VerbumRow, players: readonly string[]): string {
  const { rows } = t().verbum;
  const text = (row.text ?? "").toUpperCase().replace(/[()]/g, "");
  const cards = row.cards ?? "";
  switch (row.entry) {
    case "draw_a":
      return rows.draw_a(cardName(cards));
    case "lay":
    case "taken_back":
    case "upheld":
      return rows[row.entry](text);
    case "swap_hands":
      return rows.swap_hands(shownName(players[row.other ?? -1] ?? ""));
    case "steal":
    case "restore":
      return rows[row.entry](cards, text);
    case "swap_jolly":
      return rows.swap_jolly(cards, text);
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
  const word = view.words.find((each) => each.number === data.word)?.word ?? "";
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
