import type { CDPSession, Page } from '@playwright/test';
import { dialogs } from '../../screens/dialog.ts';
import { privacyScreen } from '../../screens/privacy.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const words = {
  push: { zh: '消息推送', en: 'Push notifications' },
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
  say,
  signedInAs,
  switchLanguage,
  expectError,
}) => {
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

  const found = page.getByRole('switch', { name: say(words.push) });
  await tapCalmly(found);
  await dialogs(page, say)
    .named(say({ zh: '开启消息推送？', en: 'Turn on push notifications?' }))
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

  await privacyScreen(page, say).open();
  await tapCalmly(privacyScreen(page, say).signOut);
  await expect(dialogs(page, say).named(say(words.logOut))).toBeVisible();
  await tapCalmly(dialogs(page, say).confirm);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
