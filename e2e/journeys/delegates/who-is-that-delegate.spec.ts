import type { Page } from '@playwright/test';
import { delegateScreen, delegatesScreen } from '../../screens/delegates.ts';
import { homeScreen } from '../../screens/home.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { tapCalmly } from '../../support/calm.ts';
import { demoDelegate } from '../../support/demo-people.ts';
import { expect, test } from '../../support/test.ts';

const shen = demoDelegate('shen-yanzhi');
const shenListed = { zh: '沈彦志', en: 'SHEN Yanzhi' };
const intelligence = { zh: '人工智能与包容发展', en: 'Artificial Intelligence for Inclusive Development' };

test('find a delegate by the initials of the name, see what they chair, and come back', async ({
  page,
  say,
  switchLanguage,
  inBothLanguages,
  axe,
}) => {
  const [home, meeting] = [homeScreen(page, say), meetingScreen(page, say)];
  const [list, one] = [delegatesScreen(page, say), delegateScreen(page, say)];
  await home.open();
  await home.entry(say({ zh: '参会嘉宾', en: 'Delegates' })).tap();
  await expect(list.title).toBeVisible();
  await list.search.fill('syz');
  await inBothLanguages(() => expect(list.rows.first()).toContainText(say(shenListed)));
  await axe();

  await list.row(say(shenListed)).tap();
  await inBothLanguages(async () => {
    await expect(one.name(say(shenListed))).toBeVisible();
    await expect(page.getByText(say(shen.profile))).toBeVisible();
  });
  await axe();

  await one.meeting(say(intelligence)).tap();
  await expect(meeting.heading(say(intelligence))).toBeVisible();
  await tapCalmly(meeting.back);
  await expect(one.name(say(shenListed))).toBeVisible();
  await switchLanguage();
  await tapCalmly(one.back);
  await expect(list.search).toHaveValue('syz');
  await expect(list.row(say(shenListed))).toBeVisible();
});

test('scroll through the list, open a delegate, and return to the same row', async ({ page, say, inBothLanguages }) => {
  const [list, one] = [delegatesScreen(page, say), delegateScreen(page, say)];
  await inBothLanguages(async () => {
    await list.open();
    await expect(list.rows.first()).toBeVisible();
    await list.letters.focus();
    for (let steps = 0; steps < 9; steps += 1) await page.keyboard.press('ArrowDown');
    await expect(list.letters).toHaveAttribute('aria-valuetext', 'K');
    const top = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 333);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(top);
    const row = await rowInTheMiddle(page);
    await page.touchscreen.tap(150, row.middle);
    await expect(one.name(row.name)).toBeVisible();
    await tapCalmly(one.back);
    await expect.poll(() => rowInTheMiddle(page)).toEqual(row);
  });
});

test('switching the language keeps the side, the search and the person', async ({ page, say, switchLanguage }) => {
  const [list, one] = [delegatesScreen(page, say), delegateScreen(page, say)];
  const zhang = { zh: '张旭平', en: 'ZHANG Xuping' };
  // A reader of Chinese sees the Chinese side first, a reader of English the other; a switch keeps the side.
  const first = say({ zh: { zh: '中方', en: 'Chinese' }, en: { zh: '外方', en: 'International' } });
  await list.open();
  await list.search.fill('zhang xp');
  await expect(list.rows.first()).toContainText(say(zhang));
  await switchLanguage();
  await expect(list.search).toHaveValue('zhang xp');
  await list.row(say(zhang)).tap();
  await expect(one.name(say(zhang))).toBeVisible();
  await switchLanguage();
  await expect(one.name(say(zhang))).toBeVisible();
  await tapCalmly(one.back);
  await expect(list.row(say(zhang))).toBeVisible();
  await list.search.fill('');
  await expect(list.side(first)).toBeChecked();
});

test('an old link to a person who is not listed leads to the directory', async ({ page, say, inBothLanguages }) => {
  const one = delegateScreen(page, say);
  await one.open(demoDelegate('wei-chengmo').id);
  await inBothLanguages(() => expect(one.missing).toBeVisible());
  await page.getByRole('button', { name: say({ zh: '查看嘉宾名录', en: 'Open the directory' }) }).tap();
  await expect(delegatesScreen(page, say).title).toBeVisible();
});

/** The row in the middle of the screen and its exact offset, once the list has come to rest. */
async function rowInTheMiddle(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    let before = Number.NaN;
    for (let still = 0; still < 10; before = window.scrollY) {
      await frame();
      still = window.scrollY === before ? still + 1 : 0;
    }
    const row = document.elementFromPoint(150, 420)?.closest('[role=listitem]');
    const { top = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
    const name = row?.querySelector('.directory-row__name')?.textContent ?? '';
    return { name, middle: Math.round(top + height / 2) };
  });
}
