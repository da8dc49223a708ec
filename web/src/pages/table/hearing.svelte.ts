/** What happens at a table of a board game, as it is told: the last news, the last ruling, sounds. */

import type { Session } from "../../table/session.svelte";
import { newsOf } from "../../table/news";
import { play as sound } from "../../table/sounds";
import type { BoardGameView, Told, Verdict, WordScore } from "../../table/types";
import { rulingOf, rulingShown, type RulingNews } from "./ruling";

export class Hearing {
  news = $state("");
  ruling = $state.raw<RulingNews | null>(null);
  private closed = $state(false);
  private corrected: readonly Verdict[] | null = null;
  private lastMover = -1;
  private challenged: string[] = [];
  private laid: WordScore[] = [];

  constructor(private readonly session: Session<BoardGameView>) {
    session.onevents = (events) => {
      for (const told of events) this.hear(told);
    };
  }

  /** The ruling to show: the last that was told, or one that was given before one came. */
  get shown(): RulingNews | null {
    if (this.closed) return null;
    const standing = this.session.view?.ruling;
    return this.ruling ?? (standing ? rulingShown(standing) : null);
  }

  close(): void {
    this.closed = true;
    this.ruling = null;
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
    if (told.event === "ruling_corrected") this.corrected = this.ruling?.verdicts ?? [];
    const corrects = told.event === "ruled" ? this.corrected : null;
    if (told.event === "ruled") {
      const mover = view.ruling?.mover ?? (this.lastMover >= 0 ? this.lastMover : view.turn);
      const ruling = rulingOf(told, mover, this.challenged, this.laid);
      this.ruling = corrects ? { ...ruling, corrects } : ruling;
      this.corrected = null;
      this.closed = false;
    }
    const heard = {
      players: view.players,
      game: table?.settings.game ?? "",
      challenged: this.challenged,
      corrects: corrects !== null,
    };
    this.news = newsOf(told, heard, rules?.figures ?? {}) || this.news;
    if (told.event === "ended") sound("end");
    else if (told.event === "ruled" || told.event === "challenged") sound("alert");
  }
}
