import axe from 'axe-core';
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import { getSignInHelp } from 'contract/calls/forum';
import type { NewsItem } from 'contract/calls/news';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { articleOf, newsItem } from '../../features/news/news.testing.ts';
import { answers } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { openNews } from './forum.testing.tsx';

const readerWasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
const link = (lang: 'zh' | 'en') => `${window.location.origin}/share/Supply?lang=${lang}`;

const help = answers(getSignInHelp, ({ language: spoken }) => ({
  ...{ forumName: spoken === 'zh' ? '全球发展高层论坛' : 'Global Development High-Level Forum' },
  ...{ secretariatPhone: '', filings: [] },
}));
async function open(more: Partial<NewsItem> = {}, options: Parameters<typeof openNews>[2] = {}) {
  const item = newsItem('Supply', { isPublic: true, ...more });
  const { screen } = await openNews('detail?id=Supply', [articleOf(() => item), help], options);
  await screen.getByRole('button', { name: /^(Share|分享)$/ }).click();
  return { screen, sheet: screen.getByRole('dialog') };
}

/** What the phone's own parts were given. */
const shared: unknown[] = [];
const copied: string[] = [];
const withShareMenu = () =>
  Object.assign(navigator, { canShare: () => true, share: async (what: ShareData) => void shared.push(what) });
const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as Clipboard);

// It is fetched before the tests answer all that is fetched.
beforeAll(() => prepareZXingModule({ overrides: { locateFile: () => readerWasm }, fireImmediately: true }));
beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
  letTapsPass();
  for (const told of [shared, copied]) told.length = 0;
  clipboard(async (text) => void copied.push(text));
});
afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(window, 'forumHost');
  vi.restoreAllMocks();
});

describe('the sheet', () => {
  test.each([
    ['en', 'Global Development High-Level Forum', 'Copy link', 'The link has been copied'],
    ['zh', '全球发展高层论坛', '复制链接', '链接已复制'],
  ] as const)('shows what is shared, and copies the link in %s', async (spoken, forum, copy, done) => {
    language.set(spoken);
    const { screen, sheet } = await open();
    await expect.element(sheet.getByText('Supply')).toBeVisible();
    await expect.element(sheet.getByText(forum)).toBeVisible();
    await sheet.getByRole('button', { name: copy }).click();
    await expect.element(screen.getByText(done)).toBeVisible();
    expect(copied).toEqual([link(spoken)]);
    expect(screen.getByText(/log in|须登录/).query()).toBeNull();
  });

  test.each([
    ['en', 'This article is for participants. Whoever opens the link will be asked to log in.'],
    ['zh', '本文仅面向与会者，打开链接后须登录方可阅读。'],
  ] as const)(
    'says before, in %s, that others have to log in for an item that is not public',
    async (spoken, words) => {
      language.set(spoken);
      const { sheet } = await open({ isPublic: false });
      await expect.element(sheet.getByText(words)).toBeVisible();
    },
  );

  test('has the phone’s own menu where there is one', async () => {
    const without = await open();
    await expect.element(without.sheet.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(without.sheet.getByRole('button', { name: 'Share to…' }).query()).toBeNull();
    await without.screen.unmount();
    withShareMenu();
    const { sheet } = await open();
    await sheet.getByRole('button', { name: 'Share to…' }).click();
    await expect.poll(() => shared).toEqual([{ title: 'Supply', text: 'Supply', url: link('en') }]);
    await expect.poll(() => copied).toEqual([]);
  });

  test('shows the link where it cannot be copied', async () => {
    clipboard(() => Promise.reject(new Error('closed')));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    const { screen, sheet } = await open();
    await sheet.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(screen.getByText('Please press and hold the link to copy it')).toBeVisible();
    await expect.element(sheet.getByText(link('en'))).toBeVisible();
  });

  test('stands in the page inside the host app, whose own menu opens where it has one', async () => {
    Object.assign(window, { forumHost: { share: (what: unknown) => void shared.push(what) } });
    const { screen, sheet } = await open({}, { inHostApp: true });
    expect(screen.getByRole('article').getByRole('button', { name: 'Share' }).elements()).toHaveLength(1);
    await sheet.getByRole('button', { name: 'Share to…' }).click();
    await expect.poll(() => shared).toEqual([{ title: 'Supply', text: 'Supply', url: link('en') }]);
  });

  test('says without a network what still works', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { sheet } = await open();
    await expect.element(sheet.getByText(/You may still copy the link or make a poster/)).toBeVisible();
  });
});

