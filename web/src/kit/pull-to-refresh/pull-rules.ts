/** Specification §9: releasing after this many pixels refreshes. */
export const refreshThreshold = 45;

/** The five states of the specification, and `rest` between them. */
export type PullState = 'resting' | 'pulling' | 'reached' | 'refreshing' | 'restoring' | 'aborting';

// The content moves half as far as the finger, so that pulling feels like resistance.
const resistance = 0.5;
const furthest = 90;

/** Pulling begins with one finger, and only at the very top of the page, so that scrolling works as usual. */
export function mayBegin(state: PullState, fingers: number, scrolled: number): boolean {
  return state === 'resting' && fingers === 1 && scrolled <= 0;
}

/** A gesture that begins sideways turns a slide or moves a row of chips, and pulls nothing. */
export function beginsSideways(across: number, down: number): boolean {
  return Math.abs(across) > Math.abs(down);
}

export function pulledBy(fingerMoved: number): number {
  return Math.min(furthest, Math.max(0, fingerMoved * resistance));
}

export function stateWhilePulling(distance: number): 'pulling' | 'reached' {
  return distance < refreshThreshold ? 'pulling' : 'reached';
}

export function stateOnRelease(state: PullState): PullState {
  if (state === 'reached') return 'refreshing';
  return state === 'pulling' ? 'aborting' : state;
}

/** The distance of the content from its place. */
export function offsetOf(state: PullState, distance: number): number {
  if (state === 'pulling' || state === 'reached') return distance;
  return state === 'refreshing' ? refreshThreshold : 0;
}
