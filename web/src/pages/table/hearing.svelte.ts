/** What happens at a table of a board game, as it is told: the last news, the last ruling, sounds. */

import type { Moments } from "../../moments";
import type { Surface } from "../../moments/drawing";
import type { Session } from "../../table/session.svelte";
import { momentsOf } from "../../table/moments";
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
  private moments: Moments | null = null;

  constructor(
    private readonly session: Session<BoardGameView>,
    /** Where great moments are drawn. */
    surface: () => Surface | undefined,
  ) {
    session.onevents = (events) => {
      // Whoever was away for a while is shown the last play, not all of them.
      const last = events.findLastIndex(({ event }) => event === "played");
      events.forEach((told, index) => this.hear(told, index < last));
    };
    void momentsOf(session, surface).then((moments) => (this.moments = moments));
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

  /** A row of the sheet that somebody looks back on: its moments are shown again. */
  review(count: number): void {
    const { view } = this.session;
    if (view) this.news = this.moments?.review(view, count) || this.news;
  }

  private hear(told: Told, past: boolean): void {
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
    // A ruling put right is no moment.
    const moment = corrects ? "" : this.moments?.hear(told, view, past);
    this.news = moment || newsOf(told, heard, rules?.figures ?? {}) || this.news;
    // A moment has a sound of its own.
    if (told.event === "ended" && !moment) sound("end");
    else if (told.event === "challenged" || (told.event === "ruled" && !moment)) sound("alert");
  }
}
