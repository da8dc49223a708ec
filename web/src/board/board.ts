/** The board a page makes: it holds the state, draws it, listens to fingers and keys, and tells of changes. */

import * as cursors from "./cursor";
import { listenToPointers, type Spot } from "./drag";
import { intentOf, type Intent } from "./keys";
import type { Layout } from "./layouts";
import type { Marks } from "./marks";
import * as moves from "./moves";
import { arrange, shuffle, sync } from "./rack";
import { GridView } from "./render/grid";
import { RackView } from "./render/rack";
import type { BoardSpeech } from "./render/speech";
import { centreOf, nameOf, opposite, rowOf } from "./squares";
import { emptyState, isFree, tileWith, type BoardState } from "./state";
import { backspace, typeLetter } from "./typing";
import { listenToPinches } from "./pinch";
import { NEAR, NEAR_IN_LARGE_PRINT, WHOLE, squaresToShow, zoomTo, type Zoom } from "./zoom";

export interface BoardCallbacks {
  changed: (state: BoardState) => void;
  /** Enter was pressed. */
  commit: () => void;
  /** A tile of the rack was tapped while tiles are being marked, for an exchange. */
  marked: (ids: ReadonlySet<number>) => void;
  /** A square with a tile that stands was pressed. */
  standing: (square: number) => void;
  announce: (text: string) => void;
}

export class BoardView {
  state: BoardState;
  private readonly grid: GridView;
  private readonly rack: RackView;
  private readonly stage = document.createElement("div");
  private marks: Marks = new Map();
  private marking: Set<number> | null = null;
  private focus: number;
  private near: "auto" | "whole" = "auto";
  private zoom: Zoom = WHOLE;
  private pinched: Zoom | null = null;
  private turned = false;
  private still = false;
  private readonly unlisten: (() => void)[] = [];

  constructor(
    private readonly root: HTMLElement,
    rackRoot: HTMLElement,
    layout: Layout,
    private speech: BoardSpeech,
    private readonly callbacks: BoardCallbacks,
  ) {
    this.state = emptyState(layout);
    this.focus = centreOf(layout.size);
    this.grid = new GridView(layout, speech);
    this.rack = new RackView(layout, speech);
    this.stage.className = "stage";
    this.stage.append(this.grid.element);
    root.append(this.stage);
    rackRoot.append(this.rack.element);
    const targets = {
      drop: (tile: number, spot: Spot) => this.drop(tile, spot),
      tap: (tile: number) => this.tap(tile),
      point: (square: number) => this.point(square),
      movable: (tile: number) => !this.marking && tileWith(this.state, tile) !== undefined,
      hover: (spot: Spot) => this.hover(spot),
    };
    this.unlisten.push(listenToPointers(root, this.rack.element, targets));
    this.unlisten.push(
      listenToPinches(
        root,
        () => this.zoom,
        (zoom) => this.pinch(zoom),
      ),
    );
    this.unlisten.push(listenToPointers(rackRoot, this.rack.element, targets));
    const onkey = (event: KeyboardEvent) => this.key(event);
    document.addEventListener("keydown", onkey);
    const onrack = (event: KeyboardEvent) => this.rackKey(event);
    this.rack.element.addEventListener("keydown", onrack);
    const onfocus = (event: FocusEvent) => {
      const square = (event.target as HTMLElement).dataset.square;
      if (square !== undefined) this.focus = Number(square);
    };
    this.grid.element.addEventListener("focusin", onfocus);
    this.unlisten.push(() => document.removeEventListener("keydown", onkey));
    const resized = new ResizeObserver(() => this.draw());
    resized.observe(root);
    this.unlisten.push(() => resized.disconnect());
    this.draw();
  }

  /** The squares and whatever is drawn over them; it comes nearer and turns with them. */
  get surface(): HTMLElement {
    return this.grid.element;
  }

  destroy(): void {
    for (const each of this.unlisten) each();
    this.root.replaceChildren();
    this.rack.element.remove();
  }

  /** What the server says stands, and what is on one's rack. */
  update(cells: string, rack: string, marks: Marks): void {
    this.marks = marks;
    const after = sync(this.state, cells, rack);
    const ids = (state: BoardState) => state.rack.map((tile) => tile.id).join();
    const changed = after.placed.size !== this.state.placed.size || ids(after) !== ids(this.state);
    this.state = after;
    this.draw();
    if (changed) this.callbacks.changed(after);
  }

  say(speech: BoardSpeech): void {
    this.speech = speech;
    this.grid.say(speech);
    this.rack.say(speech);
    this.draw();
  }

