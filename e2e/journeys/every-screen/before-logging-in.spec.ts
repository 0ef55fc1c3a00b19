import { badgeCheckScreen } from '../../screens/badge-check.ts';
import { firstVisit } from '../../screens/first-visit.ts';
import { scanScreen } from '../../screens/scan.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { test, whenChecked } from '../../support/readable-screens.ts';
import { expect } from '../../support/test.ts';

test.use({ signedIn: false });

for (const beginsIn of ['zh', 'en'] as const)
  test.describe(beginsIn, whenChecked(beginsIn), () => {
    test.use({ beginsIn });

    test('the first visit can be read and used by everybody', async ({ page, say, expectGood }) => {
      const visit = firstVisit(page, say);
      await page.goto('/cdfH5/');
      await expect(visit.goOn).toBeVisible();
      await expectGood();
      await visit.chooseLanguage();
      await expectGood();
      await tapCalmly(visit.disagree);
      await expect(visit.goodbye).toBeVisible();
      await expectGood();
    });

    test('signing in can be read and used by everybody', async ({ page, say, localOrigin, expectGood }) => {
      const [visit, signIn] = [firstVisit(page, say), signInScreen(page, say, localOrigin)];
      await page.goto('/cdfH5/');
      await visit.chooseLanguage();
      await tapCalmly(visit.agree);
      for (const channel of ['mobile', 'email'] as const) {
        await signIn.choose(channel);
        await expect(signIn.picture).toBeVisible();
        await signIn.askForCode();
        await expect(signIn[channel]).toHaveAttribute('aria-invalid', 'true');
        await expectGood();
      }
      await signIn.signIn();
      await expect(signIn.tick).toHaveAttribute('aria-invalid', 'true');
      await expectGood();
      await signIn.text({ zh: '《隐私政策》', en: 'Privacy Policy' }).tap();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectGood();
    });

    test('signing in by badge can be read and used by everybody', async ({ page, say, localOrigin, expectGood }) => {
      const [visit, signIn] = [firstVisit(page, say), signInScreen(page, say, localOrigin)];
      const [scan, check] = [scanScreen(page, say), badgeCheckScreen(page, say)];
      await page.goto('/cdfH5/');
      await visit.chooseLanguage();
      await tapCalmly(visit.agree);
      await signIn.choose('badge');
      await expectGood();
      await signIn.scan.tap();
      await expect(scan.trouble).toBeVisible();
      await expectGood();
      await scan.enterCode.tap();
      await signIn.badgeCode.fill(spareForThisTry(122).badgeCode);
      await signIn.goOn.tap();
      await expect(check.badge).toBeVisible();
      await expectGood();
    });
  });
