/** Going through a game that is over: which turn one looks at, and the table as it was then. */

import { lines } from "../../api";
import type { VerbumView } from "../../protocol";
import { problemSentence } from "../../problem";
import type { Session } from "../../table/session.svelte";
import { toast } from "../../ui/toast.svelte";
import { changes, positionsOf, turnsOf, viewAt, type Logged, type Position } from "../../verbum/replay";

export class Replay {
  /** After how many rows one looks at the table; null: as it is. */
  rows = $state<number | null>(null);
  private positions = $state.raw<readonly Position[]>([]);
  private readonly ends = $derived.by(() => turnsOf(this.session.view!.sheet));
  private readonly position = $derived.by(() => (this.rows === null ? undefined : this.positions[this.rows]));

  constructor(private readonly session: Session<VerbumView>) {}

  /** How many turns there were. */
  get turns(): number {
    return this.ends.length;
  }
  /** The turn one looks at, from 1. */
  readonly turn = $derived.by(() => 1 + this.ends.filter((end) => end < (this.rows ?? 0)).length);
  /** The table of then; null: one does not look back. */
  readonly view = $derived.by(() => (this.position ? viewAt(this.session.view!, this.position) : null));
  /** What its turn changed. */
  readonly changed = $derived.by(() => {
    const before = this.positions[this.ends[this.turn - 2] ?? 0];
    return this.position && before ? changes(before, this.position) : null;
  });

  /** Look at the table after so many rows. */
  async show(rows: number): Promise<void> {
    try {
      if (!this.positions.length) {
        const [, ...log] = await lines<Logged>(`/api/tables/${this.session.table!.id}/log`);
        this.positions = positionsOf(log);
      }
      this.rows = Math.min(rows, this.positions.length - 1);
    } catch (problem) {
      toast(problemSentence(problem), "bad");
    }
  }
  /** Look at the table after a turn. */
  go(turn: number): void {
    void this.show(this.ends[Math.min(this.turns, Math.max(1, turn)) - 1] ?? 0);
  }
  leave(): void {
    this.rows = null;
  }

  /** Whether the key meant something here. */
  key(event: KeyboardEvent): boolean {
    if (!this.view || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    if (document.querySelector("dialog[open]") || (event.target as HTMLElement).closest("input, textarea"))
      return false;
    const to = { ArrowLeft: this.turn - 1, ArrowRight: this.turn + 1, Home: 1, End: this.turns }[event.key];
    if (to !== undefined) this.go(to);
    else if (event.key === "Escape") this.leave();
    else return false;
    return true;
  }
}
