import type { Page } from '@playwright/test';

/** From now on only the journey moves the page's time. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // The clock cannot be stopped in the past, so it stops a second from now.
  await page.clock.pauseAt(now + 1_000);
}
