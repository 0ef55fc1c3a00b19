import type { Page } from '@playwright/test';

type Noted = { sound: HTMLMediaElement; heardAfter: number };

/**
 * Runs in the page, because questions of the test driver would run at a quarter of the speed and count as the app's
 * time. The player's element is in no page, so it is noted when it is told to play.
 */
export function noteFirstSound() {
  let touched = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), true);
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function noted() {
    if (!('sound' in window)) requestAnimationFrame(listen);
    Object.assign(window, { sound: this });
    return play.call(this);
  };
  function listen() {
    const { sound } = window as unknown as Noted;
    if (sound.currentTime > 0) Object.assign(window, { heardAfter: performance.now() - touched });
    else requestAnimationFrame(listen);
  }
}

/** Milliseconds from the touch to the first sound. */
export async function heardAfter(page: Page): Promise<number> {
  const heard = await page.waitForFunction(() => (window as unknown as Partial<Noted>).heardAfter);
  return (await heard.jsonValue()) ?? Number.NaN;
}
