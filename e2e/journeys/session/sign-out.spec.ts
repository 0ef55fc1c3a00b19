import { codes } from 'contract/wire/codes';
import { photoAddress } from 'contract/wire/media';
import { comeForTheFirstTime } from '../../screens/first-visit.ts';
import { dialogs } from '../../screens/dialog.ts';
import { homeScreen } from '../../screens/home.ts';
import { privacyScreen } from '../../screens/privacy.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { tapCalmly } from '../../support/calm.ts';
import { demoDelegate, spareForThisTry } from '../../support/demo-people.ts';
import { historyOf, keptOn, leaveCopies, missingIn, putToken } from '../../support/kept.ts';
import { codeTo } from '../../support/outbox.ts';
import { codeFor } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ signedIn: false });

const logOut = { zh: '确认退出登录？', en: 'Log out?' };

test('nothing personal stays on the phone', async ({ page, say, switchLanguage, origin, localOrigin, expectError }) => {
  const person = spareForThisTry(88);
  const [signIn, home] = [signInScreen(page, say, localOrigin), homeScreen(page, say)];
  const [privacy, dialog] = [privacyScreen(page, say), dialogs(page, say)];
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('request', (request) => addresses.push(request.url()));

  await comeForTheFirstTime(page, say);
  await signIn.enterByEmail(person.email);
  await expect(home.nowAndNext).toBeVisible();
  const { token = '' } = (await keptOn(page)).local;
  expect(token).not.toBe('');
  // The browser keeps a photo for two hours, and shows it to nobody after logging out.
  const photo = photoAddress({ id: demoDelegate('gu-minglan').id, photo: 1 });
  const photoStatus = () => page.evaluate(async (path) => (await fetch(path)).status, photo);
  expect(await photoStatus()).toBe(200);
  const code = await codeTo(localOrigin, person.email);
  const personal = [token, person.id, person.email, person.mobile, person.birthDate, person.badgeCode, code];
  // These stand for copies that an offline page might keep; signing out has to remove them too.
  await leaveCopies(page, personal.join(' '));
  expect(missingIn(JSON.stringify(await keptOn(page)), personal)).toEqual([]);

  await privacy.open();
  await tapCalmly(privacy.signOut);
  await expect(dialog.named(say(logOut))).toBeVisible();
  await dialog.cancel.tap();
  await expect(privacy.title).toBeVisible();
  await switchLanguage();
  await tapCalmly(privacy.signOut);
  await expect(dialog.named(say(logOut))).toBeVisible();
  // Pictures of Home may still be on their way, and the photo is asked for again below.
  expectError(/404 .*\/media\//);
  await dialog.confirm.tap();
  await expect(signIn.welcome).toBeVisible();
  await expect.poll(() => codeFor(origin, token)).toBe(codes.sessionExpired);

  await expect
    .poll(async () => missingIn(JSON.stringify(await keptOn(page)), personal), 'nothing of it is left')
    .toEqual(personal);
  const { local, session, databases, caches, cookies } = await keptOn(page);
  expect(Object.keys(local).toSorted()).toEqual(['isShowLangGuide', 'knownDevice', 'language', 'uniqueId']);
  expect({ session, databases, caches, cookies }).toEqual({ session: {}, databases: [], caches: [], cookies: [] });
  expect(await photoStatus()).toBe(404);
  expect(missingIn([...addresses, ...(await historyOf(page))].join('\n'), personal)).toEqual(personal);

  // Back leads to a page that needs a session, so to the login again; it shows nothing personal.
  await page.goBack();
  await expect(signIn.welcome).toBeVisible();
  await expect(page).toHaveURL(/\/pages\/login\/login$/);
  await expect(signIn.email.or(signIn.mobile)).toHaveValue('');
  await page.goForward();
  await expect(signIn.welcome).toBeVisible();
});

test('the token is no longer valid after signing out', async ({ page, signedInAs, say, localOrigin }) => {
  const [home, privacy] = [homeScreen(page, say), privacyScreen(page, say)];
  const { token } = await signedInAs(spareForThisTry(92));
  await privacy.open();
  await tapCalmly(privacy.signOut);
  await dialogs(page, say).confirm.tap();
  await expect(signInScreen(page, say, localOrigin).welcome).toBeVisible();

  await putToken(page, token);
  await home.open();
  await expect(dialogs(page, say).all).toHaveCount(1);
  await expect(home.nowAndNext).toHaveCount(0);
});
