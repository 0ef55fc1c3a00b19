import type { Page } from '@playwright/test';
import { agendaScreen } from '../../screens/agenda.ts';
import { homeScreen } from '../../screens/home.ts';
import { expect, test } from '../../support/test.ts';

test('a reloaded agenda is where it was', async ({ page, say, inBothLanguages }) => {
  const [home, agenda] = [homeScreen(page, say), agendaScreen(page, say)];
  await home.open();
  await home.wholeAgenda.tap();
  await inBothLanguages(async () => {
    const farDown = say({ zh: 240, en: 180 });
    // The agenda scrolls by itself only to a meeting of today.
    await agenda.days.last().tap();
    await expect(agenda.days.last()).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => scrollAndKeep(page, farDown)).toBe(farDown);
    await page.reload();
    await expect(agenda.days.last()).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => scrolled(page)).toBe(farDown);
  });
});

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** The page keeps its position shortly after it has come to rest. */
function scrollAndKeep(page: Page, farDown: number) {
  return page.evaluate((y) => {
    window.scrollTo(0, y);
    return (window.history.state as { scrolled?: number } | null)?.scrolled;
  }, farDown);
}
