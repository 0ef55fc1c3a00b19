import type { Locator, Page } from '@playwright/test';
import { sessionExpired, signedInElsewhere } from 'contract/refusals/session';
import { codes } from 'contract/wire/codes';
import { photoAddress } from 'contract/wire/media';
import { badgeCheckScreen } from '../../screens/badge-check.ts';
import { dialogs } from '../../screens/dialog.ts';
import { infoScreen } from '../../screens/info.ts';
import { ownDataScreen } from '../../screens/own-data.ts';
import { profileScreen } from '../../screens/profile.ts';
import { settingsScreen } from '../../screens/settings.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { tapCalmly } from '../../support/calm.ts';
import { demoDelegate, spareForThisTry } from '../../support/demo-people.ts';
import { choosePhoto, factsOf, typedTitle, useEverything } from '../../support/everything-of-mine.ts';
import { everythingOn, keptOn, leaveCopies, missingIn, stillShown } from '../../support/kept.ts';
import { codeFor, signIn } from '../../support/signed-in.ts';
import { soon } from '../../support/soon.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

// Without a network there are only the pages that were loaded ahead.
test.use({ signedIn: false, savesData: false });
// Each goes through everything that is a person's own, which takes a busy machine long.
test.slow();

const logOut = { zh: '确认退出登录？', en: 'Log out?' };
/** The server says no to what a session has left behind, or to what is still on its way when it ends. */
const refusedPictures = /404 .*\/media\/|blob:/;

/** Puts all of it into the stores where an offline page might keep copies, and makes sure that it would be found. */
async function leaveAll(page: Page, held: readonly string[]) {
  await leaveCopies(page, held.join('\n'));
  expect(missingIn(await everythingOn(page), held)).toEqual([]);
}

async function expectNoneOf(page: Page, held: readonly string[]) {
  await expect.poll(async () => missingIn(await everythingOn(page), held), 'nothing of it is left').toEqual(held);
  const { local, databases, caches } = await keptOn(page);
  expect(Object.keys(local).toSorted()).toEqual(['isShowLangGuide', 'knownDevice', 'language', 'uniqueId']);
  expect({ databases, caches }).toEqual({ databases: [], caches: [] });
}

const statusOf = (page: Page, address: string) => page.evaluate(async (path) => (await fetch(path)).status, address);

test('sign out on a borrowed phone: its owner finds nothing of me, and logs out without a network', async ({
  page,
  context,
  signedInAs,
  say,
  switchLanguage,
  origin,
  localOrigin,
  expectError,
}) => {
  const [person, owner] = [spareForThisTry(88), spareForThisTry(92)];
  const [login, dialog] = [signInScreen(page, say, localOrigin), dialogs(page, say)];
  const [settings, mine] = [settingsScreen(page, say), ownDataScreen(page, say)];
  const [info, profile] = [infoScreen(page, say), profileScreen(page, say)];
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  // Photos are named by the person's id, which is in every directory and not in the tab's history.
  page.on('request', (request) => request.resourceType() !== 'image' && addresses.push(request.url()));
  const { token } = await signedInAs(person);
  const { held, cropped } = await useEverything({ page, say, switchLanguage, localOrigin }, person);
  await tapCalmly(mine.submit);
  await expect(mine.waiting).toBeVisible();
  const receipt = /E-\S+/.exec((await mine.receipt.textContent()) ?? '')?.[0] ?? '';
  const personal = [...held, token, receipt];
  // The browser keeps a photo for two hours, and shows it to nobody after logging out.
  const photo = photoAddress({ id: demoDelegate('gu-minglan').id, photo: 1 });
  expect(await statusOf(page, photo)).toBe(200);
  await leaveAll(page, personal);

  await test.step('I log out', async () => {
    await page.goBack();
    await tapCalmly(settings.signOut);
    await expect(dialog.named(say(logOut))).toBeVisible();
    await dialog.cancel.tap();
    await expect(settings.title).toBeVisible();
    await tapCalmly(settings.signOut);
    expectError(refusedPictures);
    await dialog.confirm.tap();
    await expect(login.welcome).toBeVisible();
    await expect.poll(() => codeFor(origin, token)).toBe(codes.sessionExpired);
    await expectNoneOf(page, personal);
    expect((await keptOn(page)).session).toEqual({});
    await expect.poll(() => statusOf(page, photo)).toBe(404);
    expect(await stillShown(page, cropped)).toBe(false);
  });

  await expectOnlyLogin(page, login.welcome, personal);
  expect(missingIn(addresses.join('\n'), personal)).toEqual(personal);

  await test.step('the owner finds nothing of me in their own profile', async () => {
    await login.enterByEmail(owner.email);
    await expect(info.title).toBeVisible();
    await tapCalmly(info.correct);
    await tapCalmly(profile.ask);
    await expect(profile.askedText).toHaveValue(say(owner.title));
    expect(missingIn(await everythingOn(page), personal)).toEqual(personal);
    await profile.askedField.selectOption('email');
    await expect(profile.askedText).toHaveValue('');
    await page.goBack();
    await expect(profile.askSheet).toHaveCount(0);
    await page.goBack();
  });

  await test.step('the owner logs out without a network', async () => {
    await tapCalmly(info.settings);
    await expect(settings.signOut).toBeVisible();
    const { token: second = '' } = (await keptOn(page)).local;
    const theirs = [...factsOf(owner), second];
    await leaveAll(page, theirs);
    await context.setOffline(true);
    expectError(/ERR_INTERNET_DISCONNECTED/);
    await tapCalmly(settings.signOut);
    await dialog.confirm.tap();
    await expect(login.welcome).toBeVisible();
    await expectNoneOf(page, [...personal, ...theirs]);
    // No script can remove the cookie for pictures. The server spares a session in its first minute unless it has ended.
    expect((await keptOn(page)).cookies).toHaveLength(1);
    await secretariat('end-sessions', owner.id);
    await context.setOffline(false);
    await expect.poll(async () => (await keptOn(page)).cookies, soon).toEqual([]);
  });
});