  recall(): void {
    if (!this.state.placed.size && !this.state.cursor) return;
    this.set(cursors.letGo(moves.recall(this.state)));
    this.callbacks.announce(this.speech.recalled);
  }

  shuffle(): void {
    this.set(shuffle(this.state));
    this.callbacks.announce(this.speech.shuffled);
  }

  choose(square: number, letter: string): void {
    this.set(moves.choose(this.state, square, letter));
  }

  takeBack(square: number): void {
    this.set(moves.takeBack(this.state, square));
  }

  /** Lay a word as written; its tiles come from the rack. */
  lay(tiles: readonly (readonly [number, string])[]): void {
    let state = moves.recall(this.state);
    for (const [square, cell] of tiles) {
      const wanted = cell === cell.toUpperCase() ? cell : "?";
      const tile = state.rack.find(
        (each) => each.letter === wanted && ![...state.placed.values()].some((p) => p.id === each.id),
      );
      if (tile) state = moves.place(state, tile.id, square, cell);
    }
    this.set(cursors.letGo(state));
  }

  /** Let tiles of the rack be marked for an exchange; null ends it. */
  mark(marked: ReadonlySet<number> | null): void {
    this.marking = marked ? new Set(marked) : null;
    if (marked) this.state = moves.recall(cursors.letGo(this.state));
    this.draw();
  }

  /** Whether nobody lays anything here any more: then nothing shows where a tile would go. */
  rest(still: boolean): void {
    this.still = still;
    this.root.classList.toggle("still", still);
    if (still) this.set(cursors.letGo(moves.recall(this.state)));
  }

  setNear(near: "auto" | "whole"): void {
    this.near = near;
    this.pinched = null;
    this.draw();
  }

  /** Show the board from the other side of the table, or from one's own. */
  turn(turned: boolean): void {
    if (turned === this.turned) return;
    this.turned = turned;
    this.root.classList.toggle("turned", turned);
    this.draw();
  }

  private set(state: BoardState): void {
    if (state === this.state) return;
    this.state = state;
    if (state.cursor) this.focus = state.cursor.square;
    this.draw();
    this.callbacks.changed(state);
  }

  private draw(): void {
    this.grid.draw(this.state, this.marks, this.focus);
    this.rack.draw(this.state, this.marking ?? new Set());
    this.root.classList.toggle("picking", this.state.picked !== null);
    const phone = this.root.clientWidth < 560 && matchMedia("(pointer: coarse), (max-width: 560px)").matches;
    const nearest = document.documentElement.dataset.print === "large" ? NEAR_IN_LARGE_PRINT : NEAR;
    const auto = phone && this.near === "auto";
    const near = auto ? zoomTo(this.squaresToShow(), this.state.layout.size, nearest) : WHOLE;
    this.show(this.pinched ?? near);
  }

  /** Where they are on the screen. */
  private squaresToShow(): number[] {
    const { size } = this.state.layout;
    return squaresToShow(this.state).map((square) => (this.turned ? opposite(square, size) : square));
  }

  private show(zoom: Zoom): void {
    this.zoom = zoom;
    this.root.classList.toggle("pinched", this.pinched !== null);
    this.stage.style.transform =
      zoom.scale === 1 ? "" : `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})`;
  }

  /** Two fingers have the board where they want it until they let go of it, or somebody asks for the whole. */
  private pinch(zoom: Zoom | null): void {
    this.pinched = zoom;
    if (zoom) this.show(zoom);
    else this.draw();
  }

  private drop(tile: number, spot: Spot): void {
    if (spot?.kind === "square" && isFree(this.state, spot.square)) {
      const after = moves.place(this.state, tile, spot.square);
      this.set(cursors.letGo(after));
      this.sayLaid(spot.square);
      return;
    }
    const from = [...this.state.placed].find(([, placed]) => placed.id === tile)?.[0];
    // Let go anywhere but on a free square, a tile goes back to the rack.
    let state = from === undefined ? this.state : moves.takeBack(this.state, from);
    if (spot?.kind === "rack") state = arrange(state, tile, spot.before);
    this.set(state);
    this.draw();
  }

  private tap(tile: number): void {
    if (this.marking) {
      if (!this.marking.delete(tile)) this.marking.add(tile);
      this.callbacks.marked(new Set(this.marking));
      this.draw();
      return;
    }
    const from = [...this.state.placed].find(([, placed]) => placed.id === tile)?.[0];
    if (from !== undefined) {
      const letter = this.state.placed.get(from)!.cell.toUpperCase();
      this.set(moves.takeBack(this.state, from));
      this.callbacks.announce(this.speech.takenBack(letter));
    } else {
      // With a cursor on the board a tile goes there, as if its letter were typed.
      const letter = tileWith(this.state, tile)?.letter;
      if (this.state.cursor && letter && letter !== "?") this.type(letter, false);
      else this.set(moves.pick(this.state, tile));
    }
  }

