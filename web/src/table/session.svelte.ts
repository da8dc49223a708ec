/** A table as the page sees it: what the server said last, kept up to date, and ways to act. */

import { figure } from "../board/layouts";
import { learn } from "../i18n/index.svelte";
import type * as Mixing from "../mixing";
import type { CommonMixingView, GameDescription, RulesDescription } from "../protocol";
import { toast } from "../ui/toast.svelte";
import { Connection, type Status } from "./connection";
import { refusalSentence } from "./refusal";
import type { Command, Refused, Said, ServerFrame, TableInfo, Told, You } from "./types";

const MOST_CHAT = 200;
/** How often a command is tried anew when something else happened at the table in the same moment. */
const MOST_RETRIES = 4;
/** After how long a share that the server could not take is offered again. */
const SHARE_AGAIN_MS = 1000;

interface Doing {
  command: Command;
  /** What must not have changed for the command to mean the same. */
  situation: string;
  tries: number;
  /** The device does it, nobody asked for it: what comes of it is not said. */
  quiet?: boolean;
}

/** What a view of any game says of the mixing of its bag. */
interface Mixed {
  commitment?: string;
  mixing?: CommonMixingView | null;
}

export class Session<View extends Mixed & { seq: number; players?: readonly unknown[] }> {
  status = $state<Status>("connecting");
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ role: "spectator" });
  /** What is played here: what the game can do, and the figures of its rules. */
  game = $state.raw<GameDescription | null>(null);
  rules = $state.raw<RulesDescription | null>(null);
  view = $state.raw<View | null>(null);
  chat = $state.raw<Said[]>([]);
  /** What others said since the conversation was last seen. */
  unread = $state(0);
  /** Commands on their way: while there are any, buttons wait. */
  busy = $state(0);
  /** Time since the view came, for clocks. */
  elapsed = $state(0);
  lag = $state<number | null>(null);
  /** Told whenever something happens. */
  onevents: (events: Told[]) => void = () => {};

  /** Told where the rematch is, once one has a seat there. */
  onagain: (table: string) => void = () => {};
  /** Whether a rematch was asked for here and is not there yet. */
  wantsAgain = $state(false);

  /** What happens while a bag is mixed; it comes when one is. */
  private mixing = $state.raw<typeof Mixing | null>(null);

  private readonly connection: Connection;
  private readonly doing = new Map<string, Doing>();
  private readonly waiting: { upto: number; doing: Doing }[] = [];
  private cameAt = 0;
  private readonly ticking: ReturnType<typeof setInterval>;
  private readonly awake = () => this.connection.retry();

  constructor(
    id: string,
    /** What of a view a command depends on: unchanged, the command may be sent again. */
    private readonly situationOf: (view: View, game: string) => string = (view) => String(view.seq),
    /** A view as the page reads it. */
    private readonly read: (view: object) => View = (view) => view as View,
  ) {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${id}`;
    this.connection = new Connection(address, {
      frame: (frame) => this.take(frame),
      status: (status) => (this.status = status),
    });
    this.connection.open();
    this.ticking = setInterval(() => (this.elapsed = performance.now() - this.cameAt), 250);
    addEventListener("online", this.awake);
  }

  close(): void {
    clearInterval(this.ticking);
    removeEventListener("online", this.awake);
    this.connection.close();
  }

  /** Whether people may send a command in this game. */
  offers(command: string): boolean {
    return this.game?.commands.includes(command) ?? false;
  }

  /** A figure of the rules; 0 where they have none. */
  figure(name: string): number {
    return figure(this.rules?.figures ?? {}, name);
  }

  /** Whose devices it waits for to mix the bag, once that takes long. */
  get waitsForShares(): string {
    return (this.view && this.mixing?.waitsForShares(this.view, this.elapsed)) ?? "";
  }

  get seat(): number | null {
    return this.you.role === "player" ? (this.you.seat ?? null) : null;
  }

  /** Names by seat; the players of a tournament are more than a name, and refusals have their names already. */
  private get names(): string[] {
    return (this.view?.players ?? []).filter((player) => typeof player === "string");
  }

  do(command: Command): void {
    if (!this.view) return;
    this.start({ command, situation: this.situationOf(this.view, this.table?.settings.game ?? ""), tries: 0 });
  }

  say(text: string): void {
    this.connection.say(text);
  }

  /** Say hello again: one may be somebody else now, with a name or a seat. */
  comeAgain(): void {
    this.connection.again();
  }

  rematch(): void {
    this.wantsAgain = true;
    this.connection.rematch();
  }

  private start(doing: Doing): void {
    const key = this.connection.do(doing.command, this.view?.seq ?? 0);
    this.doing.set(key, doing);
    this.busy = this.doing.size + this.waiting.length;
  }

  private take(frame: ServerFrame): void {
    switch (frame.type) {
      case "welcome":
        this.table = frame.table;
        this.game = frame.game ?? null;
        this.rules = frame.rules ?? null;
        this.you = frame.you;
        this.chat = frame.chat ?? [];
        void learn(frame.table.settings.game);
        if (frame.view) this.show(this.read(frame.view));
        if (frame.missed?.length) this.onevents(frame.missed as unknown as Told[]);
        if (this.wantsAgain) this.connection.rematch(); // the line was lost before there was an answer
        break;
      case "update":
        this.show(this.read(frame.view));
        this.onevents(frame.events as unknown as Told[]);
        if (this.view) this.mixing?.tellLeftOut(frame.events as unknown as Told[], this.view);
        break;
      case "table":
        this.table = frame.table;
        break;
      case "again":
        this.wantsAgain = false;
        this.onagain(frame.table);
        break;
      case "said":
        this.chat = [...this.chat.filter((each) => each.number !== frame.number), frame].slice(-MOST_CHAT);
        if (frame.role !== this.you.role || frame.seat !== this.you.seat) this.unread += 1;
        break;
      case "ack": {
        const { quiet } = this.doing.get(frame.key) ?? {};
        this.doing.delete(frame.key);
        // Where the line was lost meanwhile, what came of it is known already, and nothing more will be told.
        if (quiet && (this.view?.seq ?? 0) >= frame.seq) void this.mix();
        break;
      }
      case "refused":
        this.refused(frame);
        break;
    }
    this.busy = this.doing.size + this.waiting.length;
  }

  private show(view: View): void {
    this.view = view;
    this.cameAt = performance.now();
    this.elapsed = 0;
    for (const each of this.waiting.splice(0)) {
      if (view.seq >= each.upto) this.again(each.doing, "table.stale");
      else this.waiting.push(each);
    }
    if (view.mixing && !view.mixing.mixed) void this.mix();
  }

  /** While the bag is mixed this device puts its share in, whatever page shows the table. */
  private async mix(): Promise<void> {
    // A page whose script is gone from the server takes no part: the table does not wait for ever.
    this.mixing ??= await import("../mixing").catch(() => null);
    const { mixing, view, seat } = this;
    if (!mixing || !view?.mixing || !view.commitment || seat === null || !this.table) return;
    if ([...this.doing.values()].some(({ quiet }) => quiet)) return; // it is on its way
    const command = mixing.partOf(view.mixing, view.commitment, { table: this.table.id, seat });
    if (command) this.start({ command, situation: "", tries: 0, quiet: true });
  }

  private refused(refused: Refused): void {
    if (!this.table) return; // whoever is not let in is told by the page itself
    if (!refused.key) this.wantsAgain = false;
    const doing = refused.key ? this.doing.get(refused.key) : undefined;
    if (refused.key) this.doing.delete(refused.key);
    if (doing?.quiet) {
      // Another tab was faster, or it is too late: the table says so. Else the store may take it in a moment.
      if (!refused.code.startsWith("mixing.")) setTimeout(() => void this.mix(), SHARE_AGAIN_MS);
      return;
    }
    if (doing && refused.code === "table.stale" && doing.tries < MOST_RETRIES) {
      const upto = refused.seq ?? 0;
      if ((this.view?.seq ?? 0) >= upto) this.again(doing, refused.code);
      else this.waiting.push({ upto, doing });
      return;
    }
    const game = this.table?.settings.game ?? "";
    const help = /^\d/.test(refused.article ?? "") ? { game, article: refused.article! } : null;
    toast(refusalSentence(refused, game, this.names), "bad", help);
  }

  /** Something happened meanwhile that does not change what the command is about: try it on the table as it is now. */
  private again(doing: Doing, code: string): void {
    if (this.view && this.situationOf(this.view, this.table?.settings.game ?? "") === doing.situation)
      this.start({ ...doing, tries: doing.tries + 1 });
    else toast(refusalSentence({ code }, this.table?.settings.game ?? "", this.names), "bad");
  }
}
