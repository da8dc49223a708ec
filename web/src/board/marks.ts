/** What some squares are marked with: the last play, a play that may still be challenged, a word one points at. */

export type Mark = "last" | "pending" | "word" | "hinted" | "wrong" | "takeable";
export type Marks = ReadonlyMap<number, Mark>;
