/** The letter at a height between 0 (top of the bar) and 1 (bottom); a finger may slip past either end. */
export function letterAt(letters: readonly string[], share: number): string | undefined {
  const index = Math.floor(share * letters.length);
  return letters[Math.min(letters.length - 1, Math.max(0, index))];
}
