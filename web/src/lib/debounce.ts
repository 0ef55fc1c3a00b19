/** Specification §9. */
export const usualPause = 500;

/** Runs with the latest values once they have rested for `wait`. */
export function debounce<V extends unknown[]>(action: (...values: V) => void, wait: number = usualPause) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rested = (...values: V) => {
    clearTimeout(timer);
    timer = setTimeout(action, wait, ...values);
  };
  return Object.assign(rested, { cancel: () => clearTimeout(timer) });
}
