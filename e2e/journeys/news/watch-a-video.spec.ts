import { articleAddress, articleScreen, newsScreen } from '../../screens/news.ts';
import { tapCalmly } from '../../support/calm.ts';
import { expect, test } from '../../support/test.ts';

test('watch a video, on a phone and on a desktop', async ({ page, say, switchLanguage }) => {
  const [news, article] = [newsScreen(page, say), articleScreen(page, say)];
  const played = () => article.video.evaluate((video: HTMLVideoElement) => video.currentTime);
  /** Phones have the codec; a Chromium that was built without it shows everything but the film itself. */
  const hasCodec = () =>
    article.video.evaluate((video: HTMLVideoElement) => video.canPlayType('video/mp4; codecs="avc1.42E01E"') !== '');
  /** Specification §9: at most 750 wide, and the height is 58 % of the width. */
  async function watch(width: number, height: number) {
    await page.goto(articleAddress('supply-chains-call'));
    await expect(article.playVideo).toBeVisible();
    const box = await article.video.boundingBox();
    expect(box?.width).toBe(width);
    expect(box?.height).toBeCloseTo(height, 1);
    await tapCalmly(article.playVideo);
    await expect(article.playVideo).toHaveCount(0);
    if (await hasCodec()) await expect.poll(played).toBeGreaterThan(0);
    expect(await article.video.boundingBox()).toEqual(box);
  }
  await watch(390, 226.2);
  await news.open();
  await switchLanguage();
  await page.setViewportSize({ width: 1440, height: 844 });
  await watch(720, 417.6);
});
