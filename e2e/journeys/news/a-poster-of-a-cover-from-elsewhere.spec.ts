import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { news } from '../../../server/demo/news/news.ts';
import { sharingScreen } from '../../screens/sharing.ts';
import { tapCalmly } from '../../support/calm.ts';
import { photoWithoutCode } from '../../support/qr-picture.ts';
import { codesIn } from '../../support/read-qr-code.ts';
import { expect, test } from '../../support/test.ts';

const article = news.find(({ key }) => key === 'supply-chains-call');
// The journeys have no bucket, whose origin the content policy would name.
test.use({ bypassCSP: true });

test('a cover to which a bucket is the way is on the poster if the bucket allows it, else the mark is', async ({
  page,
  origin,
  say,
  switchLanguage,
  expectError,
}) => {
  const sharing = sharingScreen(page, say);
  const title = article?.title ?? { zh: '', en: '' };
  const noCover = { zh: '封面图片未能加载', en: 'The cover picture could not be loaded' };
  let allows = false;
  const bucket = createServer((_request, response) => {
    const allowed = allows ? { 'access-control-allow-origin': origin } : undefined;
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store', ...allowed });
    response.end(photoWithoutCode());
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const location = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/cover`;
  await page.route('**/media/*', (route) => route.fulfill({ status: 302, headers: { location } }));
  const makePoster = async () => {
    await tapCalmly(page.getByRole('link', { name: say(title), exact: true }));
    await tapCalmly(sharing.open);
    await tapCalmly(sharing.makePoster);
    await expect(sharing.poster).toBeVisible();
    expect(await codesIn((await sharing.poster.getAttribute('src')) ?? '')).toHaveLength(1);
  };

  // A browser says in the console that it may not read the picture.
  expectError(/CORS|ERR_FAILED/);
  await page.goto('/cdfH5/pages/forum/forum');
  await makePoster();
  await expect(sharing.sheet).toContainText(say(noCover));

  await tapCalmly(sharing.close);
  await page.goBack();
  await switchLanguage();
  allows = true;
  await makePoster();
  await expect(sharing.sheet).not.toContainText(say(noCover));
  bucket.closeAllConnections();
  bucket.close();
});
