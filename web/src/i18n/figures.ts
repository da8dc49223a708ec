/** Figures as every language of ours writes them. */

/** A figure with a real minus where it is below nothing. */
export const figure = (value: number): string => String(value).replace("-", "−");

/** A difference with its sign, and a real minus. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));
