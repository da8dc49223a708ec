/** What somebody who is invited wants to know of a table: its time, and who decides on words. */

import { figuresOf, usualOption } from "../games/offered";
import { figure } from "../board/layouts";
import { maybe, t } from "../i18n/index.svelte";
import type { Settings } from "../protocol";

const MINUTE = 60_000;

export const termsOf = (settings: Settings): string[] => [timeOf(settings), wordsOf(settings)].filter(Boolean);

/** As the table was opened, else as is usual; `undefined` where the game knows no such option. */
function option({ game, rules, options }: Settings, name: string): unknown {
  return options && name in options ? options[name] : usualOption(game, name, rules);
}

function timeOf(settings: Settings): string {
  if (settings.days_per_move) return t("lobby.days", { days: settings.days_per_move });
  const [each, turn] = [option(settings, "time_ms"), option(settings, "glass_ms") ?? option(settings, "turn_ms")];
  if (typeof each === "number") return t("lobby.termsEach", { minutes: each / MINUTE });
  if (typeof turn === "number") return t("lobby.termsTurn", { minutes: turn / MINUTE });
  const known = ["time_ms", "glass_ms", "turn_ms"].some((name) => option(settings, name) !== undefined);
  return known ? t("lobby.termsNoTime") : "";
}

function wordsOf(settings: Settings): string {
  const { game, rules } = settings;
  const contests = option(settings, "contests");
  if (typeof contests === "string") return maybe(`lobby.contestHints.${contests}`);
  const challenges = option(settings, "challenges");
  // By correspondence words are checked as they are laid.
  if (challenges === "void" || (challenges && settings.days_per_move)) return t("lobby.challengeHints.checked");
  const how = challenges === "dictionary" ? "dictionary" : "book";
  const seconds = figure(figuresOf(game, rules), "window_ms") / 1000;
  const ruled = option(settings, "arbiter") === "referee" ? t("lobby.termsReferee") : "";
  return [maybe(`lobby.challengeHints.${game}.${how}`, "", { seconds }), ruled].filter(Boolean).join(" ");
}
