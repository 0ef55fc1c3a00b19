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
import { soon } from '../support/soon.ts';
import { secretariat } from '../support/staff.ts';
import { expect, test as journey } from '../support/test.ts';

type Asked = {
  /** The question whether a partner's link is for the person who opened it, after the privacy notice. */
  comeByLink: (person: DemoDelegate) => Promise<void>;
  /** The person is at Home, and then logs in on another device. */
  logInElsewhere: (person: DemoDelegate) => Promise<void>;
  loseSession: (person: DemoDelegate) => Promise<void>;
};
const isThisYou = { zh: '请确认是否为您本人', en: 'Is this you?' };
const newLogin = { zh: '您的账号有新的登录', en: 'New login to your account' };

const test = journey.extend<{ asked: Asked }>({
  asked: async ({ page, say, origin, language, signedInAs, expectError }, lend) => {
    const [home, dialog] = [homeScreen(page, say), dialogs(page, say)];
    await lend({
      async comeByLink(person) {
        await page.goto(hostAddress(await hostTicket(origin, person), person, language));
        await keyboardOf(page).follow(firstVisit(page, say).agree, dialog.named(say(isThisYou)));
      },
      async logInElsewhere(person) {
        await signedInAs(person);
        await home.open();
        await expect(home.nowAndNext).toBeVisible();
        // A login in WeChat does not end the one in the browser.
        await signIn(origin, person, 'MicroMessenger/8.0');
        await expect(dialog.named(say(newLogin))).toBeVisible(soon);
      },
      async loseSession({ id }) {
        // Pictures that are still on their way when the session ends are refused.
        expectError(/404 .*\/media\//);
        await secretariat('end-sessions', id);
        await expect(dialog.named(say(sessionExpired.says))).toBeVisible(soon);
      },
    });
  },
});
test.use({ signedIn: false });

/** Goes back when the question has its entry in the history, which may be a moment after it is seen. */
async function goBackFromQuestion(page: Page) {
  const layers = () => page.evaluate(() => (window.history.state as { layer?: number } | null)?.layer);
  await expect.poll(layers).toBe(1);
  await page.goBack();
}

test('by keyboard alone one says who one is and agrees to the texts', async ({ page, say, asked }) => {
  const keys = keyboardOf(page);
  const [visit, dialog] = [firstVisit(page, say), dialogs(page, say)];
  await asked.comeByLink(spareForThisTry(134));
  await keys.follow(dialog.all.getByRole('button', { name: say({ zh: '登录', en: 'Log in' }) }), visit.texts);
  await keys.follow(visit.agreeToTexts, homeScreen(page, say).nowAndNext);
  await expect(visit.texts).toHaveCount(0);
});

test('by keyboard alone one answers about a login, and logs in again', async ({ page, say, localOrigin, asked }) => {
  const keys = keyboardOf(page);
  const [person, dialog] = [spareForThisTry(135), dialogs(page, say)];
  await asked.logInElsewhere(person);
  await keys.reach(dialog.all.getByRole('button', { name: say({ zh: '是本人操作', en: 'It was me' }) }));
  await keys.press('Enter');
  await expect(dialog.all).toHaveCount(0);
  await keys.expectFocusKept();
  await asked.loseSession(person);
  await keys.follow(dialog.logInAgain, signInScreen(page, say, localOrigin).welcome);
  await expect(dialog.all).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ beginsIn: 'en' });

  test('Back refuses a link for somebody else', async ({ page, say, localOrigin, asked }) => {
    await asked.comeByLink(spareForThisTry(136));
    await goBackFromQuestion(page);
    await expect(dialogs(page, say).all).toHaveCount(0);
    await expect(signInScreen(page, say, localOrigin).welcome).toBeVisible();
  });

  test('Back leads from a text to the question whether one agrees', async ({ page, say, asked }) => {
    const [visit, dialog] = [firstVisit(page, say), dialogs(page, say)];
    await asked.comeByLink(spareForThisTry(137));
    await tapCalmly(dialog.all.getByRole('button', { name: say({ zh: '登录', en: 'Log in' }) }));
    await tapCalmly(visit.texts.getByRole('link').first());
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goBack();
    await expect(visit.texts).toBeVisible();
  });

  test('Back closes what is said about another login and a lost session', async ({ page, say, localOrigin, asked }) => {
    const [person, dialog] = [spareForThisTry(138), dialogs(page, say)];
    await asked.logInElsewhere(person);
    await goBackFromQuestion(page);
    await expect(dialog.all).toHaveCount(0);
    await expect(homeScreen(page, say).nowAndNext).toBeVisible();
    await asked.loseSession(person);
    await goBackFromQuestion(page);
    await expect(dialog.all).toHaveCount(0);
    await expect(signInScreen(page, say, localOrigin).welcome).toBeVisible();
  });
});
