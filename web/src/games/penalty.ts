/** Part of a play's value, to the nearest point, halves down, one at least (Scrabble art. 30). */
export const share = (value: number, percent: number): number => Math.max(1, Math.ceil((value * percent - 50) / 100));
