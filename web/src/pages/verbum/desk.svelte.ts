/** What somebody does with their cards: the hand as they arrange it, what they have chosen, and where it can go. */

import { untrack } from "svelte";
import { t } from "../../i18n/index.svelte";
import type { VerbumView } from "../../protocol";
import type { Session } from "../../table/session.svelte";
import { toast } from "../../ui/toast.svelte";
import { SWAP, isSpecial } from "../../verbum/cards";
import { openJolly, reorder, spell, stillHeld, toggle, type, written, type Chosen } from "../../verbum/choice";
import { arrange, shuffle, sync, type Held } from "../../verbum/hand";
import { fitting, targets as targetsOf, type Target } from "../../verbum/targets";
import { hasWon, rightsOf } from "../../verbum/turn";

const isWord = (text: string | null): text is string => text !== null;

export class Desk {
  held = $state.raw<Held[]>([]);
  chosen = $state.raw<Chosen[]>([]);
  /** Words made and set aside, to be laid together with the one in the making: by the book laying ends the turn. */
  aside = $state.raw<Chosen[][]>([]);
  /** The spot a card is being dragged over, and which card. */
  over = $state<string | null>(null);
  dragged = $state<string | null>(null);
  /** Whom one asks to swap hands with, until it is confirmed. */
  swapping = $state<number | null>(null);
  /** Words looked at closely, to choose a place there: one, or all where the chosen cards go. */
  looking = $state<number | "all" | null>(null);

  readonly rights = $derived.by(() => rightsOf(this.view));
  readonly cards = $derived(this.chosen.map(({ card }) => card).join(""));
  readonly word = $derived.by(() => written(this.chosen, this.view.least));
  /** All that would be laid now. */
  readonly words = $derived.by(() => [...this.aside.map((each) => written(each, 1)), this.word].filter(isWord));
  readonly canSetAside = $derived.by(() => this.rights.lay && this.view.strict && !hasWon(this.view));
  /** A jolly that has no letter yet. Alone it may be meant for the pile, unless it stands for two letters. */
  readonly jolly = $derived(
    this.chosen.length > 1 || this.chosen.some(({ card }) => card === "%") ? openJolly(this.chosen) : null,
  );
  readonly single = $derived(this.chosen.length === 1 ? (this.chosen[0] ?? null) : null);
  readonly targets = $derived.by(() =>
    this.session.seat === null
      ? []
      : targetsOf(this.view, this.session.seat, this.view.hand ?? "").filter(({ command }) =>
          this.rights.tricks.includes(command),
        ),
  );
  readonly litCount = $derived.by(() => this.targets.filter((each) => this.lit(each)).length);
  /** Hands may be swapped with the card that is chosen or dragged. */
  readonly offersSwap = $derived.by(
    () =>
      this.rights.lay && this.view.phase === "acting" && !hasWon(this.view) && (this.dragged ?? this.cards) === SWAP,
  );

  /** How many words of one's own lie on the table. */
  private laid = 0;

  constructor(private readonly session: Session<VerbumView>) {
    $effect(() => {
      const hand = this.view.hand ?? "";
      const laid = this.view.words.filter(({ seat }) => seat === this.session.seat).length;
      untrack(() => {
        // What was laid is in the making no more, though a card like it was drawn for it at once.
        if (laid > this.laid) this.recall();
        this.laid = laid;
        this.held = sync(this.held, hand, new Set(this.used.map(({ id }) => id)));
        this.chosen = stillHeld(this.chosen, this.held);
        this.aside = this.aside.filter((word) => stillHeld(word, this.held).length === word.length);
      });
    });
  }

  private get view(): VerbumView {
    return this.session.view!;
  }
  /** Cards that are in a word already, in the making or set aside. */
  get used(): Chosen[] {
    return [...this.aside.flat(), ...this.chosen];
  }

  /** Whether what is chosen or dragged fits a place on the table. */
  lit(target: Target): boolean {
    return fitting(this.targets, target.word, target.place, this.dragged ?? this.cards) === target;
  }

  // --- choosing -----------------------------------------------------------------------------------------------------

