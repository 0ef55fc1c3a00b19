import type { Page } from '@playwright/test';
import { codes } from 'contract/wire/codes';
import { agendaScreen } from '../../screens/agenda.ts';
import { dialogs } from '../../screens/dialog.ts';
import { firstVisit } from '../../screens/first-visit.ts';
import { homeScreen } from '../../screens/home.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { tapCalmly } from '../../support/calm.ts';
import { watchCalls } from '../../support/calls.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { anotherPhone } from '../../support/devices.ts';
import { hostAddress, hostTicket } from '../../support/host-ticket.ts';
import { historyOf, keptOn, nothingKept } from '../../support/kept.ts';
import { codeFor } from '../../support/signed-in.ts';
import { expect, otherThan, test } from '../../support/test.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
test.use({
  signedIn: false,
  userAgent: async ({ language }, lend) => lend(`${phone} ForumHostApp lang=${language}`),
  // The phone has the other language, because the language of the host app has to win.
  locale: async ({ language }, lend) => lend(language === 'zh' ? 'en-GB' : 'zh-CN'),
});

test('the user of the host app is greeted and signed in, and the ticket is nowhere', async ({
  page,
  origin,
  language,
  say,
  switchLanguage,
}) => {
  const person = spareForThisTry(112);
  const [visit, home, agenda] = [firstVisit(page, say), homeScreen(page, say), agendaScreen(page, say)];
  const calls = watchCalls(page);
  const told: string[] = [];
  page.on('request', (request) =>
    told.push(request.isNavigationRequest() ? '' : request.url(), request.headers()['referer'] ?? ''),
  );
  const ticket = await hostTicket(origin, person);
  await page.goto(hostAddress(ticket, person, language));

  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    say({ zh: '欢迎莅临论坛', en: 'Welcome to the Forum' }),
  );
  await expect(page.getByText(say(person.name))).toBeVisible();
  await expect(visit.popup).toContainText(
    say({ zh: '您由合作方应用进入本应用', en: 'You have come from a partner’s app' }),
  );
  // The ticket is spent before the person reads, and nothing else is sent. The code -8 only corrects the phone's clock.
  const said = () => calls.all.filter(({ code }) => code !== -8).map(({ path, code }) => [path, code]);
  await expect.poll(said).toEqual([['/api/hostApp/claimTicket', 0]]);
  expect(await keptOn(page)).toEqual(nothingKept);
  expect((await historyOf(page)).join()).not.toContain(ticket);

  await tapCalmly(visit.agree);
  await expect(visit.texts).toBeVisible();
  // After a reload too, the page requests and shows nothing before the person has agreed to the texts.
  await page.reload();
  await expect(visit.texts).toBeVisible();
  await expect(home.nowAndNext).toHaveCount(0);
  expect(calls.all.map(({ path }) => path).filter((path) => /agenda|getSlides|live/.test(path))).toEqual([]);
  await tapCalmly(visit.agreeToTexts);
  await expect(visit.texts).toHaveCount(0);
  await expect(home.nowAndNext).toBeVisible();
  await expect(page).toHaveURL(/\/cdfH5\/$/);
  expect(JSON.parse((await keptOn(page)).local['userObj'] ?? '')).toEqual({ id: person.id });

  await home.wholeAgenda.tap();
  await expect(agenda.days.first()).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await switchLanguage();
  await expect(agenda.days.first()).toBeVisible();

  const left = [
    ...(await historyOf(page)),
    ...told,
    JSON.stringify(await keptOn(page)),
    await timingNames(page),
  ].join();
  expect(left).not.toContain(ticket);
  await page.goBack();
  await expect(home.nowAndNext).toBeVisible();
  expect(page.url()).toBe(`${origin}/cdfH5/`);
  const traded = () => calls.to('/api/hostApp/tradeClaim').map(({ code }) => code);
  await expect.poll(() => traded().filter((code) => code !== -8)).toEqual([0]);
});

