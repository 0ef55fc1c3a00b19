import { homeScreen } from '../../screens/home.ts';
import { infoScreen } from '../../screens/info.ts';
import { settingsScreen } from '../../screens/settings.ts';
import { type TabName, tabs } from '../../screens/tabs.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { expect, test } from '../../support/test.ts';

const photos = { zh: '相册', en: 'Album' };
const files = { zh: '文件', en: 'Files' };
const [grey, blue] = ['rgb(153, 153, 153)', 'rgb(0, 122, 255)'];

test.use({ signedIn: false, contextOptions: { reducedMotion: 'reduce' } });

test('the tab bar is as the specification says, and every tab has its way in and its way back', async ({
  page,
  say,
  switchLanguage,
  signedInAs,
}) => {
  await signedInAs(spareForThisTry(93));
  const [bar, home, info] = [tabs(page, say), homeScreen(page, say), infoScreen(page, say)];
  const settings = settingsScreen(page, say);
  const heading = (words: { zh: string; en: string }) => page.getByRole('heading', { name: say(words), exact: true });
  const isActive = (name: TabName) => expect(bar.tab(name)).toHaveAttribute('aria-current', 'page');
  const status = page.waitForResponse((answer) => answer.url().includes('getGuestFriendStatusByGuestId'));

  await home.open();
  await expect(home.nowAndNext).toBeVisible();
  await expect(bar.all).toHaveCount(4);
  expect((await bar.bar.boundingBox())?.height).toBe(50);
  for (const name of ['home', 'search', 'album', 'info'] as const) {
    expect((await bar.tab(name).locator('svg').boundingBox())?.width).toBe(24);
    await expect(bar.tab(name)).toHaveCSS('font-size', '10px');
    await expect(bar.tab(name)).toHaveCSS('color', name === 'home' ? blue : grey);
  }
  expect((await bar.tab('home').locator('span').boundingBox())?.width).toBe(1);
  // Nobody has sent this person a card, so that the call answers 0 and there is no mark.
  expect(await (await status).json()).toMatchObject({ code: 0, obj: 0 });
  await expect(bar.mark).toHaveCount(0);

  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await tapCalmly(bar.tab('home'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await tapCalmly(bar.tab('search'));
  await expect(heading(files)).toBeVisible();
  await isActive('search');
  await expect(bar.tab('home').locator('span')).toBeInViewport();
  await tapCalmly(bar.tab('info'));
  await expect(info.code).toBeVisible();
  await isActive('info');
  await tapCalmly(info.settings);
  await expect(settings.title).toBeVisible();
  await expect(bar.bar).toHaveCount(0);
  await page.goBack();
  await expect(info.code).toBeVisible();
  await tapCalmly(bar.tab('album'));
  await expect(heading(photos)).toBeVisible();
  await isActive('album');
  await page.goBack();
  await isActive('info');
  await page.goBack();
  await isActive('home');

  await switchLanguage();
  for (const [path, shown, name] of [
    ['/pages/search/search', heading(files), 'search'],
    ['/pages/album/album', heading(photos), 'album'],
    ['/pages/mine/mine', info.code, 'info'],
  ] as const) {
    await page.goto(`/cdfH5${path}`);
    await expect(shown).toBeVisible();
    await isActive(name);
    await tapCalmly(bar.tab('home'));
    await expect(home.nowAndNext).toBeVisible();
  }
});
