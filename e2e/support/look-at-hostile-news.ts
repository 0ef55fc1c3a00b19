import type { Page } from '@playwright/test';
import { tapCalmly } from './calm.ts';
import { type HostileNews, payloads } from './hostile-news.ts';
import { expect, type Say } from './test.ts';
import { strangeIn, textsOn } from './what-ran.ts';

export type Looking = { page: Page; say: Say; news: HostileNews; ran: readonly string[] };

/** Nothing ran, nothing strange is on the page, and the texts stand there word for word. */
async function expectHarmless({ page, ran }: Pick<Looking, 'page' | 'ran'>, texts: readonly string[]): Promise<void> {
  const shown = new Set(await textsOn(page, texts));
  const missing = texts.filter((text) => !shown.has(text));
  expect({ ran, strange: await strangeIn(page), missing }).toEqual({ ran: [], strange: [], missing: [] });
}

export async function lookAtList(looking: Looking): Promise<void> {
  const { page, say, news } = looking;
  await page.goto('/cdfH5/pages/forum/forum');
  const end = page.getByText(say({ zh: '已显示全部内容', en: 'You have reached the end' }));
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(end).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [20] });
  await expectHarmless(
    looking,
    news.titled.flatMap(({ title, source }) => [say(title), say(source)]),
  );
}

export async function lookAtArticles(looking: Looking): Promise<void> {
  for (const { id, texts } of Object.values(looking.news.articles)) {
    await openArticle(looking, id);
    await expectHarmless(looking, texts);
  }
}

async function openArticle({ page }: Looking, id: string) {
  await page.goto(`/cdfH5/pages/forum/detail?id=${id}`);
  await expect(page.locator('.rich-text')).toBeVisible();
}

export async function lookAtPictures(looking: Looking, count: number): Promise<void> {
  const { page, say, news } = looking;
  await openArticle(looking, news.articles.pictures.id);
  await page.locator('.rich-text__picture').first().tap();
  const next = page.getByRole('button', { name: say({ zh: '下一张', en: 'Next picture' }) });
  for (const text of payloads.slice(0, count)) {
    await expect(page.getByRole('dialog').getByText(text, { exact: true })).toBeVisible();
    await next.press('Enter');
  }
  await expectHarmless(looking, payloads.slice(count, count + 1));
}

export async function lookAtPlayer(looking: Looking): Promise<void> {
  const { page, say, news } = looking;
  await openArticle(looking, news.articles.paragraphs.id);
  const card = page.getByRole('region', { name: say({ zh: '听全文', en: 'Listen to this article' }) });
  await tapCalmly(card.getByRole('button', { name: say({ zh: '播放', en: 'Play' }), exact: true }));
  await page.getByRole('button', { name: say({ zh: '展开播放器：', en: 'Open the player: ' }) }).tap();
  const player = page.getByRole('dialog');
  await expect(player.getByText(payloads.at(-1) ?? '', { exact: true })).toBeAttached();
  await expectHarmless(looking, payloads);
}

/** Home shows the newest, Favourites what is bookmarked, and the poster has the title. */
export async function lookElsewhere(looking: Looking, isBookmarked = false): Promise<void> {
  const { page, say, news } = looking;
  const title = say({ zh: payloads[0] ?? '', en: payloads[1] ?? '' });
  await page.goto('/cdfH5/');
  await expect(page.getByRole('region', { name: say({ zh: '最新资讯', en: 'Latest news' }) })).toBeVisible();
  await expectHarmless(looking, [title]);
  await openArticle(looking, news.articles.documents.id);
  const bookmark = page.getByRole('banner').getByRole('button', { name: say({ zh: '收藏', en: 'Bookmark' }) });
  if (!isBookmarked) await tapCalmly(bookmark);
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await tapCalmly(page.getByRole('button', { name: say({ zh: '分享', en: 'Share' }), exact: true }));
  await tapCalmly(page.getByRole('button', { name: say({ zh: '生成海报', en: 'Poster' }), exact: true }));
  await expect(page.getByRole('img', { name: say({ zh: '的海报，附文章二维码', en: 'Poster of' }) })).toBeVisible();
  await expectHarmless(looking, [title]);
  await page.goto('/cdfH5/pages/collection/collection?view=news');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectHarmless(looking, [title]);
}

export async function lookAtSharedArticles(looking: Looking, language: 'zh' | 'en'): Promise<void> {
  for (const { id, texts } of Object.values(looking.news.articles)) {
    await looking.page.goto(`/share/${id}?lang=${language}`);
    await expectHarmless(looking, texts);
  }
}

/** Each opened by itself. */
export async function openSharedTitles(looking: Looking, language: 'zh' | 'en'): Promise<void> {
  for (const { id, title, source } of looking.news.titled) {
    await looking.page.goto(`/share/${id}?lang=${language}`);
    await expectHarmless(looking, [title[language], source[language]]);
  }
}
