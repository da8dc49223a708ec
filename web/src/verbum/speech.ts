/** Cards, rows and events in words. */

import { t } from "../i18n/index.svelte";
import type { VerbumRow, VerbumView } from "../protocol";
import { shownName } from "../table/names";
import type { Told } from "../table/types";
import { kindOf } from "./cards";
import { ownerOf } from "./story";
import type { Target } from "./targets";

export function cardName(card: string): string {
  const kind = kindOf(card);
  return kind === "letter" ? card : t(`verbum.card.${kind}`);
}

/** What a press on a place of a word does. */
export const targetText = (command: Target["command"], letters: string, word: string): string =>
  command === "swap_jolly"
    ? t("verbum.targets.swap_jolly", { letters, word })
    : t(`verbum.targets.${command}`, { letter: letters, word });

/** The letters of a word by its number, whoever stands in for them now; of one taken back, as it was. */
function lettersOf(number: unknown, { words, sheet }: Pick<VerbumView, "words" | "sheet">): string {
  const laid = words.find((each) => each.number === number)?.word;
  const text = sheet.find((each) => each.entry === "lay" && each.word === number)?.text ?? "";
  return laid ?? text.toUpperCase().replace(/[()]/g, "");
}

/** A row of the history, without the name of who did it. */
export function rowText(row: VerbumRow, view: Pick<VerbumView, "players" | "words" | "sheet">): string {
  const text = lettersOf(row.word, view);
  const cards = row.cards ?? "";
  const owner = ownerOf(row.word, view);
  const whose = { own: owner === row.seat, owner: shownName(view.players[owner ?? -1] ?? "") };
  switch (row.entry) {
    case "draw_a":
      return t("verbum.rows.draw_a", { card: cardName(cards) });
    case "lay":
    case "taken_back":
    case "upheld":
      return t(`verbum.rows.${row.entry}`, { word: text });
    case "swap_hands":
      return t("verbum.rows.swap_hands", { other: shownName(view.players[row.other ?? -1] ?? "") });
    case "steal":
      return t("verbum.rows.steal", { letter: cards, word: text, owner: whose.owner });
    case "restore":
      return t("verbum.rows.restore", { letter: cards, word: text });
    case "swap_jolly":
      return t("verbum.rows.swap_jolly", { jolly: cardName(cards), word: text, ...whose });
    case "discard":
      return t("verbum.rows.discard", { card: cardName(cards) });
    case "refill":
      return t("verbum.rows.refill", { count: row.count ?? 0 });
    default:
      return t(`verbum.rows.${row.entry}`);
  }
}

/** What just happened and is in no row of the history. */
export function newsOf(told: Told, view: VerbumView): string | null {
  const { data } = told;
  const name = shownName(view.players[Number(data.seat)] ?? "");
  const word = lettersOf(data.word, view);
  switch (told.event) {
    case "contested":
      return t("verbum.news.contested", { name, word });
    case "ruled":
      return data.valid ? t("verbum.news.ruledValid", { word }) : null;
    case "last_round_began":
      return t("verbum.news.last");
    case "abandon_proposed":
      return t("verbum.news.abandon", { name });
    case "abandon_declined":
      return t("table.news.abandonDeclined", { name, withdrawn: String(data.withdrawn) });
    case "taken_back":
      return t("table.news.takenBack", { name });
    case "ended":
      return t("verbum.status.over");
    default:
      return null;
  }
}
