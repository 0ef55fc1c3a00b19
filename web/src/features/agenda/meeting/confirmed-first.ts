/** Acts at once, or in a limited session once it is confirmed. */
export type ConfirmedFirst = <T>(act: () => Promise<T>) => Promise<T>;
