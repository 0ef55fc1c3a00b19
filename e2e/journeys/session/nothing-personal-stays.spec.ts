import type { Page } from '@playwright/test';
import { sessionExpired, signedInElsewhere } from 'contract/refusals/session';
import { delegatesScreen } from '../../screens/delegates.ts';
import { dialogs } from '../../screens/dialog.ts';
import { homeScreen } from '../../screens/home.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { type DemoDelegate, spareForThisTry } from '../../support/demo-people.ts';
import { historyOf, keptOn, leaveCopies, missingIn } from '../../support/kept.ts';
import { signIn } from '../../support/signed-in.ts';
import { soon } from '../../support/soon.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

test.use({ signedIn: false });

const endings = [
  {
    ...{ name: 'the Secretariat has ended the session', number: 98, says: sessionExpired.says },
    end: ({ id }: DemoDelegate) => secretariat('end-sessions', id),
  },
  {
    ...{ name: 'another phone has logged in', number: 99, says: signedInElsewhere.says },
    end: (person: DemoDelegate, origin: string) => signIn(origin, person),
  },
];

for (const { name, number, says, end } of endings) {
  test(`nothing personal stays on the phone after ${name}`, async ({
    page,
    signedInAs,
    say,
    switchLanguage,
    origin,
    localOrigin,
    expectError,
  }) => {
    const person = spareForThisTry(number);
    const [home, list, dialog] = [homeScreen(page, say), delegatesScreen(page, say), dialogs(page, say)];
    const login = signInScreen(page, say, localOrigin);
    const { token } = await signedInAs(person);
    await home.open();
    await home.entry(say({ zh: '参会嘉宾', en: 'Delegates' })).tap();
    const listed = (await list.rows.first().locator('.directory-row__name').textContent()) ?? '';
    const { id, name: names, email, mobile, birthDate, badgeCode } = person;
    const personal = [token, id, names.zh, names.en, email, mobile, birthDate, badgeCode, listed];
    await leaveCopies(page, personal.join('\n'));
    expect(missingIn(await everythingOn(page), personal)).toEqual([]);

    // Pictures that are still on their way when the session ends are refused.
    expectError(/404 .*\/media\//);
    await end(person, origin);
    await expect(dialog.named(say(says))).toBeVisible(soon);
    const left = async () => personal.length - missingIn(await everythingOn(page), personal).length;
    await expect.poll(left).toBe(0);
    await dialog.logInAgain.tap();
    await expect(login.welcome).toBeVisible();
    // No script can remove the cookie for pictures, so the page asks the server to.
    await expect.poll(async () => (await keptOn(page)).cookies).toEqual([]);

    await switchLanguage();
    await page.goBack();
    await expect(login.welcome).toBeVisible();
    await expect.poll(left).toBe(0);
    await expect(list.rows).toHaveCount(0);
    await expect(home.nowAndNext).toHaveCount(0);
  });
}

/** What the phone keeps, what its history says, and the page itself, with what it does not show. */
async function everythingOn(page: Page): Promise<string> {
  const [kept, history] = [await keptOn(page), await historyOf(page)];
  return [JSON.stringify(kept), ...history, await page.content()].join('\n');
}
