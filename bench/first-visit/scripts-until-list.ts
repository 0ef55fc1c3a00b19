import { type Kept, withBrowser } from './visit.ts';

const quietTime = 3_000;

/** The script files of a first visit until the list is painted, and those of the three seconds after it. */
export function scriptsUntilList(address: string, kept: Kept, listed: string) {
  return withBrowser(kept, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(noteWhenListed, listed);
    await page.goto(address);
    await page.locator(listed).first().waitFor();
    await page.waitForTimeout(quietTime + 1_000);
    const { at, starts } = await page.evaluate(() => ({
      at: (window as unknown as { listedAt: number }).listedAt,
      starts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    const before = starts.filter((start) => start <= at).length;
    return { before, after: starts.filter((start) => start > at && start <= at + quietTime).length };
  });
}

/** Runs in the page. */
function noteWhenListed(listed: string) {
  performance.setResourceTimingBufferSize(1_000);
  new MutationObserver((_, observer) => {
    if (!document.querySelector(listed)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { listedAt: performance.now() })));
  }).observe(document, { subtree: true, childList: true });
}
