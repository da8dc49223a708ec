/** Boards and what tiles are worth, as the server describes them: the app has no board of its own. */

import type { RulesDescription } from "../protocol";
import type { Cells } from "./cells";
import type { Laying, Misfit } from "./lay";
import type { Counting, Score } from "./score";

export type Premium = "3P" | "2P" | "3L" | "2L";
/** The figures of a rule set by name: bonus, windows, penalties. */
export type Figures = Readonly<Record<string, unknown>>;

/** What a game does on a board in a way of its own: how it counts and what it draws, where the app knows. */
export interface OwnBoard {
  /** Why a play that fits is none, by the server's codes. */
  check?: (layout: Layout, cells: Cells, laying: Laying, counting: Counting) => Misfit | null;
  score?: (layout: Layout, laying: Laying, counting: Counting) => Score;
  /** A jolly is worth what the letter is that it stands for, and stands only for letters that tiles have. */
  jolliesCount?: boolean;
  /** Drawn on jollies and in the centre. */
  emblem?: () => SVGElement;
}

export interface Layout {
  readonly game: string;
  readonly size: number;
  /** Row by row: `W` and `w` triple and double word, `L` and `l` letter. */
  readonly marks: string;
  readonly rackSize: number;
  readonly values: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly figures: Figures;
  readonly own: OwnBoard;
}

/** The layout of a game by one of its rule sets; of a game without a board, one without squares. */
export function layoutFrom(game: string, rules: Pick<RulesDescription, "board" | "figures">, own: OwnBoard): Layout {
  const { size = 0, layout = [], rack_size = 0, values = {}, counts = {} } = rules.board ?? {};
  return { game, size, marks: layout.join(""), rackSize: rack_size, values, counts, figures: rules.figures, own };
}

/** A figure that is a number; 0 where the rules have none. */
export const figure = (figures: Figures, name: string): number => Number(figures[name] ?? 0);

const PREMIUMS: Readonly<Record<string, Premium>> = { W: "3P", w: "2P", L: "3L", l: "2L" };

export const premiumAt = (layout: Layout, square: number): Premium | null =>
  PREMIUMS[layout.marks.charAt(square)] ?? null;

export function letterFactor(layout: Layout, square: number): number {
  const premium = premiumAt(layout, square);
  return premium === "3L" ? 3 : premium === "2L" ? 2 : 1;
}

export function wordFactor(layout: Layout, square: number): number {
  const premium = premiumAt(layout, square);
  return premium === "3P" ? 3 : premium === "2P" ? 2 : 1;
}

/** What a cell is worth; a jolly mostly nothing. */
export function worth(layout: Layout, cell: string): number {
  const isJolly = cell !== cell.toUpperCase();
  return isJolly && !layout.own.jolliesCount ? 0 : (layout.values[cell.toUpperCase()] ?? 0);
}

/** The letters that a jolly may stand for. */
export const jollyLetters = (layout: Layout): string[] =>
  layout.own.jolliesCount
    ? Object.keys(layout.values).filter((letter) => letter !== "?")
    : [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