describe('the poster', () => {
  async function openPoster(more: Partial<NewsItem> = {}, options: Parameters<typeof openNews>[2] = {}) {
    const { screen, sheet } = await open(more, options);
    await sheet.getByRole('button', { name: /^(Poster|生成海报)$/ }).click();
    const picture = sheet.getByRole('img', { name: /Poster of|的海报/ });
    await expect.element(picture).toBeVisible();
    return { screen, sheet, picture: picture.element() as HTMLImageElement };
  }
  async function readFrom(picture: HTMLImageElement) {
    await picture.decode();
    return (await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture)).map(({ rawValue }) => rawValue);
  }

  test.each(['en', 'zh'] as const)('has a code that a reader reads, in %s', async (spoken) => {
    language.set(spoken);
    const { picture } = await openPoster({ summary: '发布《绿色标准》，'.repeat(20), title: 'Supply' });
    expect(await readFrom(picture)).toEqual([link(spoken)]);
    expect(picture.naturalWidth).toBe(1080);
  });

  test('is made anew in the other language', async () => {
    const { screen } = await openPoster();
    language.set('zh');
    const picture = screen.getByRole('img', { name: '“Supply”的海报，附文章二维码' });
    await expect.element(picture).toBeVisible();
    expect(await readFrom(picture.element() as HTMLImageElement)).toEqual([link('zh')]);
  });

  test('grows with its title, and a title without end is cut', async () => {
    const one = await openPoster();
    const short = one.picture.naturalHeight;
    await one.screen.unmount();
    const { picture } = await openPoster({ title: 'Donaudampfschifffahrtsgesellschaft'.repeat(40) });
    expect([picture.naturalHeight > short, picture.naturalHeight < short + 5 * 92]).toEqual([true, true]);
    expect(await readFrom(picture)).toEqual([link('en')]);
  });

  test('shows the mark instead of a cover that is missing, and says so', async () => {
    const { sheet, picture } = await openPoster({ cover: { id: 'gone', width: 800, height: 500 } });
    await expect.element(sheet.getByText(/The cover picture could not be loaded/)).toBeVisible();
    expect(await readFrom(picture)).toEqual([link('en')]);
  });

  test('is downloaded under the title of the article', async () => {
    const followed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      followed.push(this.download);
    });
    const { screen, sheet } = await openPoster({ title: 'Ports / "green": a plan' });
    await sheet.getByRole('button', { name: 'Download' }).click();
    await expect.element(screen.getByText('The picture is being saved')).toBeVisible();
    expect(followed).toEqual(['Ports green a plan.jpg']);
  });

  test('is shared as a file where the phone can', async () => {
    withShareMenu();
    const { sheet } = await openPoster();
    await sheet.getByRole('button', { name: 'Share the picture' }).click();
    await expect.poll(() => shared).toMatchObject([{ files: [{ name: 'Supply.jpg', type: 'image/jpeg' }] }]);
  });

  test.each([
    ['a browser', 'Mozilla/5.0', false, /not supported\. Please download the picture, or press and hold/, 1],
    ['WeChat', 'Mozilla/5.0 MicroMessenger/8.0', false, /not supported\. Please press and hold/, 0],
    ['the host app', 'Mozilla/5.0', true, /not supported\. Please press and hold/, 0],
  ])('cannot be saved to the album in %s, which offers what it can', async (_, agent, inHostApp, words, downloads) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const { sheet } = await openPoster({}, { inHostApp });
    await sheet.getByRole('button', { name: 'Save to album' }).click();
    await expect.element(sheet.getByText(words)).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Download' }).elements()).toHaveLength(downloads);
  });

  test('that cannot be made says so, and is tried again', async () => {
    const blocked = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    const { sheet } = await open();
    await sheet.getByRole('button', { name: 'Poster' }).click();
    await expect.element(sheet.getByText('The poster could not be made. Please copy the link instead.')).toBeVisible();
    blocked.mockRestore();
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect.element(sheet.getByRole('img', { name: /Poster of/ })).toBeVisible();
  });
});

test.each(['light', 'dark'])(
  'in %s, with the largest text, axe objects to nothing and nothing is too wide',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['textSize'] = 'x-large';
    withShareMenu();
    const { screen, sheet } = await open({ title: 'Donaudampfschifffahrtsgesellschaft'.repeat(3), isPublic: false });
    const wide = () =>
      Array.from(document.querySelectorAll('dialog *')).filter(
        (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1,
      );
    const findings = async () => (await axe.run(screen.container)).violations;
    await expect.element(sheet.getByRole('button', { name: 'Copy link' })).toBeVisible();
    const [first, wideFirst] = [await findings(), wide()];
    await sheet.getByRole('button', { name: 'Poster' }).click();
    await expect.element(sheet.getByRole('button', { name: 'Save to album' })).toBeVisible();
    const [second, wideSecond] = [await findings(), wide()];
    document.documentElement.dataset['theme'] = 'light';
    delete document.documentElement.dataset['textSize'];
    expect([first, second]).toEqual([[], []]);
    expect([...wideFirst, ...wideSecond]).toEqual([]);
  },
);
