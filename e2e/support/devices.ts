import type { Browser, Page } from '@playwright/test';
import { recordToasts } from './toasts.ts';

/** Opens a second phone that has stored nothing. */
export async function anotherPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await recordToasts(context);
  await context.clock.install();
  return context.newPage();
}
