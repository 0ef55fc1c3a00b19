import type { Page } from '@playwright/test';
import { delegateScreen, delegatesScreen } from '../../screens/delegates.ts';
import { homeScreen } from '../../screens/home.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { demoDelegate } from '../../support/demo-people.ts';
import { expect, inBothLanguages, test } from '../../support/test.ts';

const shen = demoDelegate('shen-yanzhi');
const intelligence = { zh: '人工智能与包容发展', en: 'Artificial Intelligence for Inclusive Development' };

inBothLanguages((language) => {
  test('find somebody by the initials of the name, see what they chair, and come back', async ({ page, say, axe }) => {
    const [home, meeting] = [homeScreen(page, say), meetingScreen(page, say)];
    const [list, one] = [delegatesScreen(page, say), delegateScreen(page, say)];
    await home.open();
    await home.entry(say({ zh: '参会嘉宾', en: 'Delegates' })).tap();
    await expect(list.title).toBeVisible();
    await list.search.fill('syz');
    await expect(list.rows.first()).toContainText(shen.name[language]);
    await axe();

    await list.row(shen.name[language]).tap();
    await expect(one.name(shen.name[language])).toBeVisible();
    await expect(page.getByText(shen.profile[language])).toBeVisible();
    await axe();

    await one.meeting(say(intelligence)).tap();
    await expect(meeting.heading(say(intelligence))).toBeVisible();
    await meeting.back.tap();
    await expect(one.name(shen.name[language])).toBeVisible();
    await one.back.tap();
    await expect(list.search).toHaveValue('syz');
    await expect(list.row(shen.name[language])).toBeVisible();
  });

  test('leaf through the list, look at one, and go on where one was', async ({ page, say }) => {
    const [list, one] = [delegatesScreen(page, say), delegateScreen(page, say)];
    await list.open();
    await expect(list.rows.first()).toBeVisible();
    await list.letters.focus();
    for (let steps = 0; steps < 9; steps += 1) await page.keyboard.press('ArrowDown');
    await expect(list.letters).toHaveAttribute('aria-valuetext', 'K');
    await page.mouse.wheel(0, 333);
    const row = await rowInTheMiddle(page);
    await page.touchscreen.tap(150, row.middle);
    await expect(one.name(row.name)).toBeVisible();
    await one.back.tap();
    await expect.poll(() => rowInTheMiddle(page)).toEqual(row);
  });
});

test('the other language midway: the same side, the same search, the same person', async ({ page, say }) => {
  const [list, one] = [delegatesScreen(page, say), delegateScreen(page, say)];
  const inEnglish = (words: { en: string }) => words.en;
  await list.open();
  await list.search.fill('zhang xp');
  await expect(list.rows.first()).toContainText('张叙平');
  await list.otherLanguage.tap();
  const english = { list: delegatesScreen(page, inEnglish), one: delegateScreen(page, inEnglish) };
  await expect(english.list.search).toHaveValue('zhang xp');
  await english.list.row('Zhang Xuping').tap();
  await expect(english.one.name('Zhang Xuping')).toBeVisible();
  await english.one.otherLanguage.tap();
  await expect(one.name('张叙平')).toBeVisible();
  await one.back.tap();
  await expect(list.row('张叙平')).toBeVisible();
  await list.search.fill('');
  await expect(list.side({ zh: '中方', en: 'Chinese' })).toBeChecked();
});

test('an old link to somebody who is not listed leads to the directory', async ({ page, say }) => {
  const one = delegateScreen(page, say);
  await one.open(demoDelegate('wei-chengmo').id);
  await expect(one.missing).toBeVisible();
  await page.getByRole('button', { name: '查看嘉宾名录' }).tap();
  await expect(delegatesScreen(page, say).title).toBeVisible();
});

/** Who stands in the middle of the screen, and exactly where. */
async function rowInTheMiddle(page: Page) {
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const row = document.elementFromPoint(150, 420)?.closest('li');
    const { top = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
    const name = row?.querySelector('.directory-row__name')?.textContent ?? '';
    return { name, middle: Math.round(top + height / 2) };
  });
}
