let known: number | undefined;
let tell = () => {};
const whenKnown = new Promise<void>((resolve) => (tell = resolve));

/** The number of the last change that what is on show has in it: whoever listens for changes begins after it. */
export const newestChange = {
  known: () => known,
  /** Resolves with the first answer that says so: before it there is nothing on show that could grow old. */
  whenKnown,
  /** By the first answer: one that came later may have more in it than what is on show already. */
  beginWith(number: number) {
    known ??= number;
    tell();
  },
  goOnWith: (number: number) => void (known = number),
};
