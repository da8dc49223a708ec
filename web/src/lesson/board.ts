/** A word that is suggested at a board: whether it can be laid as things stand, and what comes next in laying it. */

import { isTaken } from "../board/cells";
import { jollyLetters, type Layout } from "../board/layouts";
import { parseSquare, step, type Direction } from "../board/squares";
import { onRack, type BoardState } from "../board/state";
import type { Data } from "../i18n/catalogue";
import type { BoardGameView } from "../table/types";
import { LEARNER, type Advice, type Target } from "./advice";

/** What of a page with a board a coach looks at. */
export interface Board {
  readonly layout: Layout;
  readonly standing: string;
  readonly rack: string;
  readonly canMove: boolean;
  readonly arranged: BoardState | null;
  readonly seen: { fits: boolean; total?: number } | null;
  /** Jollies on the board that one may take now. */
  readonly jollies: readonly number[];
}

/** A word from a square on; a small letter is a jolly. */
export interface Suggestion {
  word: string;
  square: string;
  direction: Direction;
}

export const PLAY: Target = { at: ".tray .actions .primary" };
export const ACCEPT: Target = { at: ".pending .actions .button:nth-child(1)" };
export const CHALLENGE: Target = { at: ".pending .actions .button:nth-child(2)" };
export const CONFIRM: Target = { at: "dialog[open] footer .primary" };
const RECALL: Target = { at: ".tray .actions .button:nth-child(2)" };
export const squareTarget = (square: number): Target => ({ at: `.grid [data-square="${square}"]` });

/** Squares and letters that are still to be laid; null where something else stands there, or the rack has them not. */
export function missing(board: Board, { word, square, direction }: Suggestion): Map<number, string> | null {
  const { size } = board.layout;
  const start = parseSquare(square, size);
  const wanted = new Map<number, string>();
  for (const [index, letter] of [...word].entries()) {
    const at = start === null ? null : step(start, direction, index, size);
    if (at === null) return null;
    if (!isTaken(board.standing, at)) wanted.set(at, letter);
    else if (board.standing.charAt(at).toUpperCase() !== letter.toUpperCase()) return null;
  }
  const rack = [...board.rack];
  for (const letter of wanted.values()) {
    const tile = rack.indexOf(tileFor(letter));
    if (tile < 0) return null;
    rack.splice(tile, 1);
  }
  return wanted.size ? wanted : null;
}

const tileFor = (letter: string): string => (letter === letter.toUpperCase() ? letter : "?");

/** What to do next for a word, in sentences `<name>` and `<name>.done`; and if other tiles lie there, about those. */
export function lead(board: Board, suggestion: Suggestion, name: string, at: number): Advice | null {
  const wanted = missing(board, suggestion);
  const state = board.arranged;
  if (!wanted || !state) return null;
  const advice = (say: string, targets: Target[], data?: Data): Advice => ({
    step: at,
    say,
    targets,
    ...(data ? { data } : {}),
  });
  const strays = [...state.placed].some(
    ([square, { cell }]) => cell !== wanted.get(square) && !(cell === "?" && tileFor(wanted.get(square) ?? "") === "?"),
  );
  if (strays) return board.seen?.fits ? advice("own", [PLAY]) : advice("recall", [RECALL]);
  const open = [...state.placed].find(([, { cell }]) => cell === "?");
  if (open) {
    const letter = (wanted.get(open[0]) ?? "").toUpperCase();
    const place = jollyLetters(board.layout).indexOf(letter) + 1;
    return advice("letter", [{ at: `dialog[open] .letters button:nth-child(${place})` }], { letter });
  }
  const next = [...wanted].find(([square]) => !state.placed.has(square));
  if (!next) return advice(`${name}.done`, [PLAY], { score: board.seen?.total ?? 0 });
  const [square, cell] = next;
  const tiles = onRack(state).filter(({ letter }) => letter === tileFor(cell));
  if (tiles.some(({ id }) => id === state.picked)) return advice("square", [squareTarget(square)]);
  const tile: Target[] = tiles[0] ? [{ at: `.rack [data-rack="${tiles[0].id}"]` }] : [];
  if (!state.placed.size) return advice(name, tile);
  return tileFor(cell) === "?" ? advice("jolly", tile) : advice("tile", tile, { letter: cell });
}

/** What is said of a turn for which nothing was prepared. */
export function other(view: BoardGameView, board: Board, at: number, name: string): Advice {
  const mine = view.pending ? view.pending.seat !== LEARNER : board.canMove;
  if (!mine) return { step: at, say: "wait", data: { name }, targets: [] };
  if (board.arranged?.placed.size)
    return board.seen?.fits
      ? { step: at, say: "own", targets: [PLAY] }
      : { step: at, say: "recall", targets: [RECALL] };
  if (view.pending) {
    const word = view.pending.words[0]?.word.toUpperCase() ?? "";
    return { step: at, say: "answer", data: { name, word }, targets: [] };
  }
  return { step: at, say: "free", targets: [] };
}
