/** What is going on, and what one might do now, in a sentence each. */

import { t } from "../../i18n/index.svelte";
import type { VerbumView } from "../../protocol";
import { shownName } from "../../table/names";
import { SWAP, THIEF } from "../../verbum/cards";
import { MOST_CARDS } from "../../verbum/turn";
import type { Desk } from "./desk.svelte";

export function statusOf(view: VerbumView, seat: number | null): string {
  const { status } = t().verbum;
  const name = shownName(view.players[view.turn] ?? "");
  const whose = view.turn === seat ? status.yours : status.of(name);
  switch (view.phase) {
    case "over":
      return status.over;
    case "voting":
      return status.voting;
    case "answering":
      return status.answering(name);
    case "last":
      return `${status.last} · ${whose}`;
    default:
      return whose;
  }
}

export function hintOf(view: VerbumView, desk: Desk): string {
  const { hint } = t().verbum;
  const { rights, cards } = desk;
  if (rights.draw && view.phase === "drawing") return hint.draw;
  if (view.phase === "trimming" && rights.discard) return hint.trim;
  if (rights.tricks && cards === THIEF) return hint.thief;
  if (rights.tricks && cards === SWAP) return desk.canSwapHands ? hint.swap : t().verbum.swapFresh;
  if (desk.litCount) return hint.place;
  if (view.phase === "last" && rights.lay) return hint.last;
  if (rights.lay) return desk.held.length > MOST_CARDS ? hint.over : hint.act;
  return hint.wait;
}
