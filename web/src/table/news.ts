/** What happened, as a sentence: shown in passing, and read out. */

import { t } from "../i18n/index.svelte";
import { shownName } from "./names";
import type { Direction } from "../board/squares";
import type { Told, Verdict, WordScore } from "./types";

export function newsOf(told: Told, players: readonly string[]): string | null {
  const { news, where } = t().table;
  const { data } = told;
  const name = shownName(players[Number(data.seat)] ?? "");
  const words = (list: unknown) => (list as string[]).join(", ");
  switch (told.event) {
    case "starter_chosen":
      return news.starter(shownName(players[Number(data.starter)] ?? ""));
    case "played": {
      const main = (data.words as WordScore[])[0];
      const at = where(String(data.square), (data.direction as Direction) === "across");
      return news.played(name, main?.word.toUpperCase() ?? "", at, Number(data.score));
    }
    case "agreed":
      return news.agreed(name);
    case "held":
      return news.held(name);
    case "play_stood":
      return data.how === "expired" ? news.expired : null;
    case "challenged":
      return news.challenged(name, words(data.words));
    case "voted":
      return news.voted(name);
    case "ruled": {
      const verdicts = data.verdicts as Verdict[] | undefined;
      const said = verdicts?.filter((each) => each.valid === data.valid).map((each) => each.word) ?? [];
      return data.valid ? news.ruledValid(words(said)) : news.ruledInvalid(words(said));
    }
    case "passed":
      return news.passed(name);
    case "timed_out":
      return news.timedOut(name);
    case "exchanged":
      return typeof data.given === "string" && data.count === undefined
        ? news.exchangedShown(name, data.given)
        : news.exchanged(name, Number(data.count));
    case "cambio_secco":
      return news.secco(name);
    case "scarab_taken":
      return news.scarab(name, String(data.letter), String(data.square));
    case "time_claimed":
      return news.claimed(shownName(players[Number(data.against)] ?? ""), Number(data.stage));
    case "resigned":
      return news.resigned(name);
    case "abandon_proposed":
      return news.abandon(name);
    case "arrived":
      return news.arrived(name);
    case "suspended":
      return news.suspended;
    case "resumed":
      return news.resumed;
    case "ended":
      return news.ended;
    default:
      return null;
  }
}
