import type { Page } from '@playwright/test';
import { mapScreen } from '../../screens/map.ts';
import { settingsScreen } from '../../screens/settings.ts';
import { tapCalmly } from '../../support/calm.ts';
import { expect, otherThan, test } from '../../support/test.ts';

const extraLarge = { zh: '特大', en: 'Extra large' };
const dark = { zh: '深色', en: 'Dark' };
const guesthouse = { zh: '玉澄国宾馆', en: 'Yucheng State Guesthouse' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the eye meets: the attributes of the page, and the size of its letters. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { dataset, lang } = document.documentElement;
    const { fontSize, backgroundColor } = getComputedStyle(document.body);
    return { ...dataset, lang, fontSize, backgroundColor };
  });

/** Words that are wider or higher than what holds them. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(({ children, textContent }) => children.length === 0 && textContent.trim() !== '')
      .filter((element) => !element.closest('.unseen') && getComputedStyle(element).display !== 'inline')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map(({ textContent }) => textContent),
  );

test('make it readable for me', async ({ page, say, spoken, axe }) => {
  const [settings, map] = [settingsScreen(page, say), mapScreen(page, say)];
  await settings.open();
  await settings.textSize(extraLarge).check({ force: true });
  await tapCalmly(settings.theme);
  await tapCalmly(settings.choice(dark));
  await expect(settings.sheet).toHaveCount(0);
  await tapCalmly(settings.language);
  await tapCalmly(settings.choice(spoken.now === 'zh' ? { zh: 'English', en: 'English' } : { zh: '中文', en: '中文' }));
  spoken.now = otherThan(spoken.now);
  const look = {
    ...{ theme: 'dark', textSize: 'x-large', lang: say({ zh: 'zh-CN', en: 'en' }) },
    ...{ fontSize: '21px', backgroundColor: 'rgb(23, 16, 11)' },
  };
  await expect(settings.title).toBeVisible();
  await expect.poll(() => lookOf(page)).toEqual(look);
  await axe();

  await test.step('it is so from the first moment of the next visit', async () => {
    await page.route('**/assets/*.js', (route) =>
      /entry-/.test(route.request().url()) ? route.continue() : undefined,
    );
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('.emblem-before-app')).toBeVisible();
    expect({ ...(await lookOf(page)), lang: look.lang }).toEqual(look);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(settings.title).toBeVisible();
    await expect(settings.textSize(extraLarge)).toBeChecked();
  });

  await test.step('no word is cut, not even at twice the browser’s own size', async () => {
    expect(await cutWords(page)).toEqual([]);
    // The browser's setting multiplies the size on <html>, as this does.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '42px'));
    expect(await cutWords(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('the halls on the floor plan can be read', async () => {
    await map.open();
    await tapCalmly(map.halls(say(guesthouse)));
    const label = map.plan.locator('.hall-mark__label').first();
    await expect(label).toBeVisible();
    const size = await label.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(15);
    await expect(map.mark(say({ zh: '和合厅', en: 'Hehe Hall' }))).toBeVisible();
  });
});
