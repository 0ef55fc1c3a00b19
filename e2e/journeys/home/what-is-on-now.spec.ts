import { homeScreen } from '../../screens/home.ts';
import { mapScreen } from '../../screens/map.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { spareDelegate } from '../../support/demo-people.ts';
import { signedInOn } from '../../support/devices.ts';
import { expect, inBothLanguages, test } from '../../support/test.ts';

const greenGrowth = { zh: '绿色增长与新型能源体系', en: 'Green Growth and the Next Energy System' };
const inclusive = { zh: '人工智能与包容发展', en: 'Artificial Intelligence for Inclusive Development' };
const guesthouse = { zh: '玉澜国宾馆', en: 'Yulan State Guesthouse' };
const qingyun = { zh: '青云厅', en: 'Qingyun Hall' };
/** Nobody on a stage that morning: what they see is what is on for everybody. */
const listeners = { zh: 162, en: 163 };

inBothLanguages((language) => {
  test.describe('as somebody who listens', () => {
    test.use({ signedIn: false });

    test('what is on now and how do I get there', async ({ page, context, baseURL, localOrigin, say, axe }) => {
      const [home, meeting, map] = [homeScreen(page, say), meetingScreen(page, say), mapScreen(page, say)];
      const person = spareDelegate(listeners[language]);
      await signedInOn(context, person, { origin: baseURL ?? '', localOrigin, language });
      await home.open();
      const greeting = say({ zh: `${person.name.zh}，上午好`, en: `Good morning, ${person.name.en}` });
      await expect(home.greeting(greeting)).toBeVisible();
      await expect(home.meeting(say(greenGrowth))).toBeVisible();
      await expect(home.nowAndNext).toContainText(/(还剩4\d分钟|4\d min left)/);
      await expect(home.nowAndNext).toContainText(
        say({ zh: '青云厅，从和合厅步行4分钟', en: 'Qingyun Hall, 4 min walk from Hehe Hall' }),
      );
      await axe();

      await home.meeting(say(inclusive)).tap();
      await expect(meeting.heading(say(inclusive))).toBeVisible();
      await page.getByRole('link', { name: say({ zh: '会议厅位置', en: 'Where is this hall' }) }).tap();
      await expect(map.place(say(guesthouse))).toBeVisible();
      await expect(map.mark(say(qingyun))).toHaveAttribute('aria-pressed', 'true');

      await meeting.back.tap();
      await page.getByRole('button', { name: say({ zh: '导航', en: 'Navigate' }) }).tap();
      await expect(map.chooser).toContainText(say({ zh: '高德地图', en: 'Gaode (Amap)' }));
      await map.cancel.tap();
      await meeting.back.tap();
      await expect(home.nowAndNext).toBeVisible();
    });
  });

  test('find from Home what else there is', async ({ page, say }) => {
    const home = homeScreen(page, say);
    await home.open();
    await home.entry(say({ zh: '论坛简介', en: 'Forum' })).tap();
    await expect(page).toHaveURL(/\/pages\/intro\/intro$/);
    await page.goBack();
    await expect(home.dots).toHaveCount(3);
    await home.pause.tap();
    await home.dots.nth(1).tap();
    await expect(home.dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await home.slide(say({ zh: '文化之夜', en: 'Evening of Culture' })).tap();
    await expect(page).toHaveURL(/\/pages\/meeting\/detail\?id=/);
  });
});

test.describe('with a part of one’s own', () => {
  test.use({ signedIn: false });

  test('a speaker of the next meeting reads it first', async ({ page, context, baseURL, localOrigin, say }) => {
    const home = homeScreen(page, say);
    const to = { origin: baseURL ?? '', localOrigin, language: 'zh' } as const;
    await signedInOn(context, spareDelegate(160), to);
    await home.open();
    await expect(home.meeting('小型经济体与贸易规则')).toBeVisible();
    await expect(home.nowAndNext).toContainText('您将发言');
  });

  test('whoever speaks in the afternoon finds it on Home in the morning', async ({
    page,
    context,
    baseURL,
    localOrigin,
    say,
  }) => {
    const home = homeScreen(page, say);
    await signedInOn(context, spareDelegate(161), { origin: baseURL ?? '', localOrigin, language: 'zh' });
    await home.open();
    await expect(home.nowAndNext).toContainText('您的会议');
    await expect(home.meeting('大城市之外的教育')).toBeVisible();
  });
});

test('the slides turn by themselves, but not for whoever asked for less motion', async ({ page, say }) => {
  const home = homeScreen(page, say);
  const shown = () => home.dots.and(page.locator('[aria-current=true]')).getAttribute('aria-label');
  await home.open();
  await expect(home.dots.first()).toHaveAttribute('aria-current', 'true');
  await expect(home.dots.first()).toHaveAttribute('aria-current', 'false', { timeout: 20_000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(home.pause).toHaveCount(0);
  const kept = await shown();
  await page.waitForTimeout(5_500);
  expect(await shown()).toBe(kept);
});
