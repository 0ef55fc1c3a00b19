import type { Browser, Page } from '@playwright/test';
import type { DemoDelegate } from './demo-people.ts';
import { signIn, storageOf } from './signed-in.ts';
import type { Language } from './test.ts';
import { recordToasts } from './toasts.ts';

/** Opens a second phone that has stored nothing. */
export async function anotherPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await recordToasts(context);
  await context.clock.install();
  return context.newPage();
}

type Where = { browser: Browser; origin: string; language: Language };

/** Opens a second phone, on which this person is signed in. */
export async function phoneOf(person: DemoDelegate, { browser, origin, language }: Where): Promise<Page> {
  const phone = await anotherPhone(browser);
  await phone.context().setStorageState(storageOf(await signIn(origin, person), origin, language));
  return phone;
}
