import type { Page } from '@playwright/test';

type Noted = { sound?: HTMLMediaElement };

/** What is really heard. The player's element is in no page, so it is noted when it is told to play. */
export async function notedSound(page: Page) {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function noted() {
      Object.assign(window, { sound: this });
      return play.call(this);
    };
  });
  return {
    /** In milliseconds. */
    at: () => page.evaluate(() => Math.round(((window as Noted).sound?.currentTime ?? 0) * 1_000)),
    isOn: () => page.evaluate(() => (window as Noted).sound?.paused === false),
    file: () => page.evaluate(() => (window as Noted).sound?.getAttribute('src') ?? ''),
  };
}
