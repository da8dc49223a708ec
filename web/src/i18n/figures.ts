/** Figures as every language of ours writes them. */

/** A difference with its sign, and a real minus. */
export const signed = (figure: number): string => (figure > 0 ? `+${figure}` : String(figure).replace("-", "−"));
