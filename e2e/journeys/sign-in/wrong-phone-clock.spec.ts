import type { Page } from '@playwright/test';
import { badgeCheckScreen } from '../../screens/badge-check.ts';
import { comeForTheFirstTime } from '../../screens/first-visit.ts';
import { homeScreen } from '../../screens/home.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { watchCalls } from '../../support/calls.ts';
import { spareDelegate } from '../../support/demo-people.ts';
import { serverNow } from '../../support/signed-in.ts';
import { expect, inBothLanguages, test } from '../../support/test.ts';

test.use({ signedIn: false });

const hour = 60 * 60_000;

inBothLanguages((language) => {
  // Three hours ahead, three hours behind.
  const wrong = language === 'zh' ? 3 * hour : -3 * hour;

  test('a phone whose clock is wrong signs in as any other', async ({ page, baseURL, say, localOrigin }) => {
    const person = spareDelegate(language === 'zh' ? 94 : 95);
    const [signIn, home] = [signInScreen(page, say, localOrigin), homeScreen(page, say)];
    await shiftClock(page, (await serverNow(baseURL ?? ''))().getTime() - Date.now() + wrong);
    const calls = watchCalls(page);
    await comeForTheFirstTime(page, say);
    await signIn.enterByEmail(person.email);
    await expect(home.nowAndNext).toBeVisible();

    const codes = (path: string) => calls.to(path).map(({ code }) => code);
    await expect.poll(() => codes('/api/login/getImage')).toEqual([-8, 0]);
    const [first, again] = calls.to('/api/login/getImage');
    expect(first?.body['requestId']).toMatch(/^[0-9a-f]{32}$/);
    expect(again?.body).toEqual(first?.body);
    // Once is enough: whatever was sent later carries the right time.
    for (const path of ['/api/login/sendCode', '/api/login/signInByCode', '/api/agenda/getAgenda'])
      await expect.poll(() => codes(path)).toEqual([0]);
  });

  test('after a reload the wait is as long as it is', async ({ page, baseURL, say, localOrigin }) => {
    const person = spareDelegate(language === 'zh' ? 96 : 97);
    const signIn = signInScreen(page, say, localOrigin);
    await shiftClock(page, (await serverNow(baseURL ?? ''))().getTime() - Date.now() + wrong);
    await comeForTheFirstTime(page, say);
    await signIn.choose('email');
    await signIn.email.fill(person.email);
    await signIn.receiveCode(person.email);
    await page.reload();
    await signIn.choose('email');
    await expect(signIn.countdown).toHaveText(
      language === 'zh' ? /^(1[012]\d|\d\d) 秒后重发$/ : /^Resend in (1[012]\d|\d\d) s$/,
    );
  });

  test('after a reload the badge that was read is still there', async ({ page, baseURL, say }) => {
    const check = badgeCheckScreen(page, say);
    await shiftClock(page, (await serverNow(baseURL ?? ''))().getTime() - Date.now() + wrong);
    await comeForTheFirstTime(page, say, `/cdfH5/#${spareDelegate(language === 'zh' ? 98 : 99).badgeCode}`);
    await expect(check.badge).toBeVisible();
    await page.reload();
    await expect(check.badge).toBeVisible();
  });
});

/** A clock that runs as usual and is wrong by so much. */
async function shiftClock(page: Page, by: number): Promise<void> {
  await page.addInitScript((shift) => {
    const right = Date.now.bind(Date);
    window.Date = class extends Date {
      constructor(...parts: []) {
        if (parts.length === 0) super(right() + shift);
        else super(...parts);
      }
      static override now() {
        return right() + shift;
      }
    } as DateConstructor;
  }, by);
}
