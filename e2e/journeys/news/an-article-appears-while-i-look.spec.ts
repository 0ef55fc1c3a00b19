import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { favouritesScreen } from '../../screens/favourites.ts';
import { articleScreen, newsScreen } from '../../screens/news.ts';
import { tapCalmly } from '../../support/calm.ts';
import { spareForThisTry } from '../../support/demo-people.ts';
import { soon } from '../../support/soon.ts';
import { secretariat } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const title = { zh: '茶歇时间延长十分钟', en: 'The tea break is ten minutes longer' };
const text = { zh: '茶歇延长至十一时整。', en: 'The tea break now ends at eleven.' };
// Without a picture: a cover that goes away would be an error in journeys that show the same list at this moment.
const facts = {
  ...{ kind: 'news', category: 'forum', title, summary: { zh: null, en: null } },
  ...{ source: { zh: '论坛日报', en: 'Forum Daily' } },
};

/** Stores the item as a draft and returns its id. */
async function addDraft(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'news-'));
  try {
    await writeFile(join(folder, 'news.json'), JSON.stringify(facts));
    for (const language of ['zh', 'en'] as const)
      await writeFile(join(folder, `${language}.html`), `<p>${text[language]}</p>`);
    const said = await secretariat('add-news', folder);
    return /\(([^()\s]+)\) is not published/.exec(said)?.[1] ?? said;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test.use({ signedIn: false });

test('an article appears while I look, and is withdrawn while I read it', async ({
  page,
  say,
  switchLanguage,
  signedInAs,
  axe,
}) => {
  // Somebody who has bookmarked no other news.
  await signedInAs(spareForThisTry(85));
  const [news, article, mine] = [newsScreen(page, say), articleScreen(page, say), favouritesScreen(page, say)];
  const id = await addDraft();
  await news.open();
  await expect(news.titles.first()).toBeVisible();
  await expect(news.row(say(title))).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  try {
    await secretariat('publish-news', id);
    await expect(news.row(say(title))).toBeVisible(soon);
    await expect(news.titles.first()).toHaveText(say(title));
    await switchLanguage();
    await expect(news.titles.first()).toHaveText(say(title));

    await tapCalmly(news.row(say(title)));
    await expect(article.heading(say(title))).toBeVisible();
    await expect(page.getByText(say(text))).toBeVisible();
    await tapCalmly(article.bookmark(say(title)));
    await expect(article.bookmark(say(title))).toHaveAttribute('aria-pressed', 'true');

    await secretariat('unpublish-news', id);
    await expect(article.withdrawn).toBeVisible(soon);
    await expect(page.getByText(say(text))).toHaveCount(0);
    await expect(article.bookmark(say(title))).toHaveCount(0);
    await axe();
    await tapCalmly(article.openNews);
    await expect(news.titles.first()).toBeVisible();
    await expect(news.row(say(title))).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.goto('/cdfH5/pages/collection/collection?view=news');
    await expect(mine.tab('资讯', 'News')).toBeVisible();
    await expect(article.openNews).toBeVisible();
    await expect(news.row(say(title))).toHaveCount(0);
    // Published again, it comes back into the bookmarks by itself.
    await secretariat('publish-news', id);
    await expect(news.row(say(title))).toBeVisible(soon);
  } finally {
    // The next journey needs the news of the demo, even if this one failed.
    await secretariat('unpublish-news', id).catch(() => {});
  }
});
