import type { Page } from '@playwright/test';

/** Collects the addresses that a page asks the phone to open in another app; no such app is installed here. */
export async function linksIntoApps(page: Page): Promise<string[]> {
  const links: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (!url.startsWith('http')) links.push(url);
  });
  return links;
}
