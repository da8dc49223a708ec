/** Moments in words: shown under the board and read out. */

import { figure } from "../i18n/figures";
import { t } from "../i18n/index.svelte";
import { shownName } from "../table/names";
import type { Moment } from "./moment";

interface About {
  players: readonly string[];
  /** Where one sits; null: one looks on. */
  seat: number | null;
  scores?: readonly number[] | undefined;
}

/** A sentence; none where what happened says it already. */
export function sentenceOf(moment: Moment, { players, seat, scores }: About): string {
  const name = shownName(players[moment.seat] ?? "");
  const word = moment.word.toUpperCase();
  switch (moment.kind) {
    case "tiles":
      return t("table.moment.tiles", { name, word, count: moment.tiles, points: moment.points });
    case "points":
      return t("table.moment.points", { name, word, points: moment.points });
    case "letters":
      return t("table.moment.letters", { name, word, count: moment.points });
    case "challenge":
      if (!name || !moment.words.length) return "";
      return t(moment.valid ? "table.moment.stands" : "table.moment.falls", {
        name,
        words: moment.words.join(", "),
        count: moment.words.length,
      });
    case "last":
      return t("table.moment.last", { name });
    case "victory": {
      const falling = [...(scores ?? [])].sort((one, other) => other - one);
      // A dash beside a minus would read as one sign.
      const order = falling.map(figure).join(falling.some((each) => each < 0) ? " – " : "–");
      return t(moment.seat === seat ? "table.moment.won" : "table.moment.wins", { name, scores: order });
    }
    case "scarab":
      return "";
  }
}
