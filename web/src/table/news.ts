/** What happened, as a sentence: shown in passing, and read out. */

import type { Data } from "../i18n/catalogue";
import { canSay, say, t } from "../i18n/index.svelte";
import { figure, type Figures } from "../board/layouts";
import { shownName } from "./names";
import type { Direction } from "../board/squares";
import type { Told, Verdict, WordScore } from "./types";

/** What one must know to tell what happened. */
interface Heard {
  players: readonly string[];
  game: string;
  /** The words that were challenged last: a vote does not name them again. */
  challenged: readonly string[];
  /** Whether what is ruled puts a ruling right. */
  corrects?: boolean;
}

export function newsOf(told: Told, { players, game, challenged, corrects }: Heard, figures: Figures): string | null {
  const { data } = told;
  const name = shownName(players[Number(data.seat)] ?? "");
  const words = (list: unknown) => (list as string[]).join(", ");
  switch (told.event) {
    case "starter_chosen":
      return t("table.news.starter", { name: shownName(players[Number(data.starter)] ?? "") });
    case "played": {
      const main = (data.words as WordScore[])[0];
      const at = t("table.where", { square: String(data.square), across: (data.direction as Direction) === "across" });
      return t("table.news.played", {
        name,
        word: main?.word.toUpperCase() ?? "",
        where: at,
        score: Number(data.score),
      });
    }
    case "agreed":
      return t("table.news.agreed", { name });
    case "held":
      return t("table.news.held", { name });
    case "play_stood":
      return data.how === "expired" ? t("table.news.expired") : null;
    case "challenged":
      return t("table.news.challenged", { name, words: words(data.words) });
    case "voted":
      return t("table.news.voted", { name });
    case "ruled": {
      const verdicts = (data.verdicts as Verdict[] | undefined) ?? [];
      const ruled = verdicts.filter((each) => each.valid === data.valid).map((each) => each.word);
      const said = verdicts.length ? ruled : challenged;
      const about = { words: words(said), count: said.length };
      const ruling = t(data.valid ? "table.news.ruledValid" : "table.news.ruledInvalid", about);
      return corrects ? t("table.news.rulingCorrected", { ruling }) : ruling;
    }
    case "crossing_doubted": {
      const at = t("table.where", { square: String(data.square), across: (data.direction as Direction) === "across" });
      return t("table.news.crossingDoubted", { name, word: String(data.word), where: at });
    }
    case "crossing_ruled": {
      const word = String(data.word);
      const letters = String(data.tiles).replaceAll(".", "").toUpperCase();
      return data.valid ? t("table.news.crossingStays", { word }) : t("table.news.crossingRemoved", { word, letters });
    }
    case "passed":
      return t("table.news.passed", { name });
    case "timed_out":
      return t("table.news.timedOut", { name });
    case "exchanged":
      return typeof data.given === "string" && data.count === undefined
        ? t("table.news.exchangedShown", { name, letters: data.given })
        : t("table.news.exchanged", { name, count: Number(data.count) });
    case "cambio_secco":
      return t("table.news.secco", { name });
    case "scarab_taken":
      return t("table.news.scarab", { name, letter: String(data.letter), square: String(data.square) });
    case "time_claimed":
      return t("table.news.claimed", {
        name: shownName(players[Number(data.against)] ?? ""),
        stage: Number(data.stage),
        penalty: figure(figures, "extra_penalty"),
      });
    case "resigned":
      return t("table.news.resigned", { name });
    case "abandon_proposed":
      return t("table.news.abandon", { name });
    case "abandon_declined":
      return t("table.news.abandonDeclined", { name, withdrawn: String(data.withdrawn) });
    case "taken_back":
      return t("table.news.takenBack", { name });
    case "arrived":
      return t("table.news.arrived", { name });
    case "suspended":
      return t("table.news.suspended");
    case "resumed":
      return t("table.news.resumed");
    case "ended":
      return t("table.news.ended");
    default:
      return ownNews(told, name, game);
  }
}

/** What happens in one game alone, it says itself. */
function ownNews(told: Told, name: string, game: string): string | null {
  const code = `news.${told.event}`;
  return canSay(code, game) ? say(code, { ...(told.data as Data), name }, game) : null;
}
