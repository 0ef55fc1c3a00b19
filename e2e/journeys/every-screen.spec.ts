import type { Page } from '@playwright/test';
import { badgeCheckScreen } from '../screens/badge-check.ts';
import { agendaScreen } from '../screens/agenda.ts';
import { delegateScreen, delegatesScreen } from '../screens/delegates.ts';
import { firstVisit } from '../screens/first-visit.ts';
import { homeScreen } from '../screens/home.ts';
import { introductionScreen } from '../screens/introduction.ts';
import { mapScreen } from '../screens/map.ts';
import { meetingScreen } from '../screens/meeting.ts';
import { partnersScreen } from '../screens/partners.ts';
import { privacyScreen } from '../screens/privacy.ts';
import { questionsScreen } from '../screens/questions.ts';
import { scanScreen } from '../screens/scan.ts';
import { signInScreen } from '../screens/sign-in.ts';
import { accessibilityProblems } from '../support/accessibility.ts';
import { demoDelegate, spareDelegate } from '../support/demo-people.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

// Everything once; in the other looks what depends on them.
const looks = [
  { look: { theme: 'light', textSize: 'normal' }, rules: undefined },
  { look: { theme: 'dark', textSize: 'normal' }, rules: ['color-contrast'] },
  { look: { theme: 'light', textSize: 'x-large' }, rules: ['color-contrast', 'target-size'] },
];
const greenGrowth = { zh: '绿色增长与新型能源体系', en: 'Green Growth and the Next Energy System' };

// A colour that is still on its way from light to dark would be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

