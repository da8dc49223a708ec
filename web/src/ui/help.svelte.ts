/** The article that somebody asked about: it opens beside whatever they are doing, a game that goes on included. */

export interface Asked {
  game: string;
  article: string;
}

let asked = $state.raw<Asked | null>(null);

export const helpAsked = (): Asked | null => asked;
export const askAbout = (wanted: Asked | null): void => void (asked = wanted);
