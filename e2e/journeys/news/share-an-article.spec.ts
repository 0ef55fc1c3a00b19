import type { Page } from '@playwright/test';
import ogs from 'open-graph-scraper';
import { forum } from '../../../server/demo/forum.ts';
import { news } from '../../../server/demo/news/news.ts';
import { idFromKey } from '../../../server/src/platform/ids.ts';
import { sharingScreen } from '../../screens/sharing.ts';
import { tapCalmly } from '../../support/calm.ts';
import { anotherPhone } from '../../support/devices.ts';
import { codesIn } from '../../support/read-qr-code.ts';
import { expect, type Language, test } from '../../support/test.ts';

const itemOf = (key: string) => {
  const item = news.find((one) => one.key === key);
  if (!item) throw new Error(`the demo has no news ${key}`);
  return { ...item, id: idFromKey('news', key) };
};
const article = itemOf('supply-chains-call');
const forParticipants = news.find(({ public: isPublic, published }) => !isPublic && (published?.day ?? 9) < 2);

/** The tags as an app that is not ours reads them. */
async function tagsOf(html: string) {
  const { result } = await ogs({ html });
  const { ogTitle, ogSiteName, ogType, ogLocale, ogUrl, ogImage, twitterCard } = result;
  return { ogTitle, ogSiteName, ogType, ogLocale, ogUrl, twitterCard, image: ogImage?.[0]?.url };
}
const locales = { zh: 'zh_CN', en: 'en_GB' };

type ShareWindow = { sharedBy: ShareData[] };
const sharedBy = (page: Page) => page.evaluate(() => (window as unknown as ShareWindow).sharedBy);

// Without a network there are only the pages that were loaded ahead.
test.use({ savesData: false });

test('share an article', async ({
  page,
  context,
  browser,
  request,
  origin,
  say,
  spoken,
  switchLanguage,
  axe,
  expectError,
}) => {
  const sharing = sharingScreen(page, say);
  const link = (lang: Language = spoken.now) => `${origin}/share/${article.id}?lang=${lang}`;
  const openArticle = async () => {
    await tapCalmly(page.getByRole('link', { name: say(article.title), exact: true }));
    await expect(page.getByRole('heading', { level: 2, name: say(article.title) })).toBeVisible();
    await tapCalmly(sharing.open);
  };
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The menu of the phone itself is no part of the page, so it is noted what it was given.
  await context.addInitScript(() => {
    const given: ShareData[] = [];
    const share = async (what: ShareData) => void given.push(what);
    Object.assign(window, { sharedBy: given });
    Object.assign(navigator, { canShare: () => true, share });
  });

  await page.goto('/cdfH5/pages/forum/forum');
  await openArticle();
  await expect(sharing.sheet).toContainText(say(article.title));
  await expect(sharing.sheet).toContainText(say(forum.name));
  await axe();
  await tapCalmly(sharing.byPhone);
  await expect
    .poll(() => sharedBy(page))
    .toEqual([{ title: say(article.title), text: say(article.title), url: link() }]);
  await tapCalmly(sharing.copyLink);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link());

  await tapCalmly(sharing.makePoster);
  await expect(sharing.poster).toBeVisible();
  expect(await codesIn((await sharing.poster.getAttribute('src')) ?? '')).toEqual([link()]);
  await tapCalmly(sharing.saveToAlbum);
  await expect(sharing.sheet).toContainText(
    say({ zh: '暂不支持直接保存到相册', en: 'Saving to the album is not supported' }),
  );
  const downloading = page.waitForEvent('download');
  await tapCalmly(sharing.download);
  expect((await downloading).suggestedFilename()).toBe(`${say(article.title)}.jpg`);
  await axe();

  // Whoever gets the link has no session.
  const stranger = await anotherPhone(browser);
  await stranger.goto(link());
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(say(article.title));
  const html = await (await request.get(link())).text();
  const tags = await tagsOf(html);
  expect(tags).toEqual({
    ...{ ogTitle: say(article.title), ogSiteName: say(forum.name), ogType: 'article', ogLocale: locales[spoken.now] },
    ...{
      ogUrl: `${origin}/share/${article.id}?lang=${spoken.now}`,
      twitterCard: 'summary_large_image',
      image: tags.image,
    },
  });
  expect((await stranger.request.get(tags.image ?? '')).headers()['content-type']).toMatch(/^image\//);

  // In the other language, and without a network: the cover is on the page, so it is on the poster.
  await tapCalmly(sharing.close);
  await page.goBack();
  await switchLanguage();
  await openArticle();
  expectError(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await expect(sharing.sheet).toContainText(say({ zh: '当前无网络连接', en: 'There is no network at present' }));
  await tapCalmly(sharing.copyLink);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link());
  await tapCalmly(sharing.makePoster);
  await expect(sharing.poster).toBeVisible();
  expect(await codesIn((await sharing.poster.getAttribute('src')) ?? '')).toEqual([link()]);
  await expect(sharing.sheet).not.toContainText(
    say({ zh: '封面图片未能加载', en: 'The cover picture could not be loaded' }),
  );
  await context.setOffline(false);

  // What is not for everybody looks like what never was: the Forum's tags, and a way to log in.
  for (const id of [idFromKey('news', forParticipants?.key ?? ''), idFromKey('news', 'never')]) {
    const answer = await request.get(`${origin}/share/${id}?lang=${spoken.now}`);
    const { ogTitle, ogType } = await tagsOf(await answer.text());
    expect({ status: answer.status(), ogTitle, ogType }).toEqual({
      status: 200,
      ogTitle: say(forum.name),
      ogType: 'website',
    });
    await stranger.goto(`${origin}/share/${id}?lang=${spoken.now}`);
    await expect(
      stranger.getByRole('link', { name: say({ zh: '登录论坛应用', en: 'Log in to the Forum’s app' }) }),
    ).toBeVisible();
  }
  await stranger.context().close();
});
