/** What came out of a bag and went back into it, event by event: whether every tile came out in its order.
 *
 * Follows src/leggio/games; `leggio verify` decides the whole game again, this only what chance had a part in. */

import { draw, mixed, putBack, type Bag, type Contribution } from "./hashing";
import type { Log, LoggedEvent } from "./log";

/** The games whose bag this knows how to follow. */
const FOLLOWED = new Set(["scrabble", "scarabeo", "verbum"]);

export interface Followed {
  /** The bag as it is left; null: this game's is not known here. */
  bag: Bag | null;
  /** The first event that took out what was not on top. */
  wrong: number | null;
}

/** Follow a bag from its seal through mixing and every draw. */
export function follow({ game, events }: Log, put: Contribution): Followed {
  if (!FOLLOWED.has(game)) return { bag: null, wrong: null };
  const { order, salt, commitment } = events[0]!.data as Record<string, string>;
  const course = new Course({ tiles: order ?? "", salt: salt ?? "", returns: 0 }, commitment ?? "", put, game);
  const wrong = events.find((event) => !course.takes(event));
  return { bag: course.bag, wrong: wrong?.seq ?? null };
}

class Course {
  /** The bag after each event, for moves that are taken back. */
  private readonly after: Bag[] = [];
  /** The bag before the last ruling, which may be put right (art. 32). */
  private ruled: Bag | null = null;

  constructor(
    public bag: Bag,
    private readonly seal: string,
    private readonly put: Contribution,
    private readonly game: string,
  ) {}

  /** Whether an event took from the bag what it had to give. */
  takes(event: LoggedEvent): boolean {
    const holds = this.happens(event);
    this.after.push(this.bag);
    return holds;
  }

  private happens({ event, data }: LoggedEvent): boolean {
    const text = (name: string) => String(data[name] ?? "");
    switch (event) {
      case "bag_mixed":
        this.bag = mixed(this.bag, this.seal, this.put);
        return true;
      case "starter_chosen": {
        const drawn = ((data.draws ?? []) as [number, string][]).map(([, tile]) => tile).join("");
        return !drawn || (this.draws(drawn) && this.returns(drawn));
      }
      case "drawn":
        return this.draws(text("tiles"));
      case "exchanged":
        // Scrabble's book has them draw first: nobody draws back what they gave.
        return this.game === "scrabble"
          ? this.draws(text("drawn")) && this.returns(text("given"))
          : this.returns(text("given")) && this.draws(text("drawn"));
      case "cambio_secco":
        return this.returns(text("given")) && this.draws(text("drawn"));
      case "crossing_ruled": {
        const gone = [...text("tiles")].filter((cell) => cell !== ".");
        return Boolean(data.valid) || this.returns(gone.map((cell) => (/[a-z]/.test(cell) ? "?" : cell)).join(""));
      }
      case "ruled":
        this.ruled = this.bag;
        return true;
      case "ruling_corrected": {
        const before = this.ruled ?? this.bag;
        const drawn = before.tiles.slice(0, before.tiles.length - this.bag.tiles.length);
        if (drawn) return this.returns(drawn);
        this.bag = before;
        return true;
      }
      case "taken_back": {
        const before = this.after[Number(data.to) - 1];
        if (!before) return false;
        this.bag = { ...before, returns: this.bag.returns };
        return this.returns("");
      }
      case "dealt":
      case "refilled":
        return this.draws(text("cards"));
      case "turned_up":
        return this.draws(text("card"));
      case "drew":
        return data.pile !== "b" || this.draws(text("card"));
      default:
        return true;
    }
  }

  private draws(tiles: string): boolean {
    const onTop = this.bag.tiles.startsWith(tiles);
    this.bag = draw(this.bag, tiles.length);
    return onTop;
  }

  private returns(tiles: string): boolean {
    this.bag = putBack(this.bag, tiles);
    return true;
  }
}
