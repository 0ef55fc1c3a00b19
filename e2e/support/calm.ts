import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** Specification §9: the app takes an earlier tap for a double tap. */
export const doubleTapGuard = 800;

/**
 * Taps when no call is under way and the guard against double taps is over. The page's clock is moved on, so that the
 * test does not wait.
 */
export async function tapCalmly(button: Locator): Promise<void> {
  const page = button.page();
  await expect(page.locator('.overlay-loading')).toHaveCount(0);
  await page.clock.fastForward(doubleTapGuard);
  await button.tap();
}
