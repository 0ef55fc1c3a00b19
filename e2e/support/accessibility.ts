import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong on the page as it is now, as `rule: element`; `rules` looks for those alone. */
export async function accessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode judges in the page itself: there are no frames, and no second page has to be opened for it.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(STANDARDS)).analyze();
  const problems = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, selector: String(target) })));
  const judged = await Promise.all(
    problems.map(async (problem) => ({ problem, excepted: await isTabLabelContrast(page, problem) })),
  );
  return judged.filter(({ excepted }) => !excepted).map(({ problem }) => `${problem.id}: ${problem.selector}`);
}

/** The one exception: the design gives the tab bar's labels the specification's grey. */
async function isTabLabelContrast(page: Page, { id, selector }: { id: string; selector: string }): Promise<boolean> {
  if (id !== 'color-contrast') return false;
  return page.locator(selector).evaluate((element) => element.closest('.tab-bar') !== null);
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
}
