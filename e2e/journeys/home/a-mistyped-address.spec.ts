import { homeScreen } from '../../screens/home.ts';
import { expect, test } from '../../support/test.ts';

const missing = { zh: '页面不存在', en: 'This page does not exist' };

test('a mistyped address shows a page and the way home, never raw data', async ({
  page,
  say,
  inBothLanguages,
  axe,
  expectError,
}) => {
  expectError(/status of 404 \(Not Found\) \(http:\/\/[^/]+\/(nothing|console\/|api\/agenda\/getAgenda|%zz)\)/);
  const home = homeScreen(page, say);
  await home.open();
  for (const address of ['/cdfH5/pages/meeting/detail.html', '/cdfH5/pages/nowhere/x%', '/cdfH5/index.php?a=1']) {
    await page.goto(address);
    await expect(page.getByText(say(missing))).toBeVisible();
  }
  await inBothLanguages(() => expect(page.getByText(say(missing))).toBeVisible());
  await axe();

  for (const address of ['/nothing', '/console/', '/api/agenda/getAgenda', '/%zz']) {
    await page.goto(address);
    for (const text of Object.values(missing)) await expect(page.getByRole('heading', { name: text })).toBeVisible();
  }
  await axe();
  await page.getByRole('link', { name: '返回首页' }).tap();
  await expect(home.nowAndNext).toBeVisible();

  await page.goto('/CDFh5/pages/intro/intro?from=poster');
  await expect(page).toHaveURL(/\/cdfH5\/pages\/intro\/intro\?from=poster$/);
});
