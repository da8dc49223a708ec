/** What happens at a table of a board game, as it is told: the last news, the last ruling, sounds. */

import type { Session } from "../../table/session.svelte";
import { newsOf } from "../../table/news";
import { play as sound } from "../../table/sounds";
import type { BoardGameView, Told, WordScore } from "../../table/types";
import { rulingOf, type RulingNews } from "./ruling";

export class Hearing {
  news = $state("");
  ruling = $state.raw<RulingNews | null>(null);
  private lastMover = -1;
  private challenged: string[] = [];
  private laid: WordScore[] = [];

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
      this.laid = told.data.words as WordScore[];
      this.ruling = null;
    }
    if (told.event === "challenged") this.challenged = told.data.words as string[];
    if (told.event === "ruled")
      this.ruling = rulingOf(told, this.lastMover >= 0 ? this.lastMover : view.turn, this.challenged, this.laid);
    const heard = { players: view.players, game: table?.settings.game ?? "", challenged: this.challenged };
    this.news = newsOf(told, heard, rules?.figures ?? {}) || this.news;
    if (told.event === "ended") sound("end");
    else if (told.event === "ruled" || told.event === "challenged") sound("alert");
  }
}
