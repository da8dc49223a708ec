/** What happens at a table of cards, as it is told: news, great moments, cards that fly and where they lie now, sounds. */

import { tick } from "svelte";
import type { Moments } from "../../moments";
import type { VerbumView } from "../../protocol";
import { momentsOf } from "../../table/moments";
import type { Session } from "../../table/session.svelte";
import { play as sound } from "../../table/sounds";
import type { Told } from "../../table/types";
import { newsOf } from "../../verbum/speech";
import { takings, type Taking } from "../../verbum/story";

const MOVES = ["stole", "restored", "jolly_swapped", "hands_swapped"];
/** Whoever was away has missed a lot: only the last are shown. */
const MOST_FLIGHTS = 3;

export class Hearing {
  news = $state("");
  /** Words that came with the last news. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  private marks = $state.raw<ReadonlySet<string>>(new Set());
  private known = new Set<number>();
  private moments: Moments | null = null;

  constructor(
    private readonly session: Session<VerbumView>,
    /** Where cards fly and moments are drawn. */
    private readonly root: () => HTMLElement | undefined,
  ) {
    session.onevents = (events) => this.hear(events);
    const surface = () => {
      const element = root();
      return element && { element, layout: null };
    };
    void momentsOf(session, surface).then((found) => (this.moments = found));
  }

  /** Where cards changed hands in the last turn, as `word:place`. */
  marked(taken: readonly Taking[]): ReadonlySet<string> {
    return new Set([...this.marks].filter((spot) => taken.some(({ word }) => spot.startsWith(`${word}:`))));
  }

  /** The words that lie there now: those that were not are fresh, unless one has just come. */
  see(numbers: readonly number[]): void {
    if (this.known.size) this.fresh = new Set(numbers.filter((each) => !this.known.has(each)));
    this.known = new Set(numbers);
  }

  private hear(events: Told[]): void {
    const view = this.session.view!;
    const last = events.findLastIndex(({ event }) => event === "laid");
    for (const [index, told] of events.entries()) {
      const moment = this.moments?.hear(told, view, index < last);
      this.news = moment || newsOf(told, view) || this.news;
      if (told.event === "ended" && !moment) sound("end");
      else if (told.event === "contested" || told.event === "stole") sound("alert");
      else if (told.event === "laid") sound("tile");
    }
    const moved = events.filter(({ event }) => MOVES.includes(event)).slice(-MOST_FLIGHTS);
    if (moved.length) void this.showMoved(moved);
  }

  private async showMoved(moved: Told[]): Promise<void> {
    const spots = moved.flatMap(({ data }) => (data.place === undefined ? [] : [`${data.word}:${data.place}`]));
    this.marks = new Set([...this.marked(takings(this.session.view!)), ...spots]);
    const [{ flyFor }] = await Promise.all([import("./flight"), tick()]);
    const root = this.root();
    for (const told of moved) if (root) flyFor(told, root);
  }
}