  private point(square: number): void {
    if (this.state.picked !== null && isFree(this.state, square)) {
      this.set(moves.place(this.state, this.state.picked, square));
      this.sayLaid(square);
      return;
    }
    if (!isFree(this.state, square) && !this.state.placed.has(square)) this.callbacks.standing(square);
    if (this.still) return;
    this.setCursor(cursors.point(this.state, square));
    this.grid.focus(square);
  }

  private setCursor(state: BoardState): void {
    this.set(state);
    const { cursor } = state;
    const name = cursor && nameOf(cursor.square, state.layout.size);
    this.callbacks.announce(cursor ? this.speech.cursor(name!, cursor.direction) : this.speech.noCursor);
  }

  private hover(spot: Spot): void {
    this.root.querySelector(".square.target")?.classList.remove("target");
    if (spot?.kind === "square" && isFree(this.state, spot.square)) {
      this.grid.squareElement(spot.square)?.classList.add("target");
    }
  }

  private rackKey(event: KeyboardEvent): void {
    const id = (event.target as HTMLElement).dataset.rack;
    if (id === undefined || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    this.tap(Number(id));
  }

  private key(event: KeyboardEvent): void {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const onSquare = target.dataset.square !== undefined;
    if (target.closest("input, textarea, select, dialog, [role=dialog]") || document.querySelector("dialog[open]"))
      return;
    const intent = intentOf(event);
    if (!intent) return;
    // A button that has the focus keeps its own keys.
    const onControl = target.closest("button, a, summary, [tabindex]") !== null && !onSquare;
    if (
      onControl &&
      (intent.kind === "commit" || intent.kind === "point" || intent.kind === "arrow" || intent.kind === "edge")
    )
      return;
    if (this.act(intent, onSquare)) event.preventDefault();
  }

  /** Do what was meant; whether there was anything to do. */
  private act(intent: Intent, onSquare: boolean): boolean {
    const { state } = this;
    // One may still go from square to square, and press one.
    if (this.still && !["arrow", "edge", "point"].includes(intent.kind)) return false;
    switch (intent.kind) {
      case "letter":
        if (!state.cursor && onSquare) this.set(cursors.point(state, this.focus));
        if (!this.state.cursor) return false;
        this.type(intent.letter, intent.jolly);
        return true;
      case "arrow":
        return this.arrow(intent, onSquare);
      case "edge":
        if (!onSquare) return false;
        this.moveFocus(this.edge(intent.edge));
        return true;
      case "back":
        if (!state.cursor) return false;
        this.set(backspace(state));
        this.grid.focus(this.focus);
        return true;
      case "recall":
        this.recall();
        return true;
      case "commit":
        if (!state.placed.size) return false;
        this.callbacks.commit();
        return true;
      case "shuffle":
        this.shuffle();
        return true;
      case "point":
        if (!onSquare) return false;
        this.point(this.focus);
        return true;
    }
  }

  private type(letter: string, jolly: boolean): void {
    const before = this.state;
    this.set(typeLetter(before, letter, jolly));
    const laid = [...this.state.placed.keys()].find((square) => !before.placed.has(square));
    if (laid !== undefined) this.sayLaid(laid);
    else if (this.state === before) this.callbacks.announce(this.speech.notOnRack(letter));
    if (this.state.cursor) this.grid.focus(this.state.cursor.square);
  }

  private arrow(intent: Extract<Intent, { kind: "arrow" }>, onSquare: boolean): boolean {
    // An arrow goes where it points on the screen.
    const arrow = this.turned ? cursors.BACK[intent.arrow] : intent.arrow;
    if (this.state.cursor) {
      this.setCursor(cursors.steer(this.state, arrow));
      this.grid.focus(this.state.cursor!.square);
      return true;
    }
    if (!onSquare) return false;
    this.moveFocus(cursors.neighbour(this.focus, arrow, this.state.layout.size));
    return true;
  }

  private edge(edge: "start" | "end"): number {
    const { size } = this.state.layout;
    return rowOf(this.focus, size) * size + ((edge === "start") !== this.turned ? 0 : size - 1);
  }

  private moveFocus(square: number): void {
    this.focus = square;
    this.draw();
    this.grid.focus(square);
  }

  private sayLaid(square: number): void {
    const placed = this.state.placed.get(square);
    if (placed)
      this.callbacks.announce(this.speech.laid(placed.cell.toUpperCase(), nameOf(square, this.state.layout.size)));
  }
}
