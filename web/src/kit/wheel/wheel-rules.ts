const rowsPerPage = 5;
/** This long after the last scroll event the wheel rests on a row. */
export const restsAfter = 120;
/** What is typed after such a pause begins a new word. */
export const typingPause = 1_200;

/** The index that a key leads to in a list of `length`; undefined for a key that the wheel does not use. */
export function indexAfterKey(key: string, index: number, length: number): number | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  return Math.min(length - 1, Math.max(0, index + step));
}

const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: rowsPerPage,
  PageUp: -rowsPerPage,
  Home: -Infinity,
  End: Infinity,
};

/** The row in the middle. */
export function indexAt(scrollTop: number, rowHeight: number, length: number): number {
  if (rowHeight <= 0) return 0;
  return Math.min(length - 1, Math.max(0, Math.round(scrollTop / rowHeight)));
}

/** Finds the first option whose text begins with what was typed so far, or with the last letter or digit alone. */
export function indexOfTyped(typed: string, texts: readonly string[]): number | undefined {
  const begins = (start: string) => texts.findIndex((text) => text.toLowerCase().startsWith(start.toLowerCase()));
  return [begins(typed), begins(typed.slice(-1))].find((found) => found >= 0);
}
