import { comeForTheFirstTime } from '../../screens/first-visit.ts';
import { dialogs } from '../../screens/dialog.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { doubleTapGuard } from '../../support/calm.ts';
import { watchCalls } from '../../support/calls.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { allThatLeftBefore } from '../../support/outbox.ts';
import { expect, test } from '../../support/test.ts';

test.use({ signedIn: false });

test('the wait shows, what was typed stays, and two taps ask once', async ({ page, say, origin, localOrigin }) => {
  const { email } = spareForThisTry(102);
  const signIn = signInScreen(page, say, localOrigin);
  const calls = watchCalls(page);
  let goOn = () => {};
  const network = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/login/sendCode', async (route) => {
    await network;
    await route.continue();
  });
  await comeForTheFirstTime(page, say);
  await signIn.choose('email');
  await signIn.email.fill(email);
  const characters = await signIn.readPicture();
  await signIn.characters.fill(characters);
  await signIn.getCode.tap();
  await signIn.getCode.tap();
  await expect(page.locator('.overlay-loading')).toContainText(say({ zh: '正在加载', en: 'Loading' }));
  // This tap comes too late for a double tap, but while the first call is still under way.
  await page.clock.fastForward(2 * doubleTapGuard);
  await signIn.getCode.tap();
  await expect(signIn.email).toHaveValue(email);
  await expect(signIn.characters).toHaveValue(characters);

  goOn();
  await expect(signIn.countdown).toBeVisible();
  await expect(page.locator('.overlay-loading')).toHaveCount(0);
  await expect(signIn.email).toHaveValue(email);
  expect(await allThatLeftBefore({ origin, localOrigin }, spareForThisTry(83), email)).toEqual(['code']);
  expect(calls.to('/api/login/sendCode')).toHaveLength(1);
});

test('after a lost answer the request is sent again, and one code goes out', async ({
  page,
  say,
  origin,
  localOrigin,
  expectError,
}) => {
  const { email } = spareForThisTry(104);
  const [signIn, dialog] = [signInScreen(page, say, localOrigin), dialogs(page, say)];
  const calls = watchCalls(page);
  expectError(/ERR_FAILED.*sendCode/);
  // The server gets the call, but its answer does not reach the phone.
  const losesAnswers = '**/api/login/sendCode';
  await page.route(losesAnswers, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await comeForTheFirstTime(page, say);
  await signIn.choose('email');
  await signIn.email.fill(email);
  await signIn.characters.fill(await signIn.readPicture());
  await signIn.askForCode();
  await expect(dialog.named(say({ zh: '网络服务异常', en: 'Network Service Exception' }))).toBeVisible();
  await page.unroute(losesAnswers);
  await dialog.tryAgain.tap();
  await expect(signIn.email).toHaveValue(email);
  await expect(signIn.countdown).toBeVisible();
  expect(await allThatLeftBefore({ origin, localOrigin }, spareForThisTry(99), email)).toEqual(['code']);
  const [first, again, ...more] = calls.to('/api/login/sendCode');
  expect(again?.body).toEqual(first?.body);
  expect(more).toEqual([]);
});
