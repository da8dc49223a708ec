/** Moments at a table: heard in what it tells or seen in its sheet, told in words, drawn and played. Loaded when a
 *  game's board is there. */

import type { AnyView } from "../games/game";
import type { TurnReport } from "../protocol";
import { play as sound, type Sound } from "../table/sounds";
import type { BoardGameView, Told } from "../table/types";
import { isStill, show, type Surface } from "./drawing";
import { Finder, momentsOfRow, momentsOfTurn, newTiles, ofPlay, type Spelled } from "./finding";
import type { Moment, MomentKind, OwnMoments } from "./moment";
import { sentenceOf } from "./telling";

const SOUNDS: Readonly<Record<MomentKind, Sound>> = {
  tiles: "great",
  points: "great",
  letters: "great",
  scarab: "wings",
  challenge: "right",
  last: "tile",
  victory: "victory",
};

/** What sounds in place of it for who did not have it, and for who wants things still. */
const PLAIN: Partial<Record<MomentKind, Sound>> = { challenge: "alert", victory: "end" };

/** Where one sits and where to draw. */
export interface Place {
  seat: number | null;
  surface: () => Surface | undefined;
}

/** A play: its word, its tiles (a dot for each that was there) and its points. */
type Laid = Spelled & { tiles: string; score: number };

export class Moments {
  private readonly finder: Finder;
  private shown: Promise<void> = Promise.resolve();
  /** The turn of an analysis that one looks at. */
  private looked: TurnReport | null = null;

  constructor(
    private readonly own: OwnMoments,
    private readonly size: number,
    private readonly place: () => Place,
  ) {
    this.finder = new Finder(own, size);
  }

  /** What happened, in words where it is a moment. It is shown as soon as the board is drawn, unless it is long past. */
  hear(told: Told, view: AnyView, past = false): string {
    const moments = this.finder.hear(told, view);
    return past ? "" : this.celebrate(moments, view, PLAIN);
  }

  /** A row of the sheet that one looks back on. */
  review(view: BoardGameView, count: number): string {
    return this.celebrate(momentsOfRow(this.own, view, count, this.size), view, {});
  }

  /** A play of the past, wherever it is looked at. */
  replay(seat: number, laid: Laid): void {
    const tiles = newTiles(laid.tiles);
    for (const each of ofPlay(this.own, seat, laid, tiles, laid.score, this.size)) void this.present(each, undefined);
  }

  /** All that was great in a turn of an analysed game, one thing after the other, for as long as it is looked at. */
  async replayTurn(turn: TurnReport): Promise<void> {
    this.looked = turn;
    for (const each of momentsOfTurn(this.own, turn, this.size))
      if (this.looked === turn) await this.present(each, undefined);
  }

  private celebrate(moments: readonly Moment[], view: AnyView | BoardGameView, plain: typeof PLAIN): string {
    for (const moment of moments) this.shown = this.shown.then(() => this.present(moment, plain[moment.kind]));
    const ended = view.ended as { scores: number[] } | null | undefined;
    const about = { players: view.players ?? [], seat: this.place().seat, scores: ended?.scores };
    return moments.map((moment) => sentenceOf(moment, about)).join(" ");
  }

  private async present(moment: Moment, plain: Sound | undefined): Promise<void> {
    const { seat, surface } = this.place();
    const mine = seat === null || seat === moment.seat;
    const drawnOn = isStill() ? undefined : surface();
    if (plain && (!mine || !drawnOn)) sound(plain);
    else if (drawnOn) sound(SOUNDS[moment.kind]);
    // Who lost is told so in words, and spared the rest.
    if (drawnOn && (mine || moment.kind !== "victory")) await show(moment, drawnOn);
  }
}
