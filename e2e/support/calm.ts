import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { doubleActionGuard } from 'contract/rules/limits';

/**
 * Taps as a person does: not while a call is under way, and not within 800 ms,
 * because the app takes that for a slip of the first tap. The page's clock is moved on, so nobody waits.
 */
export async function tapCalmly(button: Locator): Promise<void> {
  const page = button.page();
  await expect(page.locator('.overlay-loading')).toHaveCount(0);
  await page.clock.fastForward(doubleActionGuard);
  await button.tap();
}
