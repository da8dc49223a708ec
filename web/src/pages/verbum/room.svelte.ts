/** The room there is on a screen for a table of cards, and how large the cards are in it. */

import { MediaQuery } from "svelte/reactivity";
import { prefs } from "../../prefs.svelte";
import type { VerbumView } from "../../protocol";
import { fit, type Fit } from "../../verbum/fit";

/** The line with a name; with open hands below it. */
const HEAD_PX = 34;
const OPEN_HEAD_PX = 74;
const MARGIN_PX = 8;
/** Cards on the table: no smaller, no larger. */
const LEAST_PX = 22;
const MOST_SMALL_PX = 40;
const MOST_PX = 56;
const MOST_HUGE_PX = 68;

export class Room {
  /** Of what the areas lie in. */
  width = $state(0);
  height = $state(0);
  /** How high all areas are together. */
  tall = $state(0);
  readonly wide = new MediaQuery("(min-width: 72rem) and (min-height: 34.01rem)");
  /** So little height that everything scrolls together, as when the page is enlarged four times. */
  private readonly flows = new MediaQuery("(max-height: 17rem), (max-width: 34.99rem) and (max-height: 30rem)");
  private readonly huge = new MediaQuery("(min-width: 100rem) and (min-height: 56rem)");
  private readonly roomy = new MediaQuery("(min-width: 48rem) and (min-height: 37rem)");

  /** Whether the areas are higher than what they lie in. */
  get scrolls(): boolean {
    return this.tall + 2 * MARGIN_PX > this.height + 1;
  }

  /** How the areas of these seats stand, and their cards. */
  fit(view: VerbumView, order: readonly number[]): Fit {
    const most = this.huge.current ? MOST_HUGE_PX : this.roomy.current ? MOST_PX : MOST_SMALL_PX;
    const print = prefs.large ? 1.25 : 1;
    return fit(
      { width: this.width, height: this.flows.current ? 0 : this.height - 2 * MARGIN_PX },
      order.map((seat) => view.words.filter((word) => word.seat === seat).map((word) => word.cards.length)),
      { least: LEAST_PX * print, most: most * print, print, head: view.hands ? OPEN_HEAD_PX : HEAD_PX },
    );
  }
}
