import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { charactersOf } from './outbox.ts';

// All journeys share one outbox. The answer that brought a picture tells to which attempt it belongs.
const attempts = new WeakMap<Page, Map<string, string>>();

/** Has to be called before the page requests its first picture. */
export function watchPictures(page: Page): void {
  if (attempts.has(page)) return;
  const known = new Map<string, string>();
  attempts.set(page, known);
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/login/getImage')) return;
    const note = ({ obj }: { obj: { flowId: string; picture: string } | null }) => {
      if (obj) known.set(obj.picture, obj.flowId);
    };
    response.json().then(note, () => undefined);
  });
}

/** The characters in the picture on the screen. */
export async function charactersIn(page: Page, picture: Locator, localOrigin: string): Promise<string> {
  let flowId: string | undefined;
  // The page may show the picture before this code has read the answer.
  await expect
    .poll(async () => (flowId = attempts.get(page)?.get((await picture.getAttribute('src')) ?? '')))
    .toBeDefined();
  return charactersOf(localOrigin, flowId ?? '');
}
