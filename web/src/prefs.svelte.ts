/** What someone likes, on this device: kept in the browser, put on the page's root for tokens.css to follow. */

export type Theme = "system" | "light" | "dark";
/** How boards and tiles look (styles/boards.css). */
export const BOARDS = ["wood", "cloth", "print"] as const;

interface Chosen {
  theme: Theme;
  board: (typeof BOARDS)[number];
  /** The board is turned to whoever is on turn. */
  turns: boolean;
  contrast: boolean;
  large: boolean;
  readable: boolean;
  sounds: boolean;
  /** By its tag; none chosen means the browser's. */
  language: string | null;
}

const KEY = "leggio.preferences";
const USUAL: Chosen = {
  theme: "system",
  board: "wood",
  turns: false,
  contrast: false,
  large: false,
  readable: false,
  sounds: true,
  language: null,
};

function kept(): Chosen {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>) };
  } catch {
    return { ...USUAL }; // no storage here, or something else wrote there
  }
}

export const prefs = $state<Chosen>(kept());

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const systemContrast = matchMedia("(prefers-contrast: more)");

/** Choose something; it is remembered and shown at once. */
export function prefer(chosen: Partial<Chosen>): void {
  Object.assign(prefs, chosen);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // it lasts until the page is closed
  }
  show();
}

function show(): void {
  const root = document.documentElement.dataset;
  const dark = prefs.theme === "dark" || (prefs.theme === "system" && systemDark.matches);
  root.theme = dark ? "dark" : "light";
  root.board = prefs.board;
  root.contrast = prefs.contrast || systemContrast.matches ? "high" : "normal";
  root.print = prefs.large ? "large" : "normal";
  root.face = prefs.readable ? "readable" : "own";
}

systemDark.addEventListener("change", show);
systemContrast.addEventListener("change", show);
show();
