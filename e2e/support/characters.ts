import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { charactersOf } from './outbox.ts';

// The outbox is everybody's: which attempt a picture belongs to is known from the answer that brought it.
const attempts = new WeakMap<Page, Map<string, string>>();

/** Has to look before the page asks for its first picture. */
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

/** What somebody with good eyes reads in the picture on the screen. */
export async function charactersIn(page: Page, picture: Locator, localOrigin: string): Promise<string> {
  let flowId: string | undefined;
  // The page may show it before its answer was read here.
  await expect
    .poll(async () => (flowId = attempts.get(page)?.get((await picture.getAttribute('src')) ?? '')))
    .toBeDefined();
  return charactersOf(localOrigin, flowId ?? '');
}
