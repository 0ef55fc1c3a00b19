import { debounceDefault, doubleActionGuard } from 'contract/rules/limits';

/** This is not Date.now(), because a phone that sets its clock back would leave the button dead. */
export const tapClock = { now: () => performance.now() };

/** Runs an action unless another ran less than `wait` ago, so that a double tap does one thing. */
export function onceWithin(wait: number = doubleActionGuard) {
  let last = -Infinity;
  return <T>(action: () => T): T | undefined => {
    const moment = tapClock.now();
    if (moment - last < wait) return undefined;
    last = moment;
    return action();
  };
}

/** Runs with the latest values once they have rested for `wait`. */
export function debounce<V extends unknown[]>(action: (...values: V) => void, wait: number = debounceDefault) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rested = (...values: V) => {
    clearTimeout(timer);
    timer = setTimeout(action, wait, ...values);
  };
  return Object.assign(rested, { cancel: () => clearTimeout(timer) });
}
