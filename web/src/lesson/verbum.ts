/** The first game of Verbum: words, a jolly to take, a word that is none, the thief, the last round. */

import type { Data } from "../i18n/catalogue";
import type { VerbumView } from "../protocol";
import type { Chosen } from "../verbum/choice";
import type { Held } from "../verbum/hand";
import type { Rights } from "../verbum/turn";
import type { Target as Place } from "../verbum/targets";
import { LEARNER, type Advice, type Lesson, type Target } from "./advice";

/** What of a page with cards a coach looks at. */
export interface Desk {
  readonly held: readonly Held[];
  readonly chosen: readonly Chosen[];
  readonly rights: Rights;
  readonly targets: readonly Place[];
  lit(target: Place): boolean;
}

const MISSPELT = "AQUA";
const WORDS = ["CANE", "ROSa", "MELA", "MALTO", "TORRE"] as const;
const LAY: Target = { at: ".dock .buttons .primary" };
const RECALL: Target = { at: ".dock .buttons .quiet" };
const PASS: Target = { at: ".dock .buttons .plain" };
const cardTarget = ({ id }: Held): Target => ({ at: `.hand [data-card-id="${id}"]` });
/** A place on the table, and where it is shown large for a finger. */
const placeTargets = ({ word, place }: Place): Target[] => [
  { at: `dialog[open] .words .cards button:nth-child(${place + 1})` },
  { at: `[data-drop="place:${word}:${place}"]` },
];

export const lesson: Lesson<VerbumView, Desk> = {
  steps: 7,
  advise(view, desk, name): Advice {
    const own = view.words.filter(({ seat }) => seat === LEARNER).length;
    const last = view.phase === "last";
    const advice = (step: number, say: string, targets: Target[], data?: Data): Advice => ({
      step,
      say,
      targets,
      ...(data ? { data } : {}),
    });
    if (view.ended) return { ...advice(7, "verbum.end", []), article: "15" };
    const doubtful = view.words.find(({ word, doubters }) => word === MISSPELT && doubters.includes(LEARNER));
    if (doubtful && desk.rights.contest)
      return { ...advice(4, "verbum.contest", [{ at: ".notices .button", text: MISSPELT }], { name }), article: "3" };
    if (desk.rights.accept) return advice(7, "verbum.accept", [{ at: ".notices .doubts .primary" }]);
    if (desk.rights.draw && view.phase === "drawing") return { ...drawn(view, own, name), article: "6" };
    if (!desk.rights.lay) return advice(own + 1, "wait", [], { name });

    const theirs = new Set(view.words.flatMap(({ number, seat }) => (seat === LEARNER ? [] : [number])));
    const jolly = desk.targets.find(({ command, word }) => command === "swap_jolly" && theirs.has(word));
    if (jolly && !desk.chosen.some(({ card }) => card !== jolly.needs))
      return { ...advice(3, desk.lit(jolly) ? "verbum.again" : "verbum.jolly", placeTargets(jolly)), article: "13" };
    const stolen = desk.targets.find(({ command, place }) => command === "steal" && place === 0);
    const thief = desk.held.find(({ card }) => card === "!");
    if (stolen && thief && own > 1 && desk.chosen.every(({ card }) => card === "!"))
      return {
        ...(desk.chosen.length
          ? advice(5, "verbum.steal", placeTargets(stolen))
          : advice(5, "verbum.thief", [cardTarget(thief)], { name })),
        article: "12",
      };
    const word = WORDS.find((each) => canMake(desk, each));
    if (word) return making(desk, word, last ? 7 : own === 0 ? 2 : own === 1 ? 3 : 6, last);
    if (desk.chosen.length) return advice(own + 1, "verbum.own", [LAY, RECALL]);
    return advice(last ? 7 : own + 1, last ? "verbum.done" : "verbum.free", last ? [PASS] : []);
  },
};

function drawn(view: VerbumView, own: number, name: string): Advice {
  const pile: Target = { at: `.piles button:nth-child(${view.pile_a_count ? 1 : 2})` };
  const caught = view.sheet.some(({ entry, text }) => entry === "taken_back" && text === MISSPELT);
  const say = own === 0 ? "verbum.draw" : caught ? "verbum.caught" : "verbum.drawAgain";
  return { step: own === 0 ? 1 : own === 1 ? 3 : 5, say, data: { name }, targets: [pile] };
}

const cardFor = (letter: string): string => (letter === letter.toUpperCase() ? letter : "?");

/** Whether the hand has the cards of a word, and what was chosen so far is its beginning. */
function canMake(desk: Desk, word: string): boolean {
  const begun = desk.chosen.every(({ card }, place) => card === cardFor(word.charAt(place)));
  const hand = desk.held.map(({ card }) => card);
  return (
    begun &&
    [...word].every((letter) => {
      const at = hand.indexOf(cardFor(letter));
      if (at >= 0) hand.splice(at, 1);
      return at >= 0;
    })
  );
}

function making(desk: Desk, word: string, step: number, last: boolean): Advice {
  const spelled = word.toUpperCase();
  const open = desk.chosen.findIndex(({ card, stands }) => card === "?" && !stands);
  if (open >= 0) {
    const letter = spelled.charAt(open);
    const place = letter.charCodeAt(0) - "A".charCodeAt(0) + 1;
    return {
      step,
      say: "letter",
      data: { letter },
      targets: [{ at: `dialog[open] .letters button:nth-child(${place})` }],
    };
  }
  if (desk.chosen.length === word.length) return { step, say: "verbum.lay", data: { word: spelled }, targets: [LAY] };
  const letter = word.charAt(desk.chosen.length);
  const card = desk.held.find((each) => each.card === cardFor(letter) && !desk.chosen.some(({ id }) => id === each.id));
  const targets = card ? [cardTarget(card)] : [];
  if (cardFor(letter) === "?") return { step, say: "jolly", targets };
  if (desk.chosen.length) return { step, say: "tile", data: { letter }, targets };
  const say = last ? "verbum.last" : word === "CANE" ? "verbum.first" : word === "ROSa" ? "verbum.use" : "verbum.word";
  return { step, say, data: { word: spelled, letter }, targets };
}
