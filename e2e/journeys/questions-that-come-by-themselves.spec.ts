import type { Page } from '@playwright/test';
import { sessionExpired } from 'contract/refusals/session';
import { dialogs } from '../screens/dialog.ts';
import { firstVisit } from '../screens/first-visit.ts';
import { homeScreen } from '../screens/home.ts';
import { signInScreen } from '../screens/sign-in.ts';
import { tapCalmly } from '../support/calm.ts';
import { type DemoDelegate, spareForThisTry } from '../support/demo-people.ts';
import { hostAddress, hostTicket } from '../support/host-ticket.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { signIn } from '../support/signed-in.ts';
import { secretariat } from '../support/staff.ts';
import { expect, test as journey } from '../support/test.ts';

type Asked = {
  /** The question whether a partner's link is for the person who opened it, after the privacy notice. */
  comeByLink: (person: DemoDelegate) => Promise<void>;
  /** The person is at Home, and then logs in on another device. */
  logInElsewhere: (person: DemoDelegate) => Promise<void>;
  loseSession: (person: DemoDelegate) => Promise<void>;
};
/** The hint, the phone's short delay and the fetch take this long at most on a busy machine. */
const soon = { timeout: 15_000 };
const isThisYou = { zh: '请确认是否为您本人', en: 'Is this you?' };
const newLogin = { zh: '您的账号有新的登录', en: 'New login to your account' };

const test = journey.extend<Asked>({
  comeByLink: async ({ page, say, origin, language }, lend) =>
    lend(async (person) => {
      await page.goto(hostAddress(await hostTicket(origin, person), person, language));
      await keyboardOf(page).follow(firstVisit(page, say).agree, dialogs(page, say).named(say(isThisYou)));
    }),
  logInElsewhere: async ({ page, say, origin, signedInAs }, lend) =>
    lend(async (person) => {
      const home = homeScreen(page, say);
      await signedInAs(person);
      await home.open();
      await expect(home.nowAndNext).toBeVisible();
      // A login in WeChat does not end the one in the browser.
      await signIn(origin, person, 'MicroMessenger/8.0');
      await expect(dialogs(page, say).named(say(newLogin))).toBeVisible(soon);
    }),
  loseSession: async ({ page, say, expectError }, lend) =>
    lend(async ({ id }) => {
      // Pictures that are still on their way when the session ends are refused.
      expectError(/404 .*\/media\//);
      await secretariat('end-sessions', id);
      await expect(dialogs(page, say).named(say(sessionExpired.says))).toBeVisible(soon);
    }),
});
test.use({ signedIn: false });

/** Goes back when the question has its entry in the history, which may be a moment after it is seen. */
async function goBackFromQuestion(page: Page) {
  const layers = () => page.evaluate(() => (window.history.state as { layer?: number } | null)?.layer);
  await expect.poll(layers).toBe(1);
  await page.goBack();
}

test('by keyboard alone one says who one is and agrees to the texts', async ({ page, say, comeByLink }) => {
  const keys = keyboardOf(page);
  const [visit, dialog] = [firstVisit(page, say), dialogs(page, say)];
  await comeByLink(spareForThisTry(134));
  await keys.follow(dialog.all.getByRole('button', { name: say({ zh: '登录', en: 'Log in' }) }), visit.texts);
  await keys.follow(visit.agreeToTexts, homeScreen(page, say).nowAndNext);
  await expect(visit.texts).toHaveCount(0);
});

test('by keyboard alone one answers about another login, and logs in again after the session', async ({
  page,
  say,
  localOrigin,
  logInElsewhere,
  loseSession,
}) => {
  const keys = keyboardOf(page);
  const [person, dialog] = [spareForThisTry(135), dialogs(page, say)];
  await logInElsewhere(person);
  await keys.follow(
    dialog.all.getByRole('button', { name: say({ zh: '是本人操作', en: 'It was me' }) }),
    homeScreen(page, say).nowAndNext,
  );
  await expect(dialog.all).toHaveCount(0);
  await loseSession(person);
  await keys.follow(dialog.logInAgain, signInScreen(page, say, localOrigin).welcome);
  await expect(dialog.all).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ beginsIn: 'en' });

  test('Back refuses a link for somebody else', async ({ page, say, localOrigin, comeByLink }) => {
    await comeByLink(spareForThisTry(136));
    await goBackFromQuestion(page);
    await expect(dialogs(page, say).all).toHaveCount(0);
    await expect(signInScreen(page, say, localOrigin).welcome).toBeVisible();
  });

  test('Back leads from a text to the question whether one agrees', async ({ page, say, comeByLink }) => {
    const [visit, dialog] = [firstVisit(page, say), dialogs(page, say)];
    await comeByLink(spareForThisTry(137));
    await tapCalmly(dialog.all.getByRole('button', { name: say({ zh: '登录', en: 'Log in' }) }));
    await tapCalmly(visit.texts.getByRole('link').first());
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goBack();
    await expect(visit.texts).toBeVisible();
  });

  test('Back closes the question about another login and the words on a lost session', async ({
    page,
    say,
    localOrigin,
    logInElsewhere,
    loseSession,
  }) => {
    const [person, dialog] = [spareForThisTry(138), dialogs(page, say)];
    await logInElsewhere(person);
    await goBackFromQuestion(page);
    await expect(dialog.all).toHaveCount(0);
    await expect(homeScreen(page, say).nowAndNext).toBeVisible();
    await loseSession(person);
    await goBackFromQuestion(page);
    await expect(dialog.all).toHaveCount(0);
    await expect(signInScreen(page, say, localOrigin).welcome).toBeVisible();
  });
});
