import { signedInElsewhere } from 'contract/refusals/session';
import { agendaScreen } from '../../screens/agenda.ts';
import { dialogs } from '../../screens/dialog.ts';
import { homeScreen } from '../../screens/home.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { anotherPhone } from '../../support/devices.ts';
import { keptOn } from '../../support/kept.ts';
import { signIn, storageOf } from '../../support/signed-in.ts';
import { soon } from '../../support/soon.ts';
import { expect, test } from '../../support/test.ts';

test.use({ signedIn: false, beginsIn: 'en' });

test('signing in on a second phone ends it on the first', async ({
  page,
  signedInAs,
  browser,
  origin,
  language,
  say,
  switchLanguage,
  localOrigin,
  expectError,
}) => {
  const person = spareForThisTry(80);
  const [home, dialog] = [homeScreen(page, say), dialogs(page, say)];
  const { token } = await signedInAs(person);
  await home.open();
  await expect(home.nowAndNext).toBeVisible();

  await home.wholeAgenda.tap();
  await expect(agendaScreen(page, say).title).toBeVisible();

  // Pictures that are still on their way when the session ends are refused.
  expectError(/404 .*\/media\//);
  const second = await anotherPhone(browser);
  await second.context().setStorageState(storageOf(await signIn(origin, person), origin, language));

  // The first phone is told without a tap, and what was personal is gone before anybody answers.
  await expect(dialog.named(say(signedInElsewhere.says))).toBeVisible(soon);
  await expect(dialog.all).toHaveCount(1);
  await expect(page).toHaveURL(/\/pages\/login\/login$/);
  await expect(agendaScreen(page, say).days).toHaveCount(0);
  const kept = await keptOn(page);
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(Object.keys(kept.local).toSorted()).toEqual(['isShowLangGuide', 'knownDevice', 'language', 'uniqueId']);
  await dialog.logInAgain.tap();
  await expect(signInScreen(page, say, localOrigin).welcome).toBeVisible();
  await expect(dialog.all).toHaveCount(0);
  // No script can remove the cookie for pictures, so the page asks the server to.
  await expect.poll(async () => (await keptOn(page)).cookies).toEqual([]);
  await page.goBack();
  await expect(home.nowAndNext).toHaveCount(0);
  await expect(signInScreen(page, say, localOrigin).welcome).toBeVisible();

  await second.goto('/cdfH5/pages/meeting/meeting');
  await expect(agendaScreen(second, say).title).toBeVisible();
  await expect(dialogs(second, say).all).toHaveCount(0);
  await switchLanguage();
  await expect(signInScreen(page, say, localOrigin).welcome).toBeVisible();
});
