/** The editions that new tables of this server may choose: asked for once, by whoever offers the choice. */

import { get } from "../api";
import type { EditionInfo } from "../protocol";

let known = $state.raw<EditionInfo[]>([]);
let asked = false;

/** Those that are known so far; a server without any leaves nothing to choose. */
export function offeredEditions(): EditionInfo[] {
  if (!asked) {
    asked = true;
    void get<EditionInfo[]>("/api/editions")
      .then((found) => (known = found))
      .catch(() => (asked = false));
  }
  return known;
}

/** Somebody changed what is offered: ask again. */
export function editionsChanged(): void {
  asked = false;
}

const parts = (reference: string) => /^(.+)\.(\d+)-([0-9a-f]{16})$/.exec(reference);

/** The page of an edition's very version: no dot in the last part, which would be that of a file. */
export function editionPage(reference: string): string {
  const [, name = "", number = "", hash = ""] = parts(reference) ?? [];
  return `/edizioni/${name}/${number}-${hash}`;
}

/** An edition as people say it: `circolo 2` of `circolo.2-0123456789abcdef`. */
export function editionName(reference: string): string {
  const [, name, number] = parts(reference) ?? [];
  return name && number ? `${name} ${number}` : reference;
}
