import { doubleTapGuard, tapClock } from '../double-tap.ts';

type Tap = { x: number; y: number; at: number };

/** The second tap of a double tap lies this close to the first, in pixels. */
const finger = 24;
let last: Tap | undefined;
let spent: Tap | undefined;

/** To be called when something else comes to lie under the finger, so that a double tap does not fall through to it. */
export function ignoreSecondTap(): void {
  spent = last;
}

/** Sees every tap before the page does. Keys have no place on the screen, and their clicks have no detail. */
export function watchTaps(): () => void {
  function tapped(event: MouseEvent) {
    if (event.detail === 0) return;
    const tap = { x: event.clientX, y: event.clientY, at: tapClock.now() };
    if (spent && isSecond(tap, spent)) {
      event.preventDefault();
      event.stopPropagation();
    } else last = tap;
  }
  window.addEventListener('click', tapped, { capture: true });
  return () => {
    window.removeEventListener('click', tapped, { capture: true });
    last = spent = undefined;
  };
}

function isSecond(tap: Tap, first: Tap) {
  return tap.at - first.at < doubleTapGuard && Math.hypot(tap.x - first.x, tap.y - first.y) < finger;
}