test('sign out on a borrowed phone: the Secretariat ends the session, and my draft is gone with it', async ({
  page,
  signedInAs,
  say,
  switchLanguage,
  localOrigin,
  expectError,
}) => {
  const person = spareForThisTry(98);
  const phone = { page, say, switchLanguage, localOrigin };
  const [login, check] = [signInScreen(page, say, localOrigin), badgeCheckScreen(page, say)];
  const [profile, mine, info] = [profileScreen(page, say), ownDataScreen(page, say), infoScreen(page, say)];
  const dialog = dialogs(page, say);
  const { token } = await signedInAs(person);
  const { held, cropped: sent } = await useEverything(phone, person);
  const personal = [...held, token];

  // It ends while a photo is being cropped.
  await page.goBack();
  await expect(mine.sheet).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await tapCalmly(info.completeProfile);
  await expect(profile.title).toHaveValue(say(typedTitle));
  const own = (await profile.ownPhoto.getAttribute('src')) ?? '';
  const cropped = await choosePhoto(phone);
  expect([await statusOf(page, own), await stillShown(page, cropped)]).toEqual([200, true]);
  await leaveAll(page, personal);
  expectError(refusedPictures);
  await secretariat('end-sessions', person.id);
  await expectToldWithoutATap(page, dialog.named(say(sessionExpired.says)), personal);
  expect((await keptOn(page)).session).toEqual({ returnPath: '/pages/mine/info' });
  expect([await stillShown(page, cropped), await stillShown(page, sent)]).toEqual([false, false]);
  await dialog.logInAgain.tap();
  await expect(login.welcome).toBeVisible();
  await expectOnlyLogin(page, login.welcome, personal);
  expect(await statusOf(page, own)).toBe(404);

  await login.choose('badge');
  await login.badgeCode.fill(person.badgeCode);
  await tapCalmly(login.goOn);
  await check.setDate(person.birthDate);
  await check.tick.check();
  await tapCalmly(check.confirm);
  // Back had led to Info last.
  await tapCalmly(info.completeProfile);
  await expect(profile.title).toHaveValue(say(person.title));
  await expect(profile.email).toHaveValue(person.email);
});

test('sign out on a borrowed phone: I log in on my own phone', async ({
  page,
  signedInAs,
  say,
  switchLanguage,
  origin,
  localOrigin,
  expectError,
}) => {
  const person = spareForThisTry(84);
  const [login, dialog] = [signInScreen(page, say, localOrigin), dialogs(page, say)];
  const { token } = await signedInAs(person);
  const { held, cropped } = await useEverything({ page, say, switchLanguage, localOrigin }, person);
  const personal = [...held, token];
  await leaveAll(page, personal);
  expectError(refusedPictures);
  const { token: onOwnPhone } = await signIn(origin, person);
  await expectToldWithoutATap(page, dialog.named(say(signedInElsewhere.says)), personal);
  expect((await keptOn(page)).session).toEqual({ returnPath: '/pages/conf/private' });
  expect(await stillShown(page, cropped)).toBe(false);
  await dialog.logInAgain.tap();
  await expect(login.welcome).toBeVisible();
  await expectOnlyLogin(page, login.welcome, personal);
  expect(await codeFor(origin, onOwnPhone)).toBe(codes.success);
});

/** What was personal is gone before anybody answers. */
async function expectToldWithoutATap(page: Page, dialog: Locator, personal: readonly string[]) {
  await expect(dialog).toBeVisible(soon);
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await expect(page).toHaveURL(/\/pages\/login\/login$/);
  await expectNoneOf(page, personal);
}

/** Neither Back nor Forward brings anything of it back. */
async function expectOnlyLogin(page: Page, welcome: Locator, personal: readonly string[]) {
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // No script can remove the cookie for pictures, so the page asks the server to.
  await expect.poll(async () => (await keptOn(page)).cookies).toEqual([]);
  for (const move of ['goBack', 'goForward'] as const) {
    await page[move]();
    await expect(welcome).toBeVisible();
    await expect(page).toHaveURL(/\/pages\/login\/login$/);
    await expectNoneOf(page, personal);
  }
}
