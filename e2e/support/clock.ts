import type { Page } from '@playwright/test';

/** From now on the page's time goes on only where a journey says so. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // A moment from now, because it cannot be stopped in the past.
  await page.clock.pauseAt(now + 1_000);
}
