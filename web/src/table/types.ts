/** Messages and views of the board games, as the table's frames have them. */

import type { Direction } from "../board/squares";

export type Role = "player" | "referee" | "spectator";

export interface SeatInfo {
  name?: string | null;
  bot?: string | null;
  present?: boolean;
}

export interface TableSettings {
  game: string;
  rules: string;
  seats: number;
  options?: Record<string, unknown>;
  bots?: { level: string; name?: string }[];
  public?: boolean;
  days_per_move?: number | null;
}

export interface TableInfo {
  id: string;
  settings: TableSettings;
  phase: "waiting" | "playing" | "over" | "closed";
  seats: SeatInfo[];
  created_at: number;
  referee?: string | null;
  watching?: number;
  code?: string | null;
  referee_code?: string | null;
  rematch?: string | null;
  your_turn?: boolean;
}

export interface You {
  role: Role;
  seat?: number | null;
}

export interface Told {
  seq: number;
  event: string;
  data: Record<string, unknown>;
}

export interface Said {
  type: "said";
  number: number;
  name: string;
  role: Role;
  seat?: number | null;
  text: string;
  at: number;
}

export interface Refused {
  code: string;
  key?: string | null;
  article?: string;
  detail?: Record<string, unknown>;
  seq?: number;
}

export interface Welcome {
  type: "welcome";
  version: number;
  table: TableInfo;
  you: You;
  seq: number;
  now: number;
  view?: unknown;
  missed?: Told[] | null;
  chat?: Said[];
}

export type ServerFrame =
  | Welcome
  | { type: "update"; seq: number; now: number; events: Told[]; view: unknown }
  | { type: "ack"; key: string; seq: number }
  | ({ type: "refused" } & Refused)
  | Said
  | { type: "table"; table: TableInfo }
  | { type: "ping"; n: number; lag_ms?: number | null }
  | { type: "draining" };

export type Command = { command: string } & Record<string, unknown>;

// --- views ---------------------------------------------------------------------------------------------------------

export interface WordScore {
  word: string;
  square: string;
  direction: Direction;
  points: number;
  face?: number;
  letters?: number;
  factor?: number;
}

export interface Prize {
  kind: "tiles" | "scarab_word";
  points: number;
  extra: number;
}

export interface PendingView {
  seat: number;
  squares: [number, number][];
  words: WordScore[];
  score: number;
  agreed: number[];
  window_left_ms: number;
  bonus?: number; // Scrabble
  held_by?: number | null;
  prizes?: Prize[]; // Scarabeo
  upheld?: string[];
}

export interface Verdict {
  word: string;
  valid: boolean;
  note?: string;
  articles?: string[];
}

export interface SheetRow {
  seat: number;
  entry: string;
  points?: number;
  total?: number;
  word?: string;
  square?: string;
  direction?: Direction | null;
  value?: number;
  count?: number;
  tiles?: string;
}

export interface Settlement {
  seat: number;
  kind: string;
  points: number;
  tiles?: string;
}

export interface Ended {
  reason: string;
  article: string;
  settlement: Settlement[];
  scores: number[];
  places: number[][];
  winnings?: { winner: number; loser: number; points: number }[];
}

interface CommonView {
  seq: number;
  rules: string;
  options: Record<string, unknown>;
  lexicon: string;
  players: string[];
  phase: "gathering" | "playing" | "ruling" | "voting" | "over";
  suspended: boolean;
  resigned: number[];
  for_abandon: number[];
  turn: number;
  board: string[];
  rack: string | null;
  rack_counts: number[];
  bag_count: number;
  commitment: string;
  totals: number[];
  sheet: SheetRow[];
  time_used_ms: number[];
  running: number[];
  pending: PendingView | null;
  ended: Ended | null;
  racks: string[] | null;
  seal: { order: string; salt: string } | null;
}

export interface ScrabbleView extends CommonView {
  time_left_ms: (number | null)[];
  absent: number[];
  board_turned: boolean;
  scoreless: number;
  secco_used: number[];
  overtime: number[];
  challenge: { seat: number; words: string[]; opinion: Verdict[] } | null;
}

export interface ScarabeoView extends CommonView {
  time_left_ms: number | null;
  sand_left_ms: number;
  idle: number[];
  contest: {
    seat: number;
    words: string[];
    voters: number[];
    voted: number[];
    own: "for" | "against" | "abstain" | null;
    vote_left_ms: number;
  } | null;
}

export type BoardGameView = ScrabbleView | ScarabeoView;

export const isScarabeo = (view: BoardGameView): view is ScarabeoView => "sand_left_ms" in view;
