import type { CDPSession, Page } from '@playwright/test';
import { signedInElsewhere } from 'contract/refusals/session';
import config, { wholeChromium } from '../../playwright.config.ts';
import { badgeCheckScreen } from '../../screens/badge-check.ts';
import { dialogs } from '../../screens/dialog.ts';
import { settingsScreen } from '../../screens/settings.ts';
import { signInScreen } from '../../screens/sign-in.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { signIn } from '../../support/signed-in.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

test.use({ launchOptions: { ...config.use?.launchOptions, executablePath: wholeChromium } });

const words = {
  turnOn: { zh: '开启', en: 'Turn on' },
  noService: { zh: /浏览器无法连接其推送服务/, en: /could not reach its push service/ },
  title: { zh: '班车时间', en: 'Shuttle buses' },
  logOut: { zh: '确认退出登录？', en: 'Log out?' },
};

/** Debian's Chromium reaches no push service, so that the journey hands the push to the worker itself. */
async function deliver(browser: CDPSession, origin: string, data: string) {
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { registration } = { registration: await navigator.serviceWorker.getRegistration() };
    return (await registration?.getNotifications())?.map(({ title, tag, lang }) => ({ title, tag, lang }));
  });

test('a push says only that there is a message, and its tap opens it here', async ({
  page,
  context,
  origin,
  localOrigin,
  say,
  signedInAs,
  switchLanguage,
  expectError,
}) => {
  test.slow();
  // A browser of the journeys keeps nothing, and Chromium pushes to none that does so.
  expectError(/Push API in incognito mode/);
  const person = spareForThisTry(91);
  await signedInAs(person);
  await context.grantPermissions(['notifications'], { origin });
  await secretariat(
    'send-message',
    `person:${person.id}`,
    '班车时间 | Shuttle buses',
    '18:00发车。 | They leave at 18:00.',
  );
  await page.goto('/cdfH5/pages/message/message?group=notification');
  const id = new URL((await page.getByRole('link', { name: say(words.title) }).getAttribute('href')) ?? '', origin);

  await tapCalmly(page.getByRole('link', { name: say({ zh: '消息推送', en: 'Push notifications' }) }));
  const found = settingsScreen(page, say).push;
  await tapCalmly(found);
  await dialogs(page, say)
    .named(say({ zh: '是否开启消息推送？', en: 'Turn on push notifications?' }))
    .waitFor();
  await tapCalmly(page.getByRole('button', { name: say(words.turnOn), exact: true }));
  await expect(page.getByText(say(words.noService))).toBeVisible();
  await expect(found).not.toBeChecked();

  await page.goto('/cdfH5/pages/meeting/meeting');
  const tag = id.searchParams.get('id') ?? '';
  const notification = {
    title: 'You have a new message',
    lang: 'en-GB',
    tag,
    navigate: origin + id.pathname + id.search,
  };
  const browser = await context.newCDPSession(page);
  const payload = JSON.stringify({ web_push: 8030, notification });
  await deliver(browser, origin, payload);
  await expect.poll(() => shown(page)).toEqual([{ title: 'You have a new message', tag, lang: 'en-GB' }]);
  // The same message once more takes the place of the first.
  const again = JSON.stringify({ web_push: 8030, notification: { ...notification, title: 'Once more' } });
  await deliver(await context.newCDPSession(page), origin, again);
  await expect.poll(() => shown(page)).toEqual([{ title: 'Once more', tag, lang: 'en-GB' }]);

  // What listens for the tap comes with the file that links the manifest, once the phone is idle.
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { typedBefore: true }));
  const [worker] = context.serviceWorkers();
  // A script cannot tap a notification, so that the event is made by hand.
  await worker?.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const [tapped] = await registration.getNotifications();
    const event = new Event('notificationclick');
    self.dispatchEvent(Object.assign(event, { notification: tapped, waitUntil: () => undefined }));
  });
  await expect(page).toHaveURL(origin + id.pathname + id.search);
  await expect(page.getByText(say(words.title)).first()).toBeVisible();
  expect(await page.evaluate(() => 'typedBefore' in window), 'the window was not loaded anew').toBe(true);
  await switchLanguage();
  await expect(page.getByText(say(words.title)).first()).toBeVisible();

  await test.step('after another phone has logged in, the address of the tap asks for the login and then opens it', async () => {
    // With no window of the app open, the worker opens the address in a new one. No script may do that without a tap.
    await page.goto('about:blank');
    await signIn(origin, person);
    await page.goto(id.pathname + id.search);
    await expect(dialogs(page, say).named(say(signedInElsewhere.says))).toBeVisible();
    await tapCalmly(dialogs(page, say).logInAgain);
    await signInScreen(page, say, localOrigin).choose('badge');
    await signInScreen(page, say, localOrigin).badgeCode.fill(person.badgeCode);
    await tapCalmly(signInScreen(page, say, localOrigin).goOn);
    await badgeCheckScreen(page, say).setDate(person.birthDate);
    await badgeCheckScreen(page, say).tick.check();
    await tapCalmly(badgeCheckScreen(page, say).confirm);
    await expect(page).toHaveURL(origin + id.pathname + id.search);
    await expect(page.getByText(say(words.title)).first()).toBeVisible();
  });

  // The worker went with the ended session; it comes back with the switch.
  await settingsScreen(page, say).open();
  await tapCalmly(settingsScreen(page, say).push);
  await tapCalmly(page.getByRole('button', { name: say(words.turnOn), exact: true }));
  await expect(page.getByText(say(words.noService))).toBeVisible();
  await tapCalmly(settingsScreen(page, say).signOut);
  await expect(dialogs(page, say).named(say(words.logOut))).toBeVisible();
  await tapCalmly(dialogs(page, say).confirm);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a phone can install the app in the language that is read', async ({ page, context, say, inBothLanguages }) => {
  await page.goto('/cdfH5/');
  const browser = await context.newCDPSession(page);
  await inBothLanguages(async () => {
    await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
    const { data = '', errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { name, id, start_url, scope, display } = JSON.parse(data) as Record<string, string>;
    expect([name, id, start_url, scope, display]).toEqual([
      say({ zh: '论坛助手', en: 'Forum Companion' }),
      '/cdfH5/',
      '/cdfH5/',
      '/cdfH5/',
      'standalone',
    ]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // A browser of the journeys keeps nothing, and installs nothing.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  });
});
