/** Specification §9. */
export const doubleTapGuard = 800;

/** This is not Date.now(), because a phone that sets its clock back would leave the button dead. */
export const tapClock = { now: () => performance.now() };

/** Runs an action unless another ran less than `wait` ago, so that a double tap does one thing. */
export function onceWithin(wait: number = doubleTapGuard) {
  let last = -Infinity;
  return <T>(action: () => T): T | undefined => {
    const moment = tapClock.now();
    if (moment - last < wait) return undefined;
    last = moment;
    return action();
  };
}
