/** The play somebody is making: tiles on the board for now, what they would score, tiles marked for an exchange. */

import { untrack } from "svelte";
import type { BoardView } from "../../board/board";
import { loosened } from "../../board/lay";
import { type Layout } from "../../board/layouts";
import { preview } from "../../board/preview";
import { nameOf, parseSquare, type Direction } from "../../board/squares";
import { loose, openJolly, type BoardState } from "../../board/state";
import { OWN } from "../../games/own";
import { layoutBy } from "../../games/shown";
import { refusalSentence } from "../../table/refusal";
import type { Session } from "../../table/session.svelte";
import { play as sound } from "../../table/sounds";
import type { BoardGameView } from "../../table/types";
import { mayMove, takeable } from "./turn";

export class Play {
  board = $state.raw<BoardView>();
  arranged = $state.raw<BoardState | null>(null);
  marked = $state.raw<ReadonlySet<number> | null>(null);

  readonly layout: Layout = $derived.by(() => layoutBy(this.game, this.session.rules ?? { figures: {} }));
  readonly standing = $derived.by(() => this.view.board.join(""));
  readonly rack = $derived.by(() => this.view.rack ?? "");
  readonly canMove = $derived.by(() => mayMove(this.view, this.session.seat));
  readonly seen = $derived.by(() => {
    const { letter_squares, joining } = this.view.options;
    if (!this.arranged?.placed.size) return null;
    return preview(this.layout, this.standing, loose(this.arranged), {
      letterSquares: letter_squares === "placed" ? "placed" : "covered",
      joining: joining === "hold" ? "hold" : "lengthen",
    });
  });
  readonly jolly = $derived(this.arranged ? openJolly(this.arranged) : null);
  /** Jollies on the board that one may take now. */
  readonly jollies = $derived.by(() =>
    this.session.offers("take_scarab") && this.canMove && !this.view.pending ? takeable(this.view) : [],
  );
  /** The letters marked for an exchange. */
  readonly letters = $derived.by(() => {
    const { marked, arranged } = this;
    if (!marked || !arranged) return "";
    return arranged.rack.flatMap((tile) => (marked.has(tile.id) ? [tile.letter] : [])).join("");
  });
  readonly canExchange = $derived.by(() => {
    if (!this.canMove || !this.session.offers("exchange")) return false;
    if (this.exchangesAll && !this.exchangesAll(this.layout, this.rack)) return false;
    return this.view.bag_count >= Math.max(1, this.session.figure("exchange_needs"));
  });
  readonly canSecco = $derived.by(() => {
    const { seat } = this.session;
    if (!this.canMove || seat === null || !this.session.offers("cambio_secco")) return false;
    return !this.view.secco_used.includes(seat) && this.view.bag_count >= this.session.figure("secco_needs");
  });

  constructor(
    private readonly session: Session<BoardGameView>,
    /** A tile was put on the board. */
    private readonly laid: () => void,
  ) {
    $effect(() => {
      if (!this.canMove && untrack(() => this.marked)) this.mark(false);
    });
  }

  private get view(): BoardGameView {
    return this.session.view!;
  }
  private get game(): string {
    return this.session.table?.settings.game ?? "";
  }

  /** Whether all tiles are exchanged at once, and with which racks one may. */
  get exchangesAll() {
    return OWN[this.game]?.exchangesAll;
  }

  /** What the tiles on the board would be worth, or why they are no play. */
  get told(): string {
    const { seen } = this;
    if (!seen) return "";
    if (!seen.fits) {
      const refusal = { code: `play.${seen.reason}`, detail: seen.detail };
      return seen.reason === "jolly_open" ? "" : refusalSentence(refusal, this.game, this.view.players);
    }
    const words = seen.words.map(({ word, points }) => word.toUpperCase() + (seen.counted ? ` ${points}` : ""));
    return words.join(" · ") + (seen.bonus ? ` + ${seen.bonus}` : "");
  }

  changed(state: BoardState): void {
    if (state.placed.size > (this.arranged?.placed.size ?? 0)) {
      sound("tile");
      this.laid();
    }
    this.arranged = state;
  }

  commit(): void {
    if (!this.arranged || !this.seen?.fits || !this.canMove || this.session.busy) return;
    this.session.do({
      command: "lay_tiles",
      tiles: loose(this.arranged).map(([square, cell]) => [nameOf(square, this.layout.size), cell]),
    });
  }
  playWritten(move: { square: number; direction: Direction; word: string }): void {
    const { direction, word } = move;
    this.session.do({ command: "play", square: nameOf(move.square, this.layout.size), direction, word });
  }

  /** Put a play on the board for now, as a hint has it. */
  propose(command: Record<string, unknown> | null | undefined): void {
    const { square, direction, word } = command ?? {};
    const start = typeof square === "string" ? parseSquare(square, this.layout.size) : null;
    if (start === null || typeof word !== "string") return;
    this.board?.lay(loosened(this.standing, this.layout.size, start, direction as Direction, word));
  }

  /** Tiles of the rack can be marked, to be exchanged; or no more. */
  mark(on: boolean): void {
    this.marked = on ? new Set() : null;
    this.board?.mark(this.marked);
  }
  exchange(): void {
    this.session.do({ command: "exchange", tiles: this.letters });
    this.mark(false);
  }
  takeScarab(square: number): void {
    this.session.do({ command: "take_scarab", square: nameOf(square, this.layout.size) });
  }
}
