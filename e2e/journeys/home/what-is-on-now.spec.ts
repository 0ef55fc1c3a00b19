import { homeScreen } from '../../screens/home.ts';
import { mapScreen } from '../../screens/map.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { tapCalmly } from '../../support/calm.ts';
import { delegateWho } from '../../support/demo-people.ts';
import { expect, test } from '../../support/test.ts';

const greenGrowth = { zh: '绿色增长与新型能源体系', en: 'Green Growth and the Next Energy System' };
const inclusive = { zh: '人工智能与包容发展', en: 'Artificial Intelligence for Inclusive Development' };
const guesthouse = { zh: '玉澄国宾馆', en: 'Yucheng State Guesthouse' };
const qingyun = { zh: '青云厅', en: 'Qingyun Hall' };
/** A slide stays for five seconds; this is a little longer. */
const aTurn = 5_500;

test.describe('as a listener', () => {
  test.use({ signedIn: false });

  test('what is on now and how do I get there', async ({ page, signedInAs, say, inBothLanguages, axe }) => {
    const [home, meeting, map] = [homeScreen(page, say), meetingScreen(page, say), mapScreen(page, say)];
    // Home shows what is on for everyone to somebody without a part of their own.
    await signedInAs(delegateWho.hasNoPart);
    await home.open();
    await inBothLanguages(async () => {
      await expect(home.greeting(say({ zh: '崔铁军先生，上午好', en: 'Good morning, Mr Cui' }))).toBeVisible();
      await expect(home.meeting(say(greenGrowth))).toBeVisible();
      await expect(home.nowAndNext).toContainText(say({ zh: /还剩[1-4]\d分钟/, en: /[1-4]\d min left/ }));
      await expect(home.nowAndNext).toContainText(
        say({ zh: '青云厅，从和合厅步行4分钟', en: 'Qingyun Hall, 4 min walk from Hehe Hall' }),
      );
    });
    await axe();

    await home.meeting(say(inclusive)).tap();
    await expect(meeting.heading(say(inclusive))).toBeVisible();
    await page.getByRole('link', { name: say({ zh: '在平面图中查看', en: 'Show on floor plan' }) }).tap();
    await inBothLanguages(async () => {
      await expect(map.place(say(guesthouse))).toBeVisible();
      await expect(map.mark(say(qingyun))).toHaveAttribute('aria-pressed', 'true');
    });

    await tapCalmly(meeting.back);
    await page.getByRole('button', { name: say({ zh: '导航', en: 'Directions' }) }).tap();
    await expect(map.chooser).toContainText(say({ zh: '高德地图', en: 'Amap (Gaode)' }));
    await map.cancel.tap();
    await tapCalmly(meeting.back);
    await expect(home.nowAndNext).toBeVisible();
  });
});

test.describe('with a part of one’s own', () => {
  test.use({ signedIn: false });

  test('a speaker of the next meeting reads it first', async ({ page, signedInAs, say, inBothLanguages }) => {
    const home = homeScreen(page, say);
    await signedInAs(delegateWho.speaksAtElevenOnDayTwo);
    await home.open();
    await inBothLanguages(async () => {
      await expect(
        home.meeting(say({ zh: '小型经济体与贸易规则', en: 'Trade Rules for Smaller Economies' })),
      ).toBeVisible();
      await expect(home.nowAndNext).toContainText(say({ zh: '您将发言', en: 'You are speaking' }));
    });
  });

  test('a speaker of the afternoon finds the meeting on Home in the morning', async ({
    page,
    signedInAs,
    say,
    inBothLanguages,
  }) => {
    const home = homeScreen(page, say);
    await signedInAs(delegateWho.speaksInTheAfternoonOfDayTwo);
    await home.open();
    await inBothLanguages(async () => {
      await expect(home.nowAndNext).toContainText(say({ zh: '您的会议', en: 'Your meeting' }));
      await expect(home.meeting(say({ zh: '大城市之外的教育', en: 'Education beyond the Big Cities' }))).toBeVisible();
    });
  });
});

test.describe('on Home', () => {
  test.use({ beginsIn: 'en' });

  test('find what else there is', async ({ page, say, switchLanguage }) => {
    const home = homeScreen(page, say);
    await home.open();
    await home.entry(say({ zh: '论坛简介', en: 'About' })).tap();
    await expect(page).toHaveURL(/\/pages\/intro\/intro$/);
    await page.goBack();
    await expect(home.dots).toHaveCount(3);
    await home.pause.tap();
    await switchLanguage();
    await home.dots.nth(1).tap();
    await expect(home.dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await home.slide(say({ zh: '文化之夜', en: 'Evening of Culture' })).tap();
    await expect(page).toHaveURL(/\/pages\/meeting\/detail\?id=/);
  });

  test('the slides turn by themselves, but not on a phone set to less motion', async ({ page, say }) => {
    const home = homeScreen(page, say);
    const shown = () => home.dots.and(page.locator('[aria-current=true]')).getAttribute('aria-label');
    await home.open();
    await expect(home.dots.first()).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(aTurn);
    await expect(home.dots.first()).toHaveAttribute('aria-current', 'false');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(home.pause).toHaveCount(0);
    const kept = await shown();
    await page.clock.runFor(aTurn);
    expect(await shown()).toBe(kept);
  });
});
