import { badgeCheckScreen } from '../../screens/badge-check.ts';
import { comeForTheFirstTime } from '../../screens/first-visit.ts';
import { homeScreen } from '../../screens/home.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { watchCalls } from '../../support/calls.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { serverNow } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ signedIn: false });

const hour = 60 * 60_000;

for (const [how, wrong, beginsIn, number, reader] of [
  ['ahead', 3 * hour, 'zh', 94, 96],
  ['behind', -3 * hour, 'en', 95, 97],
] as const)
  test.describe(`three hours ${how}`, () => {
    test.use({ beginsIn });

    test.beforeEach(async ({ page, origin }) => {
      await page.clock.install({ time: (await serverNow(origin))().getTime() + wrong });
    });

    test('a phone whose clock is wrong signs in as any other, and waits as long', async ({
      page,
      say,
      switchLanguage,
      localOrigin,
    }) => {
      const [signIn, home] = [signInScreen(page, say, localOrigin), homeScreen(page, say)];
      const person = spareForThisTry(number);
      const calls = watchCalls(page);
      const codes = (path: string) => calls.to(path).map(({ code }) => code);
      await comeForTheFirstTime(page, say);
      await signIn.choose('email');
      await signIn.email.fill(person.email);
      const code = await signIn.receiveCode(person.email);
      await expect.poll(() => codes('/api/login/getImage')).toEqual([-8, 0]);

      await page.reload();
      await signIn.choose('email');
      await switchLanguage();
      await expect(signIn.countdown).toHaveText(
        say({ zh: /^(1[012]\d|\d\d)秒后可重新获取$/, en: /^Resend in (1[012]\d|\d\d) s$/ }),
      );
      await signIn.code.fill(code);
      await signIn.tick.check();
      await signIn.signIn();
      await expect(home.nowAndNext).toBeVisible();
      // The clock is corrected once; all later calls carry the right time.
      for (const path of ['/api/login/sendCode', '/api/login/signInByCode', '/api/agenda/getAgenda'])
        await expect.poll(() => codes(path)).toEqual([0]);
    });

    test('after a reload the badge that was read is still there', async ({ page, say }) => {
      const check = badgeCheckScreen(page, say);
      await comeForTheFirstTime(page, say, `/cdfH5/#${spareForThisTry(reader).badgeCode}`);
      await expect(check.badge).toBeVisible();
      await page.reload();
      await expect(check.badge).toBeVisible();
    });
  });
