/** Asking for an analysis: the game goes to the server, and one looks now and then how far it has come. */

import { get, post, Refusal } from "../api";
import { learn } from "../i18n/index.svelte";
import { closedBy, whyClosed, type Closed } from "../lookups";
import { someone } from "../me.svelte";
import { problemSentence } from "../problem";
import type { AnalysisAsked, GameAnalysis, Ticket } from "../protocol";
import { shownName } from "../table/names";
import { causeSentence } from "./wording";

const PAUSE = 600;
const MOST_TRIES = 4;

/** What is wrong with the line that the server names, in the terminal's words. */
async function whyBroken(problem: unknown): Promise<string> {
  if (!(problem instanceof Refusal) || problem.problem.code !== "analysis.broken") return "";
  const { cause, data } = problem.problem.detail;
  await learn("formats");
  return causeSentence(cause, data);
}

export class Asking {
  ticket = $state.raw<Ticket | null>(null);
  analysis = $state.raw<GameAnalysis | null>(null);
  /** What it is of. */
  game = $state.raw<AnalysisAsked>({});
  /** Why there is none, as a sentence. */
  problem = $state("");
  code = $state("");
  /** One plays: nothing is analysed meanwhile. */
  closed = $state.raw<Closed | null>(null);
  busy = $state(false);
  private round = 0;

  /** Ask, and wait; a later question takes the place of an earlier one. */
  async ask(game: AnalysisAsked): Promise<void> {
    const round = ++this.round;
    const current = () => round === this.round;
    this.ticket = this.analysis = null;
    this.game = game;
    this.problem = this.code = "";
    this.closed = null;
    this.busy = true;
    try {
      await someone();
      const ticket = await this.follow(game, current);
      if (!current()) return;
      const found = ticket?.analysis;
      this.analysis = found ? { ...found, players: found.players.map(shownName) } : null;
      if (!this.analysis) this.code = "analysis.failed";
    } catch (problem) {
      if (!current()) return;
      const told = problemSentence(problem);
      const why = await whyBroken(problem);
      if (!current()) return;
      this.closed = closedBy(problem);
      this.problem = why ? `${told} ${why}` : told;
      this.code = problem instanceof Refusal ? problem.problem.code : "";
    } finally {
      if (current()) this.busy = false;
    }
  }

  /** Before anybody pastes a game in vain. */
  async look(): Promise<void> {
    this.closed = await whyClosed("analysis");
  }

  /** Nothing is asked any more. */
  stop(): void {
    this.round++;
    this.busy = false;
    this.ticket = this.analysis = null;
    this.problem = this.code = "";
  }

  private async follow(game: AnalysisAsked, current: () => boolean): Promise<Ticket | null> {
    let ticket = await post<Ticket>("/api/analyses", game);
    for (let tries = 0; current();) {
      this.ticket = ticket;
      if (ticket.state === "done") return ticket;
      if (ticket.state === "failed") return null;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      try {
        ticket = await get<Ticket>(`/api/analyses/${ticket.id}`);
      } catch (problem) {
        // Another process of the server may answer, which does not know the ticket: bring the game to that one.
        const unknown = problem instanceof Refusal && problem.problem.code === "analysis.unknown";
        if (!unknown || ++tries > MOST_TRIES) throw problem;
        ticket = await post<Ticket>("/api/analyses", game);
      }
    }
    return null;
  }
}
