/** A game's own choices about time and about words, for the form of a new table. That page alone draws them: beside the
 *  rest of what is a game's own they would come with every page. */

import type { Component } from "svelte";

import type { Form } from "../../lobby/form";
import type { Problem } from "../../protocol";
import ScarabeoPace from "./ScarabeoPace.svelte";
import ScarabeoRules from "./ScarabeoRules.svelte";
import ScrabblePace from "./ScrabblePace.svelte";
import ScrabbleRules from "./ScrabbleRules.svelte";
import VerbumPace from "./VerbumPace.svelte";
import VerbumRules from "./VerbumRules.svelte";

interface OwnChoices {
  pace: Component<{ form: Form; change: (changed: Partial<Form>) => void }>;
  rules: Component<{ form: Form; change: (changed: Partial<Form>) => void; refused?: Problem | null }>;
}

export const CHOICES: Readonly<Record<string, OwnChoices>> = {
  scrabble: { pace: ScrabblePace, rules: ScrabbleRules },
  scarabeo: { pace: ScarabeoPace, rules: ScarabeoRules },
  verbum: { pace: VerbumPace, rules: VerbumRules },
};