  press(one: Held): void {
    if (this.isAside(one.id)) this.aside = this.aside.filter((word) => !word.some(({ id }) => id === one.id));
    else this.chosen = toggle(this.chosen, one);
  }
  recall(): void {
    this.chosen = [];
    this.aside = [];
  }
  /** Words of a hint, before one to be laid: all but the last are set aside. */
  propose(words: readonly string[]): void {
    this.recall();
    for (const text of words) {
      const used = new Set(this.used.map(({ id }) => id));
      const word = spell(
        text,
        this.held.filter(({ id }) => !used.has(id)),
      );
      if (!word) continue;
      if (this.chosen.length) this.aside = [...this.aside, this.chosen];
      this.chosen = word;
    }
  }
  /** Keep the word for later and make another one. */
  setAside(): void {
    if (!this.word || !this.canSetAside) return;
    this.aside = [...this.aside, this.chosen];
    this.chosen = [];
  }
  private isAside(id: number): boolean {
    return this.aside.some((word) => word.some((each) => each.id === id));
  }
  shuffle(): void {
    this.held = shuffle(this.held);
  }
  private choose(needs: string): void {
    let wanted: Chosen[] = [];
    for (const card of needs) {
      const found = this.held.find((each) => each.card === card && !wanted.some(({ id }) => id === each.id));
      if (found) wanted = toggle(wanted, found);
    }
    this.chosen = wanted;
  }

  // --- doing --------------------------------------------------------------------------------------------------------

  lay(): void {
    if (!this.words.length || (this.chosen.length && !this.word) || !this.rights.lay || this.session.busy) return;
    this.session.do({ command: "lay", words: this.words });
  }
  discard(card: string): void {
    this.session.do({ command: "discard", card });
    this.chosen = [];
  }
  draw(pile: "a" | "b"): void {
    this.session.do({ command: "draw", pile });
  }
  pass(): void {
    this.session.do({ command: "pass" });
  }
  /**
   * The first press on a place shows what would go there, the second does it. A finger is wider than a card on a full
   * table: for it the word is shown large.
   */
  use(target: Target, event?: MouseEvent): void {
    if ((event as PointerEvent | undefined)?.pointerType === "touch") this.looking = target.word;
    else if (fitting(this.targets, target.word, target.place, this.cards)) this.perform(target);
    else this.choose(target.needs);
  }
  /** A place chosen where it is shown large: one press is enough. */
  take(target: Target): void {
    if (!this.session.busy) this.perform(target);
  }
  private perform(target: Target): void {
    this.session.do({ command: target.command, word: target.word, place: target.place });
    this.chosen = [];
    this.looking = null;
  }
  askSwap(other: number): void {
    if (this.rights.swapHands) this.swapping = other;
    else toast(t("verbum.swapFresh"), "bad");
  }
  swap(): void {
    if (this.swapping !== null) this.session.do({ command: "swap_hands", other: this.swapping });
    this.chosen = [];
    this.swapping = null;
  }

  // --- fingers and keys ---------------------------------------------------------------------------------------------

  dragOver(id: number | null, spot: string | null): void {
    this.dragged = id === null ? null : (this.held.find((each) => each.id === id)?.card ?? null);
    this.over = spot;
  }
  drop(id: number, spot: string, before: number | null, finger: boolean): void {
    const one = this.held.find((each) => each.id === id);
    if (!one) return;
    const isChosen = this.chosen.some((each) => each.id === id);
    if (spot === "hand") {
      if (isChosen) this.chosen = this.chosen.filter((each) => each.id !== id);
      this.held = arrange(this.held, id, before);
    } else if (spot === "word") {
      if (isSpecial(one.card)) this.chosen = [{ ...one, stands: null }];
      else this.chosen = reorder(isChosen ? this.chosen : toggle(this.chosen, one), id, before);
    } else if (spot === "a") {
      if (this.rights.discard && !this.session.busy) this.discard(one.card);
    } else if (spot.startsWith("seat:")) {
      if (one.card === SWAP && this.offersSwap) this.askSwap(Number(spot.slice(5)));
    } else if (spot.startsWith("place:")) {
      const [, number, place] = spot.split(":");
      const target = fitting(this.targets, Number(number), Number(place), one.card);
      if (target && finger) this.looking = target.word;
      else if (target && !this.session.busy) this.perform(target);
    }
  }
  /** Whether the key meant something here. */
  key(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || this.session.seat === null) return false;
    if (document.querySelector("dialog[open]") || target.closest("input, textarea, select")) return false;
    if (/^[a-z]$/i.test(event.key)) {
      const free = this.held.filter(({ id }) => !this.isAside(id));
      this.chosen = type(this.chosen, free, event.key.toUpperCase(), event.shiftKey) ?? this.chosen;
    } else if (event.key === "Backspace") this.chosen = this.chosen.slice(0, -1);
    else if (event.key === "Escape") this.recall();
    else if (event.key === "/") this.shuffle();
    else if (event.key === "Enter" && event.shiftKey && this.word) this.setAside();
    else if (event.key === "Enter" && this.words.length && !target.closest("button, a, summary")) this.lay();
    else return false;
    return true;
  }
}
