import { albumScreen, webViewScreen } from '../../screens/album.ts';
import { tapCalmly } from '../../support/calm.ts';
import { soon } from '../../support/soon.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const host = 'album.example.com';
const address = `https://${host}/2027`;
/** What the other site shows. */
const picture = 'Pictures of the press';

test('an album elsewhere is offered while the Secretariat has set one, and opens in the web view', async ({
  page,
  context,
  say,
  switchLanguage,
  expectError,
  axe,
}) => {
  const [album, webView] = [albumScreen(page, say), webViewScreen(page, say)];
  await context.route(`https://${host}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Album</title><h1>${picture}</h1>` }),
  );
  // The first call tells the phone the time of the server, and is sent again.
  const asked = page.waitForResponse(
    async (response) =>
      response.url().includes('/api/getTopicViewUrl') && ((await response.json()) as { code: number }).code === 0,
  );
  await album.open();
  expect(((await (await asked).json()) as { obj: unknown }).obj).toBeNull();
  await expect(album.photos.first()).toBeVisible();
  await expect(album.elsewhere).toHaveCount(0);

  try {
    await secretariat('set-web-view-hosts', host);
    await secretariat('set-external-album', address);
    await expect(album.elsewhere).toBeVisible(soon);
    await axe();
    // This document came before the host was allowed, so that the web view needs a new one.
    expectError(/frame-src|Framing/);
    await tapCalmly(album.elsewhere);
    await expect(webView.from(host)).toBeVisible();
    await expect(webView.frame.contentFrame().getByRole('heading', { name: picture })).toBeVisible();
    await switchLanguage();
    await expect(webView.from(host)).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(webView.maybeBlank).toBeVisible();
    const [tab] = await Promise.all([context.waitForEvent('page'), tapCalmly(webView.openInBrowser.last())]);
    await expect(tab.getByRole('heading', { name: picture })).toBeVisible();
    await tab.close();

    await webView.open(`https://${host}.elsewhere.example/2027`);
    await expect(webView.notAllowed).toBeVisible();
    await expect(webView.frame).toHaveCount(0);
    await axe();
    await tapCalmly(webView.openAlbum);
    await expect(album.elsewhere).toBeVisible();
    await page.goto('/cdfH5/pages/webview/webview');
    await expect(page).toHaveURL(/\/pages\/album\/album$/);
    await secretariat('set-external-album', 'none');
    await expect(album.elsewhere).toHaveCount(0, soon);
    await expect(album.photos.first()).toBeVisible();
  } finally {
    await secretariat('set-external-album', 'none').catch(() => {});
    await secretariat('set-web-view-hosts', 'none').catch(() => {});
  }
});
