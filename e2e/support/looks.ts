import type { Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { atRest } from './at-rest.ts';

type Look = { theme: 'light' | 'dark'; textSize: 'normal' | 'x-large' };
/** A look in which a page is checked; without `rules`, by all of axe's rules. */
type Check = { look: Look; rules?: string[] };

const usual: Look = { theme: 'light', textSize: 'normal' };
const dark: Look = { theme: 'dark', textSize: 'normal' };
const large: Look = { theme: 'light', textSize: 'x-large' };
const darkAndLarge: Look = { theme: 'dark', textSize: 'x-large' };

/** Each look is checked by all rules, which takes four times as long. */
export const allChecks: readonly Check[] = [usual, dark, large, darkAndLarge].map((look) => ({ look }));
/** Dark and large are each checked by the rules that depend on them. */
export const quickChecks: readonly Check[] = [
  { look: usual },
  { look: dark, rules: ['color-contrast'] },
  { look: large, rules: ['color-contrast', 'target-size'] },
];

/** What axe finds in each look, and what is wider than the screen. */
export async function problemsIn(page: Page, checks: readonly Check[]): Promise<string[]> {
  const found: string[] = [];
  for (const { look, rules } of checks) {
    const wide = await show(page, look);
    const problems = await accessibilityProblems(page, rules);
    if (wide > 0) problems.push(`wider than the screen by ${wide}`);
    found.push(...problems.map((problem) => `${look.theme}, ${look.textSize}: ${problem}`));
  }
  await show(page, usual);
  return found;
}

/** Gives the page a look and says by how much the page is then wider than the screen. */
async function show(page: Page, look: Look): Promise<number> {
  await page.evaluate((wanted) => {
    Object.assign(document.documentElement.dataset, wanted);
    // Buttons pass from one colour to the other; what is measured on the way belongs to neither look.
    const passing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    while (passing().length > 0) passing().forEach((transition) => transition.finish());
  }, look);
  // With larger text, the rows of the directory get their new places a frame or two later.
  await atRest(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
