import type { Page } from '@playwright/test';
import { badgeCheckScreen } from '../screens/badge-check.ts';
import { agendaScreen } from '../screens/agenda.ts';
import { firstVisit } from '../screens/first-visit.ts';
import { homeScreen } from '../screens/home.ts';
import { meetingScreen } from '../screens/meeting.ts';
import { privacyScreen } from '../screens/privacy.ts';
import { scanScreen } from '../screens/scan.ts';
import { signInScreen } from '../screens/sign-in.ts';
import { accessibilityProblems } from '../support/accessibility.ts';
import { spareDelegate } from '../support/demo-people.ts';
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
