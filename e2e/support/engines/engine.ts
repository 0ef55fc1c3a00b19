/** A browser with an engine of its own, at a phone's size. Both kinds are driven by the same few commands. */
export type Engine = {
  /** Opens an address of the app and forgets the problems of the page before. */
  open: (path: string) => Promise<void>;
  /** Runs a function inside the page; it must not use anything outside itself. */
  evaluate: Evaluate;
  /** The errors that the page has written to the console or left uncaught since it was opened. */
  problems: () => Promise<string[]>;
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type Evaluate = <Given extends (string | number)[], Result>(
  run: (...given: Given) => Result,
  ...given: Given
) => Promise<Awaited<Result>>;

export const phone = { width: 390, height: 844 };
