/** A game's log as it is downloaded (docs/log.md): a header, then one event a line. */

export interface LoggedEvent {
  seq: number;
  event: string;
  data: Record<string, unknown>;
}

export interface Log {
  game: string;
  events: LoggedEvent[];
}

/** A log that is none, or has lost lines. */
export class BadLogError extends Error {}

export function readLog(text: string): Log {
  try {
    const [header, ...lines] = text.trim().split("\n");
    const { format, game } = JSON.parse(header!) as { format: string; game: string };
    const events = lines.map((line) => JSON.parse(line) as LoggedEvent);
    const inOrder = events.every((each, index) => each.seq === index + 1 && typeof each.data === "object");
    if (format !== "leggio-log" || events[0]?.event !== "opened" || !inOrder) throw new BadLogError();
    return { game, events };
  } catch {
    throw new BadLogError();
  }
}
