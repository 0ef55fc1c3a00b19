import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { doubleActionGuard } from 'contract/rules/limits';

const lastTap = new WeakMap<object, number>();

/**
 * Taps as a person does: not while a call is under way, and not within 800 ms,
 * because the app takes that for a slip of the first tap and ignores it.
 */
export async function tapCalmly(button: Locator): Promise<void> {
  const page = button.page();
  await expect(page.locator('.overlay-loading')).toHaveCount(0);
  while (Date.now() - (lastTap.get(page) ?? 0) <= doubleActionGuard) await pause(50);
  await button.tap();
  lastTap.set(page, Date.now());
}
