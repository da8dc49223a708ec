/** What happens at a table of a board game, as it is told: the last news, the last ruling, sounds. */

import type { Session } from "../../table/session.svelte";
import { newsOf } from "../../table/news";
import { play as sound } from "../../table/sounds";
import type { BoardGameView, Told } from "../../table/types";
import { rulingOf, type RulingNews } from "./ruling";

export class Hearing {
  news = $state("");
  ruling = $state.raw<RulingNews | null>(null);
  private lastMover = -1;
  private challenged: string[] = [];

  constructor(private readonly session: Session<BoardGameView>) {
    session.onevents = (events) => {
      for (const told of events) this.hear(told);
    };
  }

  private hear(told: Told): void {
    const { table, rules } = this.session;
    const view = this.session.view!;
    if (told.event === "played") {
      this.lastMover = Number(told.data.seat);
      this.ruling = null;
    }
    if (told.event === "challenged") this.challenged = told.data.words as string[];
    if (told.event === "ruled")
      this.ruling = rulingOf(told, this.lastMover >= 0 ? this.lastMover : view.turn, this.challenged);
    this.news = newsOf(told, view.players, table?.settings.game ?? "", rules?.figures ?? {}) || this.news;
    if (told.event === "ended") sound("end");
    else if (told.event === "ruled" || told.event === "challenged") sound("alert");
  }
}
