/** Messages and views of the board games: the protocol's own types, and what Scrabble's and Scarabeo's have in common. */

import type {
  AnyCommand,
  AnyServerFrame,
  Refused,
  ScarabeoEnded,
  ScarabeoPendingView,
  ScarabeoRow,
  ScarabeoSettlement,
  ScarabeoView,
  ScrabbleEnded,
  ScrabblePendingView,
  ScrabbleRow,
  ScrabbleSettlement,
  ScrabbleView,
  BoardWordScore,
} from "../protocol";

export type {
  DuplicateView,
  Refused,
  Said,
  ScarabeoView,
  ScrabbleView,
  TableInfo,
  Verdict,
  Welcome,
  You,
} from "../protocol";
/** What a sentence about a refusal is made of, from a table or from the server's REST. */
export type Refusing = Pick<Refused, "code" | "article" | "detail">;
export type ServerFrame = AnyServerFrame;
export type Command = AnyCommand;

/** An event, whatever the game: its data is looked at by the kind of event. */
export interface Told {
  seq: number;
  event: string;
  data: Record<string, unknown>;
}

export type BoardGameView = ScrabbleView | ScarabeoView;
export const isScarabeo = (view: BoardGameView): view is ScarabeoView => "sand_left_ms" in view;

/** What either game has and the other lacks may be missing. */
type Either<One, Other> = (One | Other) & Partial<Omit<One, keyof Other>> & Partial<Omit<Other, keyof One>>;
export type PendingView = Either<ScrabblePendingView, ScarabeoPendingView>;
export type SheetRow = Either<ScrabbleRow, ScarabeoRow>;
export type Settlement = Either<ScrabbleSettlement, ScarabeoSettlement>;
export type WordScore = Pick<BoardWordScore, "word" | "square" | "direction" | "points">;
export type Ended = Either<ScrabbleEnded, ScarabeoEnded>;

/** The choices of a table, by name. */
export const optionsOf = (view: BoardGameView): Readonly<Record<string, unknown>> => ({ ...view.options });
