/** What is going on, and what one might do now, in a sentence each. */

import { t } from "../../i18n/index.svelte";
import type { VerbumView } from "../../protocol";
import { shownName } from "../../table/names";
import { SWAP, THIEF } from "../../verbum/cards";
import { cardName } from "../../verbum/speech";
import { hasWon, mostCards } from "../../verbum/turn";
import type { Desk } from "./desk.svelte";

export function statusOf(view: VerbumView, seat: number | null): string {
  const name = shownName(view.players[view.actor] ?? "");
  const whose = view.actor === seat ? t("verbum.status.yours") : t("verbum.status.of", { name });
  switch (view.phase) {
    case "over":
      return t("verbum.status.over");
    case "voting":
      return t("verbum.status.voting");
    case "answering":
      return t("verbum.status.answering", { name });
    case "trimming":
      return view.actor === seat ? t("verbum.status.trim") : t("verbum.status.trimOf", { name });
    case "last":
      return `${t("verbum.status.last")} · ${whose}`;
    default:
      return whose;
  }
}

export function hintOf(view: VerbumView, desk: Desk): string {
  const { rights, cards } = desk;
  if (rights.draw && view.phase === "drawing") return t("verbum.hint.draw");
  if (view.phase === "trimming" && rights.discard) return t("verbum.hint.trim", { most: mostCards() });
  if (hasWon(view) && rights.lay) {
    const won = [...view.won].map(cardName).join(", ");
    return rights.pass ? t("verbum.hint.won", { won }) : t("verbum.hint.wonOver", { won });
  }
  if (rights.tricks.includes("steal") && cards === THIEF) return t("verbum.hint.thief");
  if (rights.lay && cards === SWAP) return rights.swapHands ? t("verbum.hint.swap") : t("verbum.swapFresh");
  if (desk.litCount) return t("verbum.hint.place");
  if (view.phase === "last" && rights.lay) return t("verbum.hint.last");
  if (rights.lay && desk.held.length > mostCards()) return t("verbum.hint.over", { count: desk.held.length });
  if (rights.lay && view.strict) return t(desk.aside.length ? "verbum.hint.more" : "verbum.hint.choice");
  if (rights.lay) return t("verbum.hint.act");
  return t("verbum.hint.wait");
}
