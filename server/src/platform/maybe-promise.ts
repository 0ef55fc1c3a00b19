export type MaybePromise<T> = T | Promise<T>;

/** Goes on at once if the value is there, because a promise for every step would cost a hot read a sixth of its time. */
export function andThen<T, R>(value: MaybePromise<T>, step: (value: T) => MaybePromise<R>): MaybePromise<R> {
  return value instanceof Promise ? value.then(step) : step(value);
}
