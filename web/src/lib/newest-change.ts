let known: number | undefined;

/** The number of the last change that what is on show has in it: whoever listens for changes begins after it. */
export const newestChange = {
  known: () => known,
  /** By the first answer: one that came later may have more in it than what is on show already. */
  beginWith: (number: number) => void (known ??= number),
  goOnWith: (number: number) => void (known = number),
};
