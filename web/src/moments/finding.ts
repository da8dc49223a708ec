/** Moments in what a table tells: in its events as they come, or in the rows of a score sheet that one looks back on.
 *  Whatever is told to everyone, and nothing else. */

import type { AnyView } from "../games/game";
import { isTaken } from "../board/cells";
import { parseSquare, step, type Direction } from "../board/squares";
import type { Fact, TurnReport } from "../protocol";
import { positionAfter } from "../table/replay";
import type { Ended, SheetRow, Told, Verdict, WordScore } from "../table/types";
import { moment, type Moment, type OwnMoments } from "./moment";

export type Spelled = Pick<WordScore, "word" | "square" | "direction">;

/** The squares of a word on a board. */
function squaresOf({ word, square, direction }: Spelled, size: number): number[] {
  const start = parseSquare(square, size);
  if (start === null) return [];
  return [...word].flatMap((_, index) => step(start, direction, index, size) ?? []);
}

/** How many tiles are new: a dot is one that lay there. */
export const newTiles = (tiles: string): number => tiles.replaceAll(".", "").length;

/** A play of many tiles, or else of many points. */
export function ofPlay(
  own: OwnMoments,
  seat: number,
  laid: Spelled,
  tiles: number,
  points: number,
  size: number,
): Moment[] {
  const kind = own.tiles && tiles >= own.tiles ? "tiles" : own.points && points >= own.points ? "points" : undefined;
  return kind ? [moment(kind, seat, { word: laid.word, squares: squaresOf(laid, size), points, tiles })] : [];
}

function ofEnd(own: OwnMoments, ended: Pick<Ended, "reason" | "places">, mover: number): Moment[] {
  const [first = []] = ended.places;
  return [
    ...(own.last && ended.reason === own.last && mover >= 0 ? [moment("last", mover)] : []),
    ...(own.victory && first.length === 1 ? [moment("victory", first[0]!)] : []),
  ];
}

/** Hears a table's events one by one. */
export class Finder {
  private mover = -1;
  private challenger = -1;
  private laid: readonly WordScore[] = [];
  private challenged: readonly string[] = [];

  constructor(
    private readonly own: OwnMoments,
    /** Of the board; 0 where there is none. */
    private readonly size: number,
  ) {}

  hear({ event, data }: Told, view: AnyView): Moment[] {
    const seat = Number(data.seat);
    switch (event) {
      case "played": {
        this.mover = seat;
        this.laid = data.words as WordScore[];
        const main = this.laid[0];
        const tiles = newTiles(String(data.tiles));
        return main ? ofPlay(this.own, seat, main, tiles, Number(data.score), this.size) : [];
      }
      case "round_closed": {
        // A hall: what lies on the board now is whose slip it was, or nobody's.
        const master = data.master as Spelled & { tiles: string; score: number };
        const owner = data.seat === null ? -1 : seat;
        return ofPlay(this.own, owner, master, newTiles(master.tiles), master.score, this.size);
      }
      case "laid":
        this.mover = seat;
        return this.ofCards(seat, data.words as { word: string }[]);
      case "scarab_taken": {
        const square = parseSquare(String(data.square), this.size);
        const squares = square === null ? [] : [square];
        return this.own.scarab ? [moment("scarab", seat, { word: String(data.letter), squares })] : [];
      }
      case "challenged":
        [this.challenger, this.challenged] = [seat, data.words as string[]];
        return [];
      case "contested":
        this.challenger = seat;
        return [];
      case "ruled":
        return this.own.challenge ? this.ofRuling(data, view) : [];
      case "ended":
        return ofEnd(this.own, data as unknown as Ended, this.mover);
      default:
        return [];
    }
  }

  private ofCards(seat: number, words: readonly { word: string }[]): Moment[] {
    const [longest] = words.toSorted((one, other) => other.word.length - one.word.length);
    if (!longest || !this.own.letters || longest.word.length < this.own.letters) return [];
    return [moment("letters", seat, { word: longest.word, points: longest.word.length })];
  }

