/** Hints: what one could do, asked for one thing at a time; gone once the table has moved on. */

import { get } from "../api";
import { t, maybe } from "../i18n/index.svelte";
import { problemSentence } from "../problem";
import type { Hint } from "../protocol";

/** What is marked, told or laid. */
type Found = Hint & { step: number };

const DEEDS_WITH_A_PLACE = ["draw", "restore", "steal", "swap_hands", "swap_jolly", "take_scarab"] as const;
type Placed = (typeof DEEDS_WITH_A_PLACE)[number];
const isPlaced = (deed: string): deed is Placed => (DEEDS_WITH_A_PLACE as readonly string[]).includes(deed);
const spaced = (letters: string): string => [...letters].join(" ");

export class Hints {
  private found = $state.raw<Found | null>(null);
  busy = $state(false);
  problem = $state("");

  constructor(
    private readonly table: string,
    private readonly seq: () => number,
  ) {}

  /** The hint upon the table as it stands. */
  get now(): Found | null {
    return this.found?.seq === this.seq() ? this.found : null;
  }

  /** The squares it marks. */
  get squares(): readonly string[] {
    const { now } = this;
    return now && ["play", "take_scarab"].includes(now.deed) ? (now.where ?? []) : [];
  }

  /** What the button says that asks for more; nothing where all is told. */
  get next(): string {
    const { now } = this;
    if (!now) return t("table.hint.ask");
    if (now.is_last) return "";
    return now.step === 1 ? t("table.hint.lettersAsk") : t("table.hint.playAsk");
  }

  get told(): string {
    if (this.busy) return t("table.hint.thinking");
    const { now } = this;
    return now ? sentence(now) : this.problem;
  }

  /** Ask for the next thing; the whole of it comes back once there is nothing more. */
  async more(): Promise<Hint | null> {
    const step = (this.now?.step ?? 0) + 1;
    this.busy = true;
    this.problem = "";
    try {
      this.found = { ...(await get<Hint>(`/api/tables/${this.table}/hint?step=${step}`)), step };
    } catch (problem) {
      this.problem = problemSentence(problem);
    }
    this.busy = false;
    return this.now?.is_last ? this.now : null;
  }
}

function sentence(hint: Found): string {
  const { deed, where = [], letters = "", command } = hint;
  if (deed === "play") {
    if (command) return t("table.hint.play", { word: String(command.word).toUpperCase() });
    if (letters) return t("table.hint.letters", { letters: spaced(letters) });
    const across = where.length > 1 && where[0]!.slice(1) === where[1]!.slice(1);
    return t("table.hint.deed.play", { count: where.length, across });
  }
  if (deed === "lay") {
    if (command) return t("table.hint.words", { words: (command.words as string[]).join(", ").toUpperCase() });
    if (letters) return t("table.hint.letters", { letters: spaced(letters) });
    return t("table.hint.deed.lay", { count: where.length, where: where.join(" + ") });
  }
  if (deed === "exchange" && letters) return t("table.hint.wordsExchange", { letters: spaced(letters) });
  if (deed === "discard" && letters) return t("table.hint.words", { words: letters });
  if (isPlaced(deed)) return t(`table.hint.deed.${deed}`, { where: where.join(", ") });
  return maybe(`table.hint.deed.${deed}`, t("table.hint.deed.other"));
}
