const minute = 60;
const hour = 60 * minute;

/** Whole seconds until a moment of the phone's own clock; 0 once it has come. */
export function secondsUntil(moment: number, now: number = Date.now()): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

/** The unit in which a wait is shown: seconds up to two minutes, then minutes, then hours. */
export function waitIn(seconds: number): { unit: 's' | 'min' | 'h'; count: number } {
  if (seconds <= 2 * minute) return { unit: 's', count: seconds };
  return seconds < hour
    ? { unit: 'min', count: Math.ceil(seconds / minute) }
    : { unit: 'h', count: Math.ceil(seconds / hour) };
}
