import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { RunOnly, RunOptions } from 'axe-core';
import { atRest } from './at-rest.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The problems that axe finds on the page, as `rule: element`; with `rules` it looks only for those. */
export async function accessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  const release = await layFlat(page);
  const problems = await violationsOn(
    page,
    rules ? { type: 'rule', values: rules } : { type: 'tag', values: STANDARDS },
  );
  await release();
  const judged = await Promise.all(
    problems.map(async (problem) => ({ problem, excepted: await isTabLabelContrast(page, problem) })),
  );
  return judged.filter(({ excepted }) => !excepted).map(({ problem }) => `${problem.id}: ${problem.selector}`);
}

async function violationsOn(page: Page, runOnly: RunOnly): Promise<{ id: string; selector: string }[]> {
  // It is half a megabyte, so each page gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  return page.evaluate(async (wanted) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, wanted);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, selector: String(target) })));
  }, options);
}

/** What lies under a sticky bar can be scrolled out from under it, but axe would measure only what the bar leaves. */
async function layFlat(page: Page): Promise<() => Promise<void>> {
  const sticky = await page.evaluateHandle(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')];
    const found = all.filter((one) => getComputedStyle(one).position === 'sticky');
    for (const one of found) one.style.position = 'static';
    return found;
  });
  return () => sticky.evaluate((found) => found.forEach((one) => (one.style.position = '')));
}

/** This is the only exception: the specification itself fixes the grey of the tab bar's labels. */
async function isTabLabelContrast(page: Page, { id, selector }: { id: string; selector: string }): Promise<boolean> {
  if (id !== 'color-contrast') return false;
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest('.tab-bar') !== null);
}

export async function expectAccessible(page: Page): Promise<void> {
  // A sheet that still slides in covers what it will not cover, and a colour on its way is neither of the two.
  await atRest(page);
  expect(await accessibilityProblems(page)).toEqual([]);
}
