import { signedInElsewhere } from 'contract/refusals/session';
import { agendaScreen } from '../../screens/agenda.ts';
import { badgeCheckScreen } from '../../screens/badge-check.ts';
import { dialogs } from '../../screens/dialog.ts';
import { comeForTheFirstTime } from '../../screens/first-visit.ts';
import { homeScreen } from '../../screens/home.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareDelegate } from '../../support/demo-people.ts';
import { anotherPhone, signedInOn } from '../../support/devices.ts';
import { keptOn } from '../../support/kept.ts';
import { expect, inBothLanguages, test } from '../../support/test.ts';

test.use({ signedIn: false });

inBothLanguages((language) => {
  test('signing in on a second phone ends it on the first', async ({
    page,
    context,
    browser,
    baseURL,
    say,
    localOrigin,
  }) => {
    const person = spareDelegate(language === 'zh' ? 80 : 81);
    const [home, dialog] = [homeScreen(page, say), dialogs(page, say)];
    const { token } = await signedInOn(context, person, { origin: baseURL ?? '', localOrigin, language });
    await home.open();
    await expect(home.nowAndNext).toBeVisible();

    const second = await anotherPhone(browser);
    const check = badgeCheckScreen(second, say);
    await comeForTheFirstTime(second, say, `/cdfH5/#${person.badgeCode}`);
    await check.setDate(person.birthDate);
    await check.tick.check();
    await tapCalmly(check.confirm);
    await expect(homeScreen(second, say).nowAndNext).toBeVisible();

    // The first learns it at its next call: here are several at once, and one dialog.
    await page.goto('/cdfH5/pages/meeting/meeting');
    await expect(dialog.named(say(signedInElsewhere.says))).toBeVisible();
    await expect(dialog.all).toHaveCount(1);
    await dialog.confirm.tap();
    await expect(signInScreen(page, say, localOrigin).welcome).toBeVisible();
    await expect(page).toHaveURL(/\/pages\/login\/login$/);
    await expect(dialog.all).toHaveCount(0);
    expect(JSON.stringify(await keptOn(page))).not.toContain(token);
    expect(Object.keys((await keptOn(page)).local).toSorted()).toEqual([
      ...['isShowLangGuide', 'knownDevice', 'language', 'uniqueId'],
    ]);

    // The second goes on.
    await second.goto('/cdfH5/pages/meeting/meeting');
    await expect(agendaScreen(second, say).title).toBeVisible();
    await expect(dialogs(second, say).all).toHaveCount(0);
  });
});
