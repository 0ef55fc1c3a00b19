import { places } from '../../../server/demo/places/places.ts';
import { mapScreen } from '../../screens/map.ts';
import { stopClock } from '../../support/clock.ts';
import { linksIntoApps } from '../../support/links-into-apps.ts';
import { expect, test } from '../../support/test.ts';

const guesthouse = places[0]!;
const gaode = { zh: '高德地图', en: 'Amap (Gaode)' };
const phones = {
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
};
/** The page waits this long for the app to open. */
const patience = 3_000;
const webMap = /^https:\/\/uri\.amap\.com\/marker\?/;

test('show the driver where to go, in large Chinese', async ({ page, say, inBothLanguages, axe }) => {
  const map = mapScreen(page, say);
  await map.open();
  await inBothLanguages(async () => {
    for (const { name } of places) await expect(map.place(say(name))).toBeVisible();
    await map.showDriver(say(guesthouse.name)).tap();
    await expect(map.driverCard).toContainText(guesthouse.name.zh);
    await expect(map.driverCard).toContainText(guesthouse.address.zh);
    await expect(map.driverCard).toContainText(guesthouse.dropOff);
    await expect(map.driverCard).toContainText(guesthouse.name.en);
    const size = await map.driverCard
      .getByText(guesthouse.address.zh, { exact: true })
      .evaluate((address) => Number.parseFloat(getComputedStyle(address).fontSize));
    expect(size).toBeGreaterThan(40);
    // The driver must be able to read it without scrolling.
    const hidden = await map.driverCard.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden).toBe(0);
    await axe();
    await map.done.tap();
    await expect(map.driverCard).toHaveCount(0);
  });
  await axe();
});

for (const [phone, userAgent, start, beginsIn] of [
  ['an Android phone', phones.android, 'amapuri://route/plan/?', 'zh'],
  ['an iPhone', phones.iPhone, 'iosamap://path?', 'en'],
] as const)
  test.describe(`on ${phone}`, () => {
    test.use({ userAgent, beginsIn });

    test('directions open in the map app; without it the web map follows after three seconds', async ({
      page,
      context,
      say,
      axe,
      expectError,
    }) => {
      expectError(/Failed to launch/);
      await context.route(webMap, (route) => route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }));
      const map = mapScreen(page, say);
      await map.open();
      const links = await linksIntoApps(page);
      await map.navigate(say(guesthouse.name)).tap();
      await expect(map.map(say(gaode))).toContainText(say({ zh: '推荐', en: 'Recommended' }));
      await axe();

      await stopClock(page);
      await map.map(say(gaode)).tap();
      await expect.poll(() => links).toHaveLength(1);
      await page.clock.runFor(patience - 1);
      expect(new URL(page.url()).pathname).toBe('/cdfH5/pages/map/map');
      await page.clock.runFor(1);
      // Waiting for a navigation would not work, because the one into the app never ends here.
      await expect(page).toHaveURL(webMap);
      const title = say(guesthouse.name).length > 20 ? `${say(guesthouse.name).slice(0, 20)}…` : say(guesthouse.name);
      expect(links).toHaveLength(1);
      expect(links[0]?.startsWith(start)).toBe(true);
      const link = new URL(links[0]!).searchParams;
      expect([link.get('dlon'), link.get('dlat'), link.get('dname')]).toEqual([
        ...guesthouse.gaodeCoord.split(','),
        title,
      ]);
      const shown = new URL(page.url()).searchParams;
      expect([shown.get('position'), shown.get('name')]).toEqual([guesthouse.gaodeCoord, title]);

      await page.clock.resume();
      await page.goBack();
      await expect(map.place(say(guesthouse.name))).toBeVisible();
    });
  });

test.describe('on a phone with the app', () => {
  test.use({ userAgent: phones.android });

  for (const [how, leave] of [
    [
      'the app is in front',
      () => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    // The click comes from a script, because a browser that looks for the app holds back every further tap.
    ['the chooser was cancelled', () => document.querySelector<HTMLElement>('dialog > * > .button--block')?.click()],
  ] as const)
    test(`no web map follows once ${how}`, async ({ page, context, say, expectError }) => {
      expectError(/Failed to launch/);
      let opened = 0;
      await context.route(webMap, (route) => {
        opened += 1;
        return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' });
      });
      const map = mapScreen(page, say);
      await map.open();
      await map.navigate(say(guesthouse.name)).tap();
      await map.map(say(gaode)).tap();
      await page.evaluate(leave);
      await expect(map.chooser).toHaveCount(0);
      await page.clock.runFor(2 * patience);
      expect([opened, new URL(page.url()).pathname]).toEqual([0, '/cdfH5/pages/map/map']);
    });
});

test('on a computer the web map opens in a tab of its own', async ({ page, context, say }) => {
  await context.route(webMap, (route) => route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }));
  const map = mapScreen(page, say);
  await map.open();
  await map.navigate(say(guesthouse.name)).tap();
  const tab = context.waitForEvent('page');
  await map.map(say(gaode)).tap();
  await (await tab).waitForURL(webMap);
  expect(new URL(page.url()).pathname).toBe('/cdfH5/pages/map/map');
});
