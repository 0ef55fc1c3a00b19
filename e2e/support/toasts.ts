import type { BrowserContext, Page } from '@playwright/test';

type Noted = { toasts?: string[] };

/** The page records its toasts, because on a busy machine their two seconds are over before the test looks. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const toasts: string[] = [];
    Object.assign(window, { toasts } satisfies Noted);
    let last = '';
    const look = () => {
      const now = document.querySelector('.toast')?.textContent ?? '';
      if (now && now !== last) toasts.push(now);
      last = now;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Every toast since the page was loaded. */
export function toastsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Noted).toasts ?? []);
}