inBothLanguages((language) => {
  test.describe('before signing in', () => {
    test.use({ signedIn: false });

    test('the first visit can be read and used by everybody', async ({ page, say }) => {
      const visit = firstVisit(page, say);
      await page.goto('/cdfH5/');
      await expect(visit.goOn).toBeVisible();
      await expectGoodInEveryLook(page);
      await visit.chooseLanguage(language);
      await expectGoodInEveryLook(page);
      await visit.disagree.tap();
      await expect(visit.goodbye).toBeVisible();
      await expectGoodInEveryLook(page);
    });

    test('signing in can be read and used by everybody', async ({ page, say, localOrigin }) => {
      const [visit, signIn] = [firstVisit(page, say), signInScreen(page, say, localOrigin)];
      await page.goto('/cdfH5/');
      await visit.chooseLanguage(language);
      await visit.agree.tap();
      for (const way of ['mobile', 'email'] as const) {
        await signIn.choose(way);
        await expect(signIn.picture).toBeVisible();
        await signIn.askForCode();
        await expect(signIn[way]).toHaveAttribute('aria-invalid', 'true');
        await expectGoodInEveryLook(page);
      }
      await signIn.signIn();
      await expect(signIn.tick).toHaveAttribute('aria-invalid', 'true');
      await expectGoodInEveryLook(page);
      await signIn.text({ zh: '《隐私政策》', en: 'Privacy Policy' }).tap();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectGoodInEveryLook(page);
    });

    test('the badge’s way can be read and used by everybody', async ({ page, say, localOrigin }) => {
      const [visit, signIn] = [firstVisit(page, say), signInScreen(page, say, localOrigin)];
      const [scan, check] = [scanScreen(page, say), badgeCheckScreen(page, say)];
      await page.goto('/cdfH5/');
      await visit.chooseLanguage(language);
      await visit.agree.tap();
      await signIn.choose('badge');
      await expectGoodInEveryLook(page);
      await signIn.scan.tap();
      await expect(scan.trouble).toBeVisible();
      await expectGoodInEveryLook(page);
      await scan.enterCode.tap();
      await signIn.badgeCode.fill(spareDelegate(language === 'zh' ? 122 : 123).badgeCode);
      await signIn.goOn.tap();
      await expect(check.badge).toBeVisible();
      await expectGoodInEveryLook(page);
    });
  });

  test('the screens behind it can be read and used by everybody', async ({ page, say }) => {
    const [home, agenda, meeting] = [homeScreen(page, say), agendaScreen(page, say), meetingScreen(page, say)];
    const privacy = privacyScreen(page, say);
    await home.open();
    await expect(home.nowAndNext).toBeVisible();
    await expectGoodInEveryLook(page);
    await home.meeting(say(greenGrowth)).tap();
    await expect(meeting.heading(say(greenGrowth))).toBeVisible();
    await expectGoodInEveryLook(page);
    await page.goto('/cdfH5/pages/meeting/meeting');
    await expect(agenda.days.first()).toBeVisible();
    await expectGoodInEveryLook(page);
    await privacy.open();
    await expect(privacy.signOut).toBeVisible();
    await expectGoodInEveryLook(page);
  });

  test('the directory and a delegate can be read and used by everybody', async ({ page, say }) => {
    const [list, one] = [delegatesScreen(page, say), delegateScreen(page, say)];
    await list.open();
    await expect(list.rows.first()).toBeVisible();
    await expectGoodInEveryLook(page);
    await list.search.fill('gu');
    await expect(list.found).toContainText(/\d/);
    await expectGoodInEveryLook(page);
    await list.search.fill('qqqq');
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expectGoodInEveryLook(page);
    await one.open(demoDelegate('amadou-kesselbane').id);
    await expect(one.meetings.first()).toBeVisible();
    await expectGoodInEveryLook(page);
  });

  test('the introduction and the questions can be read and used by everybody', async ({ page, say }) => {
    const [about, questions] = [introductionScreen(page, say), questionsScreen(page, say)];
    await about.open();
    await expect(about.call).toBeVisible();
    await expectGoodInEveryLook(page);
    await questions.open();
    await questions.search.fill(say({ zh: '证件', en: 'badge' }));
    await expect(questions.found).toContainText(/\d/);
    await expectGoodInEveryLook(page);
    await questions.search.fill('zzz');
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expectGoodInEveryLook(page);
  });

  test('the venue map can be read and used by everybody', async ({ page, say }) => {
    const map = mapScreen(page, say);
    const guesthouse = say({ zh: '玉澜国宾馆', en: 'Yulan State Guesthouse' });
    await map.open();
    await map.showDriver(guesthouse).tap();
    await expect(map.driverCard).toBeVisible();
    await expectGoodInEveryLook(page);
    await map.done.tap();
    await map.navigate(guesthouse).tap();
    await expect(map.chooser).toBeVisible();
    await expectGoodInEveryLook(page);
    await map.cancel.tap();
    await expectGoodInEveryLook(page);
    await map.halls(guesthouse).tap();
    await map.mark(say({ zh: '和合厅', en: 'Hehe Hall' })).tap();
    await expectGoodInEveryLook(page);
  });

  test('the media list can be read and used by everybody', async ({ page, say }) => {
    const partners = partnersScreen(page, say);
    await partners.open('media');
    await partners.newspapers.tap();
    await expect(partners.outlets).toHaveCount(10);
    await expectGoodInEveryLook(page);
  });

  test('partners and patrons can be read and used by everybody', async ({ page, say }) => {
    const partners = partnersScreen(page, say);
    await partners.open('patron');
    await expect(partners.level(say({ zh: '首席支持单位', en: 'Principal patrons' }))).toBeVisible();
    await expectGoodInEveryLook(page);
    await partners.partner(say({ zh: '奇尔弗斯利基金会', en: 'Chilversley Foundation' })).tap();
    await expect(partners.organisation).toBeVisible();
    await expectGoodInEveryLook(page);
    await partners.organisation.tap();
    await expect(page.getByRole('link', { name: 'www.chilversley-foundation.example' })).toBeVisible();
    await expectGoodInEveryLook(page);
  });
});

/** Nothing that axe finds, and nothing that only a sideways scroll would show. */
async function expectGoodInEveryLook(page: Page): Promise<void> {
  const found: string[] = [];
  for (const { look, rules } of looks) {
    const wide = await page.evaluate((wanted) => {
      const { documentElement: html } = document;
      Object.assign(html.dataset, wanted);
      return html.scrollWidth - html.clientWidth;
    }, look);
    const problems = [
      ...(await accessibilityProblems(page, rules)),
      ...(wide > 0 ? [`wider than the screen by ${wide}`] : []),
    ];
    found.push(...problems.map((problem) => `${look.theme}, ${look.textSize}: ${problem}`));
  }
  await page.evaluate((usual) => void Object.assign(document.documentElement.dataset, usual), looks[0]?.look);
  expect.soft(found, new URL(page.url()).pathname).toEqual([]);
}
