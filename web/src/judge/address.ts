/** Where the judge's page says something of a word, by the words of a rule set and of an edition. */

export function judgePage(word: string, rules: string, lexicon = ""): string {
  const query = new URLSearchParams({ parola: word, regole: rules });
  if (lexicon) query.set("edizione", lexicon);
  return `/giudice?${query.toString()}`;
}
