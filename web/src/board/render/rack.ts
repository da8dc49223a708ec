/** The rack as elements: a button for each tile, so that a screen reader and a keyboard can reach them. */

import { JOLLY } from "../cells";
import { worth, type Layout } from "../layouts";
import { isOnBoard, type BoardState } from "../state";
import type { BoardSpeech } from "./speech";
import { drawTile } from "./tile";

export class RackView {
  readonly element = document.createElement("div");
  private drawn = "";

  constructor(
    private readonly layout: Layout,
    private speech: BoardSpeech,
  ) {
    this.element.className = "rack";
    this.element.setAttribute("role", "group");
  }

  draw(state: BoardState, marked: ReadonlySet<number>): void {
    const tiles = state.rack.map((tile) => ({
      ...tile,
      away: isOnBoard(state, tile.id),
      picked: state.picked === tile.id,
      marked: marked.has(tile.id),
    }));
    const key = JSON.stringify(tiles);
    if (key === this.drawn) return;
    this.drawn = key;
    this.element.setAttribute("aria-label", this.speech.rack);
    this.element.style.setProperty("--places", String(this.layout.rackSize));
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.rack : undefined;
    this.element.replaceChildren(...tiles.map((tile) => this.drawPlace(tile)));
    if (focused) this.element.querySelector<HTMLElement>(`[data-rack="${focused}"]`)?.focus();
  }

  private drawPlace(tile: {
    id: number;
    letter: string;
    away: boolean;
    picked: boolean;
    marked: boolean;
  }): HTMLElement {
    if (tile.away) {
      const gap = document.createElement("div");
      gap.className = "place away";
      gap.dataset.gap = String(tile.id);
      return gap;
    }
    const button = document.createElement("button");
    button.type = "button";
    button.className = "place";
    button.dataset.rack = String(tile.id);
    button.setAttribute("aria-pressed", String(tile.picked || tile.marked));
    button.classList.toggle("picked", tile.picked);
    button.classList.toggle("marked", tile.marked);
    const points = worth(this.layout, tile.letter);
    button.setAttribute(
      "aria-label",
      tile.letter === JOLLY ? this.speech.rackJolly : this.speech.rackTile(tile.letter, points),
    );
    const face = drawTile(this.layout, tile.letter);
    face.dataset.tile = String(tile.id);
    button.append(face);
    return button;
  }

  say(speech: BoardSpeech): void {
    this.speech = speech;
    this.drawn = "";
  }
}
