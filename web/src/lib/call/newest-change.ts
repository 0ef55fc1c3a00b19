let known: number | undefined;
const waiting: (() => void)[] = [];
let onOlder: (() => void) | undefined;

/** The number of the last change that the screens contain; following changes begins after it. */
export const newestChange = {
  known: () => known,
  /**
   * Resolves with the first answer that contains a number, because before it nothing is shown that could be outdated.
   */
  whenKnown: () => new Promise<void>((resolve) => (known === undefined ? waiting.push(resolve) : resolve())),
  /** The oldest answer counts, because a later one may contain more than what is already shown. */
  learn(number: number) {
    if (known !== undefined && number < known && onOlder) onOlder();
    // Before anything listens, listening has to begin where the oldest answer ends.
    else known = Math.min(known ?? number, number);
    for (const go of waiting.splice(0)) go();
  },
  goOnWith: (number: number) => void (known = number),
  /**
   * Called for every answer that is older than a change already known: it came from a server that had not seen the
   * change yet.
   */
  watchForOlder: (listener: (() => void) | undefined) => void (onOlder = listener),
  /** The numbers depend on what a person may see, so they are forgotten with the person. */
  forget: () => void (known = undefined),
};
