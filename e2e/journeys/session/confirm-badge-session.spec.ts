import { codeTooSoon, wrongCode } from 'contract/refusals/sign-in';
import { runStaffCommand } from '../../../server/src/staff/staff-command.ts';
import { badgeCheckScreen } from '../../screens/badge-check.ts';
import { confirmIdentity } from '../../screens/confirm-identity.ts';
import { dialogs } from '../../screens/dialog.ts';
import { comeForTheFirstTime } from '../../screens/first-visit.ts';
import { homeScreen } from '../../screens/home.ts';
import { privacyScreen } from '../../screens/privacy.ts';
import { tapCalmly } from '../../support/calm.ts';
import { watchCalls } from '../../support/calls.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { keyboardOf } from '../../support/keyboard.ts';
import { keptOn, putToken } from '../../support/kept.ts';
import { allThatLeftBefore, codeAskedFor, codeTo } from '../../support/outbox.ts';
import { type RunningServer, startServer } from '../../support/server.ts';
import { expect, test as journey } from '../../support/test.ts';
import { toastsOn } from '../../support/toasts.ts';

type Setting = 'limited' | 'full';
type OwnForum = { forum: RunningServer };

/** These journeys have their own server, because the setting is for the whole forum and others sign in by badge too. */
const test = journey.extend<{ badgeSessions: (state: Setting) => Promise<void> }, OwnForum>({
  forum: [
    async ({}, lend) => {
      const server = await startServer();
      await lend(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  origin: async ({ forum }, lend) => lend(forum.origin),
  localOrigin: async ({ forum }, lend) => lend(forum.localOrigin),
  badgeSessions: async ({ forum: { localOrigin, dataDir } }, lend) => {
    const port = Number(new URL(localOrigin).port);
    const make = async (state: Setting) => {
      const { ok, text } = await runStaffCommand({ port, dataDir }, `badge-sessions-${state}`, []);
      expect([ok, text]).toEqual([true, `Badge sessions are ${state} from now on.`]);
    };
    await lend(make);
    await make('full');
  },
});

// One worker means one server. The second server and three runs of axe take long on two busy cores.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ signedIn: false, contextOptions: { reducedMotion: 'reduce' } });

const confirmed = { zh: '身份已确认', en: 'Your identity has been confirmed' };

test.beforeEach(async ({ badgeSessions }) => badgeSessions('limited'));

test('a badge session is limited until a code confirms it', async ({ page, say, switchLanguage, localOrigin, axe }) => {
  const person = spareForThisTry(130);
  const [privacy, identity] = [privacyScreen(page, say), confirmIdentity(page, say)];
  const check = badgeCheckScreen(page, say);
  await comeForTheFirstTime(page, say, `/cdfH5/#${person.badgeCode}`);
  await check.setDate(person.birthDate);
  await check.tick.check();
  await tapCalmly(check.confirm);
  await expect(homeScreen(page, say).nowAndNext).toBeVisible();

  await privacy.open();
  await expect(identity.limited).toBeVisible();
  await axe();

  await tapCalmly(identity.open);
  await expect(identity.email).toBeVisible();
  await axe();
  // A person who found the badge must not learn an address from it.
  const seen = await page.locator('body').innerText();
  expect([person.email, person.mobile, person.mobile.slice(-4)].filter((text) => seen.includes(text))).toEqual([]);

  await identity.email.check();
  const code = await codeAskedFor(localOrigin, person.email, () => identity.getCode.tap());
  await expect(identity.countdown).toBeVisible();
  await expect(identity.code).toBeFocused();
  async function enterWrongCode() {
    await identity.code.fill(code === '111111' ? '222222' : '111111');
    await tapCalmly(identity.confirm);
    await expect(identity.code).toHaveAccessibleDescription(say(wrongCode.says));
  }
  await enterWrongCode();
  await axe();

  await identity.close.tap();
  await switchLanguage();
  await expect(identity.limited).toBeVisible();
  await tapCalmly(identity.open);
  await enterWrongCode();
  const { token } = (await keptOn(page)).local;
  await identity.code.fill(code);
  await tapCalmly(identity.confirm);
  await expect(identity.sheet).toHaveCount(0);
  await expect(identity.limited).toHaveCount(0);
  await expect.poll(() => toastsOn(page)).toContain(say(confirmed));
  const kept = await keptOn(page);
  expect(kept.local['token']).not.toBe(token);
  expect(kept.session['confirmation']).toBeUndefined();

  await page.reload();
  await expect(privacy.signOut).toBeVisible();
  await expect(identity.limited).toHaveCount(0);
  // The token from before the confirmation is no longer valid.
  await putToken(page, token ?? '');
  await page.goto('/cdfH5/pages/meeting/meeting');
  await expect(dialogs(page, say).all).toHaveCount(1);
});

test('the sheet is opened and left by keyboard alone, and Back closes it', async ({ page, say, signedInAs }) => {
  const keys = keyboardOf(page);
  const identity = confirmIdentity(page, say);
  await signedInAs(spareForThisTry(129));
  await privacyScreen(page, say).open();
  await keys.lookInto(identity.open, identity.sheet);
  await keys.follow(identity.open, identity.email);
  await page.goBack();
  await expect(identity.sheet).toHaveCount(0);
  await expect(identity.limited).toBeVisible();
});

test.describe('on a phone in English', () => {
  test.use({ beginsIn: 'en' });

  test('the attempt survives a reload, and another tab shows the wait too', async ({
    page,
    context,
    say,
    signedInAs,
    localOrigin,
  }) => {
    const person = spareForThisTry(131);
    const [privacy, identity] = [privacyScreen(page, say), confirmIdentity(page, say)];
    await signedInAs(person);
    await privacy.open();
    await tapCalmly(identity.open);
    await identity.mobile.check();
    const code = await codeAskedFor(localOrigin, person.mobile, () => identity.getCode.tap());
    // The address is not kept even masked, because it would stay here after signing out in another tab.
    expect(JSON.stringify((await keptOn(page)).session)).not.toContain('****');

    await page.reload();
    await tapCalmly(identity.open);
    await expect(identity.mobile).toBeChecked();
    await expect(identity.countdown).toBeVisible();

    const otherTab = await context.newPage();
    const there = confirmIdentity(otherTab, say);
    await privacyScreen(otherTab, say).open();
    await tapCalmly(there.open);
    await there.mobile.check();
    await there.getCode.tap();
    await expect(there.code).toHaveAccessibleDescription(say(codeTooSoon.says));
    await expect(there.countdown).toBeVisible();

    await identity.code.fill(code);
    await tapCalmly(identity.confirm);
    await expect(identity.limited).toHaveCount(0);
    await expect.poll(() => toastsOn(page)).toContain(say(confirmed));
    // The other tab takes over the new token.
    await expect(there.limited).toHaveCount(0);
    await expect(privacyScreen(otherTab, say).signOut).toBeVisible();
    await expect(dialogs(otherTab, say).all).toHaveCount(0);
  });

  test('a lost answer costs neither a second code nor the wait', async ({
    page,
    say,
    signedInAs,
    origin,
    localOrigin,
    expectError,
  }) => {
    const person = spareForThisTry(132);
    const [identity, dialog] = [confirmIdentity(page, say), dialogs(page, say)];
    const calls = watchCalls(page);
    expectError(/ERR_FAILED.*sendConfirmation/);
    await signedInAs(person);
    await privacyScreen(page, say).open();
    await tapCalmly(identity.open);
    await identity.email.check();
    // The server gets the call, but its answer does not reach the phone.
    const losesAnswers = '**/api/session/sendConfirmation';
    await page.route(losesAnswers, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await identity.getCode.tap();
    await expect(dialog.named(say({ zh: '网络服务异常', en: 'Network Service Exception' }))).toBeVisible();
    await dialog.cancel.tap();
    await identity.close.tap();

    await page.unroute(losesAnswers);
    await tapCalmly(identity.open);
    await identity.getCode.tap();
    await expect(identity.countdown).toBeVisible();
    const [first, again, ...more] = calls.to('/api/session/sendConfirmation');
    expect([again?.body, more]).toEqual([first?.body, []]);
    await identity.code.fill(await codeTo(localOrigin, person.email));
    const left = await allThatLeftBefore({ origin, localOrigin }, spareForThisTry(82), person.email);
    expect(left.filter((purpose) => purpose === 'code')).toEqual(['code']);
    await tapCalmly(identity.confirm);
    await expect(identity.limited).toHaveCount(0);
  });
});

test('a badge session is full at once if the forum does not ask for a confirmation', async ({
  page,
  say,
  signedInAs,
  badgeSessions,
}) => {
  await badgeSessions('full');
  const [privacy, identity] = [privacyScreen(page, say), confirmIdentity(page, say)];
  await signedInAs(spareForThisTry(133));
  const calls = watchCalls(page);
  await privacy.open();
  await expect.poll(() => calls.to('/api/session/getMe').at(-1)?.code).toBe(0);
  await expect(privacy.signOut).toBeVisible();
  await expect(identity.limited).toHaveCount(0);
});
