/** Small things remembered in this browser; where it keeps nothing, they are forgotten. */

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`leggio.${name}`, value);
  } catch {
    // nothing is lost but a preference
  }
}

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`leggio.${name}`);
  } catch {
    return null;
  }
}
