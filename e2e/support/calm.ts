import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { doubleActionGuard } from 'contract/rules/limits';

/**
 * Taps when no call is under way and 800 ms have passed, because the app takes an earlier tap for a double tap. The
 * page's clock is moved on, so that the test does not wait.
 */
export async function tapCalmly(button: Locator): Promise<void> {
  const page = button.page();
  await expect(page.locator('.overlay-loading')).toHaveCount(0);
  await page.clock.fastForward(doubleActionGuard);
  await button.tap();
}