  /** Whoever was right: the one who doubted, or the one whose word stands. */
  private ofRuling(data: Told["data"], view: AnyView): Moment[] {
    const valid = Boolean(data.valid);
    const cards = (view.words ?? []) as { number: number; seat: number; word: string }[];
    const card = cards.find((each) => each.number === data.word);
    const seat = valid ? (card?.seat ?? this.mover) : this.challenger;
    if (seat < 0) return [];
    const verdicts = (data.verdicts as Verdict[] | undefined) ?? [];
    // A vote has no verdicts: the words stand or fall together.
    const judged = verdicts.filter((each) => each.valid === valid).map((each) => each.word);
    const words = card ? [card.word] : verdicts.length ? judged : this.challenged;
    const laid = this.laid.find((each) => words.includes(each.word.toUpperCase()));
    const squares = laid ? squaresOf(laid, this.size) : [];
    return [moment("challenge", seat, { word: laid?.word ?? card?.word ?? "", squares, words, valid })];
  }
}

/** Facts of an analysis that tell a ruling, and whether the word stands. */
const RULED: Readonly<Record<string, boolean>> = {
  phoney_withdrawn: false,
  ruled_wrong: false,
  good_challenged: true,
  ruled_good: true,
};

/** The moments of a turn of an analysed game, as they came: scarabs taken, words that fell, the play, what came of it. */
export function momentsOfTurn(
  own: OwnMoments,
  { seat, board, played, facts }: Pick<TurnReport, "seat" | "board" | "played" | "facts">,
  size: number,
): Moment[] {
  const scarabs = (own.scarab ? (played?.swaps ?? []) : []).flatMap((name) => {
    const square = parseSquare(name, size);
    return square === null
      ? []
      : [moment("scarab", seat, { word: board.charAt(square).toUpperCase(), squares: [square] })];
  });
  const rulings = own.challenge ? facts.flatMap((fact) => ofFact(fact, seat, size)) : [];
  if (!played?.word || !played.square || !played.direction || !played.tiles) return [...scarabs, ...rulings];
  const laid = { word: played.word, square: played.square, direction: played.direction };
  const play = ofPlay(own, seat, laid, newTiles(played.tiles), played.score ?? 0, size);
  const squares = String(squaresOf(laid, size));
  const [after, before] = [true, false].map((now) =>
    rulings.filter((each) => (String(each.squares) === squares) === now),
  );
  return [...scarabs, ...before!, ...play, ...after!];
}

function ofFact({ kind, data }: Fact, seat: number, size: number): Moment[] {
  const valid = RULED[kind];
  if (valid === undefined) return [];
  const laid = {
    word: String(data.word ?? ""),
    square: String(data.square ?? ""),
    direction: String(data.direction) as Direction,
  };
  const [words, squares] = [String(data.words).split(", "), squaresOf(laid, size)];
  return [moment("challenge", valid ? seat : Number(data.challenger), { word: laid.word, squares, words, valid })];
}

/** The moments of a row of the sheet, for whoever looks back. */
export function momentsOfRow(
  own: OwnMoments,
  {
    sheet,
    ended,
    players = [],
  }: {
    sheet: readonly SheetRow[];
    ended: Pick<Ended, "reason" | "places"> | null;
    players?: readonly string[];
  },
  count: number,
  size: number,
): Moment[] {
  const row = sheet[count - 1];
  if (!row) return [];
  const closing = ended && !sheet.slice(count).some((each) => each.entry === "play");
  const laid = { word: row.word ?? "", square: row.square ?? "", direction: row.direction ?? ("across" as Direction) };
  if (row.entry === "play") {
    const stood = sheet.slice(0, count - 1).filter((each) => each.entry !== "withdrawn");
    const before = positionAfter(stood, stood.length, size).cells;
    const tiles = squaresOf(laid, size).filter((square) => !isTaken(before, square)).length;
    const play = ofPlay(own, row.seat, laid, tiles, row.points ?? 0, size);
    return closing ? [...play, ...ofEnd(own, ended, row.seat)] : play;
  }
  if (row.entry === "scarab" && own.scarab)
    return [moment("scarab", row.seat, { word: laid.word, squares: squaresOf(laid, size) })];
  if (row.entry === "withdrawn" && own.challenge) {
    // A sheet does not say who doubted; between two it can only be the other.
    const [seat, words] = players.length === 2 ? [1 - row.seat, [laid.word.toUpperCase()]] : [-1, []];
    return [moment("challenge", seat, { word: laid.word, squares: squaresOf(laid, size), words })];
  }
  return [];
}
