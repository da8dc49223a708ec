/** One's own tables and the public ones, kept fresh while somebody looks. */

import { get } from "../api";
import { keep, kept } from "../kept";
import { me, whoAmI } from "../me.svelte";
import type { TableInfo } from "../protocol";
import { Connection } from "../table/connection";
import { inOrder, toVisit } from "./tables";

const EVERY_MS = 15_000;
const LIVE = "live";

export class Lists {
  own = $state.raw<TableInfo[]>([]);
  others = $state.raw<TableInfo[]>([]);
  loaded = $state(false);
  failed = $state(false);
  /** How many of one's own went on when one last looked here: room is kept for them until they come. */
  private readonly before = Number(kept(LIVE) ?? 0);

  readonly mine = $derived(inOrder(this.own));
  readonly live = $derived(this.loaded ? this.mine.live.length : this.before);
  readonly visitable = $derived(toVisit(this.others, this.own));

  private readonly timer = setInterval(() => this.load(), EVERY_MS);
  private readonly seen = () => void this.load();
  private following: Connection | null = null;

  constructor() {
    document.addEventListener("visibilitychange", this.seen);
    void this.load();
  }

  close(): void {
    clearInterval(this.timer);
    document.removeEventListener("visibilitychange", this.seen);
    this.following?.close();
  }

  private async load(): Promise<void> {
    if (document.hidden) return;
    try {
      const [own, others] = await Promise.all([
        whoAmI().then((known) => (known ? get<TableInfo[]>("/api/me/tables") : [])),
        get<TableInfo[]>("/api/tables"),
      ]);
      this.own = own;
      this.others = others;
      this.failed = false;
      keep(LIVE, String(this.mine.live.length));
      this.follow();
    } catch {
      this.failed = true;
    }
    this.loaded = true;
  }

  /** Be told at once when a table begins to wait, or stops. */
  private follow(): void {
    if (this.following || !me() || !this.own.length) return;
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/me`;
    this.following = new Connection(address, {
      frame: (frame) => {
        if ((frame as { type: string }).type === "turn") void this.load();
      },
      status: () => {},
    });
    this.following.open();
  }
}
