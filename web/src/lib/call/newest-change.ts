let known: number | undefined;
const waiting: (() => void)[] = [];
let onOlder: (() => void) | undefined;

/** The number of the last change that what is on show has in it: whoever listens for changes begins after it. */
export const newestChange = {
  known: () => known,
  /** Resolves with the first answer that says so: before it there is nothing on show that could grow old. */
  whenKnown: () => new Promise<void>((resolve) => (known === undefined ? waiting.push(resolve) : resolve())),
  /** By the first answer: one that came later may have more in it than what is on show already. */
  learn(number: number) {
    if (known !== undefined && number < known && onOlder) onOlder();
    // Nobody listens yet: whoever begins, begins where the oldest answer ends.
    else known = Math.min(known ?? number, number);
    for (const go of waiting.splice(0)) go();
  },
  goOnWith: (number: number) => void (known = number),
  /** Calls for every answer that has less in it than was heard of: another server gave it, which had not heard yet. */
  watchForOlder: (listener: (() => void) | undefined) => void (onOlder = listener),
  /** Numbers are for one person: what they may know of. */
  forget: () => void (known = undefined),
};
