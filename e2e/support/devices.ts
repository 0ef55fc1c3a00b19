import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { DemoDelegate } from './demo-people.ts';
import { keptBy, signIn } from './signed-in.ts';
import type { SignedIn } from './signed-in.ts';
import type { Language } from './test.ts';
import { recordToasts } from './toasts.ts';

type Way = { origin: string; localOrigin: string; language: Language };

/** Makes the phone one on which somebody is signed in; the next page it opens finds that. */
export async function signedInOn(context: BrowserContext, person: DemoDelegate, way: Way): Promise<SignedIn> {
  const session = await signIn(way.origin, way.localOrigin, person);
  const localStorage = Object.entries(keptBy(session, way.language)).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin: way.origin, localStorage }] });
  return session;
}

/** Another phone, new and empty. */
export async function anotherPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await recordToasts(context);
  return context.newPage();
}
