/** What is going on, and what one might do now, in a sentence each. */

import { t } from "../../i18n/index.svelte";
import type { VerbumView } from "../../protocol";
import { shownName } from "../../table/names";
import { isMixing } from "../../table/types";
import { SWAP, THIEF } from "../../verbum/cards";
import { cardName } from "../../verbum/speech";
import { hasWon, mostCards } from "../../verbum/turn";
import type { Desk } from "./desk.svelte";

export function statusOf(view: VerbumView, seat: number | null): string {
  if (isMixing(view)) return t("mixing.statusCards");
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

/** What one might do now in a few words, and more about it. */
export interface Hint {
  say: string;
  more: string;
}

export function hintOf(view: VerbumView, desk: Desk): Hint {
  if (isMixing(view)) return { say: "", more: "" };
  const { rights, cards } = desk;
  if (rights.vote) return { say: t("verbum.hint.vote"), more: "" };
  if (rights.accept) return { say: t("verbum.hint.accept"), more: "" };
  if (rights.draw && view.phase === "drawing") {
    const both = view.pile_a_count > 0 && !view.own_swap;
    return { say: t(both ? "verbum.hint.draw" : "verbum.hint.drawB"), more: "" };
  }
  if (view.phase === "trimming" && rights.discard) {
    return { say: t("verbum.hint.trim", { most: mostCards() }), more: t("verbum.more.trim") };
  }
  if (hasWon(view) && rights.lay) {
    const won = [...view.won].map(cardName).join(", ");
    return { say: t("verbum.hint.won", { won }), more: t(rights.pass ? "verbum.more.won" : "verbum.more.wonOver") };
  }
  if (rights.lay && desk.held.length > mostCards() && !cards) {
    const most = mostCards();
    return { say: t("verbum.hint.over", { count: desk.held.length }), more: t("verbum.more.over", { most }) };
  }
  const kind = kindOfHint(view, desk);
  return { say: t(`verbum.hint.${kind}`), more: kind === "wait" ? "" : t(`verbum.more.${kind}`) };
}

function kindOfHint(view: VerbumView, { rights, cards, litCount, aside }: Desk) {
  if (rights.tricks.includes("steal") && cards === THIEF) return "thief";
  if (rights.lay && cards === SWAP) return rights.swapHands ? "swap" : "swapFresh";
  if (litCount) return "place";
  if (view.phase === "last" && rights.lay) return "last";
  if (rights.lay && view.strict) return aside.length ? "more" : "choice";
  return rights.lay ? "act" : "wait";
}
