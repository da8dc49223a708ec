/** Whose turn it is and what is going on, in a sentence. */

import { t } from "../../i18n/index.svelte";
import { shownName } from "../../table/names";
import { isMixing, type BoardGameView, type You } from "../../table/types";
import { isNext, mayMove } from "./turn";

export function statusOf(view: BoardGameView, you: You, seat: number | null): string {
  const name = (each: number) => shownName(view.players[each] ?? "");
  if (view.phase === "over") return t("table.news.ended");
  if (view.suspended) return t("table.suspended");
  if (isMixing(view)) return t("mixing.status");
  if (view.absent.length) return t("table.gathering", { names: view.absent.map(name).join(", ") });
  if (mayMove(view, seat)) return t("table.yourTurn");
  if (view.pending?.others_first && view.phase === "playing" && isNext(view, seat)) return t("table.yourTurnSoon");
  const turn = t("table.turnOf", { name: name(view.turn) });
  return seat === null ? `${t(you.role === "referee" ? "table.refereeing" : "table.watching")} · ${turn}` : turn;
}