test('a ticket that was used leads to the ordinary sign-in, which says what to do', async ({
  page,
  origin,
  language,
  say,
  spoken,
  localOrigin,
  browser,
}) => {
  const person = spareForThisTry(113);
  const ticket = await hostTicket(origin, person);
  await page.goto(hostAddress(ticket, person, language));
  await tapCalmly(firstVisit(page, say).agree);
  await tapCalmly(firstVisit(page, say).agreeToTexts);
  await expect(homeScreen(page, say).nowAndNext).toBeVisible();

  for (const now of [language, otherThan(language)]) {
    spoken.now = now;
    const later = await anotherPhone(browser);
    await later.goto(hostAddress(ticket, person, now));
    await tapCalmly(firstVisit(later, say).agree);
    await expect(signInScreen(later, say, localOrigin).welcome).toBeVisible();
    await expect(
      later.getByText(
        say({ zh: '请从合作方应用重新打开论坛', en: 'Please open the Forum again from the partner’s app' }),
      ),
    ).toBeVisible();
    expect((await keptOn(later)).local['token']).toBeUndefined();
  }
});

test('if another person is signed in, the user is asked first', async ({ page, signedInAs, origin, language, say }) => {
  const [here, arriving] = [spareForThisTry(114), spareForThisTry(115)];
  const [home, dialog] = [homeScreen(page, say), dialogs(page, say)];
  const { token } = await signedInAs(here);
  const question = dialog.named(say({ zh: '切换到其他账号？', en: 'Switch to another account?' }));
  const address = async () => hostAddress(await hostTicket(origin, arriving), arriving, language);

  await page.goto(await address());
  await expect(question).toBeVisible();
  await dialog.cancel.tap();
  await expect(home.nowAndNext).toBeVisible();
  expect((await keptOn(page)).local['token']).toBe(token);

  await page.goto(await address());
  await expect(question).toBeVisible();
  await dialog.confirm.tap();
  await tapCalmly(firstVisit(page, say).agreeToTexts);
  await expect(home.nowAndNext).toBeVisible();
  const { local } = await keptOn(page);
  expect(JSON.parse(local['userObj'] ?? '')).toEqual({ id: arriving.id });
  expect(local['token']).not.toBe(token);
  // The session is ended on the server too, not only forgotten on the phone.
  await expect.poll(() => codeFor(origin, token)).toBe(codes.sessionExpired);
});

test.describe('the language of the address', () => {
  test.use({
    userAgent: async ({ language }, lend) => lend(`${phone} ForumHostApp lang=${otherThan(language)}`),
  });

  test('is that of the first word, although the agent text and the phone’s storage name the other one', async ({
    page,
    signedInAs,
    origin,
    language,
    say,
    spoken,
  }) => {
    const [here, arriving] = [spareForThisTry(116), spareForThisTry(117)];
    await signedInAs(here);
    spoken.now = otherThan(language);
    await page.goto('/cdfH5/');
    await expect(homeScreen(page, say).nowAndNext).toBeVisible();
    expect((await keptOn(page)).local['language']).toBe(otherThan(language));

    spoken.now = language;
    await page.goto(hostAddress(await hostTicket(origin, arriving), arriving, language));
    await expect(
      dialogs(page, say).named(say({ zh: '切换到其他账号？', en: 'Switch to another account?' })),
    ).toBeVisible();
  });
});

test.describe('in another browser', () => {
  test.use({ userAgent: phone });

  test('the person is asked, named in part, before the link logs anybody in', async ({
    page,
    origin,
    language,
    say,
  }) => {
    const person = spareForThisTry(118);
    const [visit, dialog] = [firstVisit(page, say), dialogs(page, say)];
    const question = dialog.named(say({ zh: '请确认是否为您本人', en: 'Is this you?' }));

    await page.goto(hostAddress(await hostTicket(origin, person), person, language));
    await tapCalmly(visit.agree);
    await expect(question).toContainText(`${Array.from(person.name[language])[0]}*`);
    expect((await keptOn(page)).local['token']).toBeUndefined();
    await tapCalmly(question.getByRole('button', { name: say({ zh: '登录', en: 'Log in' }), exact: true }));
    await tapCalmly(visit.agreeToTexts);
    await expect(homeScreen(page, say).nowAndNext).toBeVisible();
  });
});

/** The addresses in the page's timing entries, without the browser's navigation entry, which no page can remove. */
function timingNames(page: Page): Promise<string> {
  return page.evaluate(() =>
    performance
      .getEntries()
      .filter(({ entryType }) => entryType !== 'navigation')
      .map(({ name }) => name)
      .join(),
  );
}
