/** The squares of the board as elements: a grid to screen readers, one square of it in the tab order. */

import type { Marks } from "../marks";
import { premiumAt, worth, type Layout } from "../layouts";
import { isJollyCell, JOLLY } from "../cells";
import { centreOf, columnName, nameOf } from "../squares";
import type { BoardState } from "../state";
import type { BoardSpeech } from "./speech";
import { drawTile } from "./tile";

export class GridView {
  readonly element = document.createElement("div");
  private readonly squares: HTMLElement[] = [];
  /** What each square was drawn from: it is drawn again only when that changes. */
  private readonly drawn: string[] = [];
  private focusable = -1;

  constructor(
    private readonly layout: Layout,
    private speech: BoardSpeech,
  ) {
    this.element.className = "grid";
    this.element.style.setProperty("--n", String(layout.size));
    this.element.setAttribute("role", "grid");
    this.build();
  }

  private build(): void {
    const { size } = this.layout;
    this.element.append(
      labels(size, "columns", columnName),
      labels(size, "rows", (row) => String(row + 1)),
    );
    for (let row = 0; row < size; row++) {
      const line = document.createElement("div");
      line.className = "line";
      line.setAttribute("role", "row");
      for (let column = 0; column < size; column++) line.append(this.buildSquare(row * size + column));
      this.element.append(line);
    }
  }

  private buildSquare(square: number): HTMLElement {
    const element = document.createElement("div");
    const premium = premiumAt(this.layout, square);
    element.className = `square ${premium ? `premium p${premium}` : ""}`;
    element.setAttribute("role", "gridcell");
    element.dataset.square = String(square);
    element.tabIndex = -1;
    if (square === centreOf(this.layout.size)) {
      element.classList.add("centre");
      element.append(this.layout.own.emblem?.() ?? printed("★"));
    } else if (premium) {
      element.append(printed(premium));
    }
    this.squares[square] = element;
    return element;
  }

  /** Draw what has changed. */
  draw(state: BoardState, marks: Marks, focus: number): void {
    this.element.setAttribute("aria-label", this.speech.grid);
    for (const [square, element] of this.squares.entries()) {
      const loose = state.placed.get(square);
      const fixed = state.cells.charAt(square);
      const cell = loose?.cell ?? (fixed === "." ? "" : fixed);
      const mark = marks.get(square) ?? "";
      const cursor = state.cursor?.square === square ? state.cursor.direction : "";
      const key = `${cell}|${loose ? loose.id : ""}|${mark}|${cursor}`;
      if (this.drawn[square] === key) continue;
      const before = this.drawn[square]?.split("|")[0] ?? "";
      this.drawn[square] = key;
      this.drawSquare(element, square, { cell, loose: loose !== undefined, id: loose?.id, mark, cursor });
      if (cell && cell !== before && before !== undefined) element.querySelector(".tile")?.classList.add("settles");
    }
    if (this.focusable !== focus) {
      this.squares[this.focusable]?.setAttribute("tabindex", "-1");
      this.squares[focus]?.setAttribute("tabindex", "0");
      this.focusable = focus;
    }
  }

  private drawSquare(
    element: HTMLElement,
    square: number,
    what: { cell: string; loose: boolean; id: number | undefined; mark: string; cursor: string },
  ): void {
    element.querySelector(":scope > .tile")?.remove();
    element.classList.toggle("cursor-across", what.cursor === "across");
    element.classList.toggle("cursor-down", what.cursor === "down");
    for (const mark of ["last", "pending", "word", "hinted", "wrong", "takeable"])
      element.classList.toggle(mark, what.mark === mark);
    if (what.cell) {
      const tile = drawTile(this.layout, what.cell);
      tile.classList.toggle("loose", what.loose);
      if (what.id !== undefined) tile.dataset.tile = String(what.id);
      element.append(tile);
    }
    element.setAttribute("aria-label", this.describe(square, what.cell, what.loose));
  }

  private describe(square: number, cell: string, loose: boolean): string {
    const name = nameOf(square, this.layout.size);
    if (!cell) return this.speech.empty(name, premiumAt(this.layout, square), square === centreOf(this.layout.size));
    const state = loose ? "loose" : isJollyCell(cell) || cell === JOLLY ? "jolly" : "fixed";
    return this.speech.tile(name, cell.toUpperCase(), worth(this.layout, cell), state);
  }

  /** Speak another language from now on. */
  say(speech: BoardSpeech): void {
    this.speech = speech;
    this.drawn.length = 0;
  }

  focus(square: number): void {
    this.squares[square]?.focus({ preventScroll: true });
  }

  squareElement(square: number): HTMLElement | undefined {
    return this.squares[square];
  }
}

function printed(text: string): HTMLElement {
  const label = document.createElement("span");
  label.className = "printed";
  // Drawn by the style sheet: the square's name says it in words.
  label.dataset.text = text;
  return label;
}

function labels(size: number, name: string, text: (index: number) => string): HTMLElement {
  const line = document.createElement("div");
  line.className = `labels ${name}`;
  line.setAttribute("aria-hidden", "true");
  for (let index = 0; index < size; index++) {
    const label = document.createElement("span");
    label.textContent = text(index);
    line.append(label);
  }
  return line;
}
