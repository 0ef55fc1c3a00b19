import { sessionExpired } from 'contract/refusals/session';
import { dialogs } from '../../screens/dialog.ts';
import { homeScreen } from '../../screens/home.ts';
import { meetingScreen } from '../../screens/meeting.ts';
import { badgeCheckScreen } from '../../screens/badge-check.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { keptOn } from '../../support/kept.ts';
import { soon } from '../../support/soon.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

test.use({ signedIn: false });

const greenGrowth = { zh: '绿色增长与新型能源体系', en: 'Green Growth and the Next Energy System' };

test('sign in again and return to the same page', async ({
  page,
  signedInAs,
  say,
  switchLanguage,
  localOrigin,
  expectError,
}) => {
  const person = spareForThisTry(84);
  const [signIn, check] = [signInScreen(page, say, localOrigin), badgeCheckScreen(page, say)];
  const [home, meeting, dialog] = [homeScreen(page, say), meetingScreen(page, say), dialogs(page, say)];
  await signedInAs(person);
  await home.open();
  await home.meeting(say(greenGrowth)).tap();
  await expect(meeting.heading(say(greenGrowth))).toBeVisible();
  const where = page.url();

  // Pictures that are still on their way when the session ends are refused.
  expectError(/404 .*\/media\//);
  await secretariat('end-sessions', person.id);
  // The open page is told without a tap.
  await expect(dialog.named(say(sessionExpired.says))).toBeVisible(soon);
  await expect(dialog.all).toHaveCount(1);
  expect(Object.keys((await keptOn(page)).local).toSorted()).toEqual([
    'isShowLangGuide',
    'knownDevice',
    'language',
    'uniqueId',
  ]);
  await dialog.logInAgain.tap();
  await expect(signIn.welcome).toBeVisible();
  await expect(dialog.all).toHaveCount(0);

  await switchLanguage();
  await signIn.choose('badge');
  await signIn.badgeCode.fill(person.badgeCode);
  await tapCalmly(signIn.goOn);
  await check.setDate(person.birthDate);
  await check.tick.check();
  await tapCalmly(check.confirm);
  await expect(meeting.heading(say(greenGrowth))).toBeVisible();
  expect(page.url()).toBe(where);
});
