import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/console/news';
import { pictureAddress } from 'contract/wire/media';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { forum } from '../../../demo/forum.ts';
import { newsItem } from '../../platform/database/tables/content/news.ts';
import { newId } from '../../platform/ids.ts';
import { storedFile } from '../../platform/media/files.testing.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { countingStatements } from '../../platform/testing/statements.ts';
import { sharedPage } from './news-share.actions.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let cover = '';
beforeAll(async () => {
  desk = await staffDesk();
  cover = await storedFile(desk.server, new TextEncoder().encode('bytes'));
});
afterAll(() => desk.leave());

const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;
const facts = (title: string): calls.NewsFacts => ({
  ...{ kind: 'news', category: 'forum', cover, film: null },
  title: { zh: `${title}（中）`, en: title },
  summary: { zh: null, en: `About ${title}` },
  source: { zh: '日报', en: 'Daily' },
  body: {
    zh: [{ kind: 'paragraph', runs: [{ text: '中文正文' }] }],
    en: [{ kind: 'paragraph', runs: [{ text: `The text of ${title}` }] }],
  },
});
const on = ({ id, version }: calls.EditedNews) => ({ id, version });
const published = async (title: string) => desk.ask(calls.publishNews, on(await desk.ask(calls.addNews, facts(title))));
const shared = async (title: string) => desk.ask(calls.setNewsPublic, { ...on(await published(title)), to: 'on' });

const open = (id: string, headers: Record<string, string> = { 'accept-language': 'en' }, query = '') =>
  fetch(`${desk.server.address}/share/${id}${query}`, { headers });

type Element = DefaultTreeAdapterTypes.Element;
/** What a parser that is not ours finds. */
function elementsOf(html: string): Element[] {
  const within = (node: DefaultTreeAdapterTypes.Node): Element[] =>
    'childNodes' in node
      ? node.childNodes.flatMap((child) => ['tagName' in child ? [child] : [], within(child)].flat())
      : [];
  return within(parse(html));
}
function tagsOf(html: string): Record<string, string> {
  const metas = elementsOf(html).filter(({ tagName }) => tagName === 'meta');
  const pairs = metas.map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])));
  return Object.fromEntries(pairs.map((one) => [one['property'] ?? one['name'] ?? '', one['content'] ?? '']));
}

describe('the shared page of a public item', () => {
  test('has its texts, and tags for chat apps with whole addresses that last', async () => {
    const { id } = await shared('The opening');
    const response = await open(id);
    const html = await response.text();
    const origin = new URL(desk.server.services.settings.publicUrl).origin;
    const image = `${origin}${pictureAddress({ id: cover }, 1280)}`;
    expect(tagsOf(html)).toMatchObject({
      ...{ 'og:type': 'article', 'og:title': 'The opening', 'og:description': 'About The opening' },
      ...{
        'og:image': image,
        'og:url': `${origin}/share/${id}?lang=en`,
        'og:image:alt': 'The opening',
        'og:site_name': forum.name.en,
      },
      ...{ 'twitter:card': 'summary_large_image', 'twitter:title': 'The opening', 'twitter:image': image },
    });
    for (const language of ['zh', 'en'])
      expect(html).toContain(`hreflang="${language}" href="${origin}/share/${id}?lang=${language}">`);
    expect(html).toContain('The text of The opening');
    expect(html).toContain('<p class="lead">About The opening</p>');
    const picture = await fetch(desk.server.address + pictureAddress({ id: cover }, 1280));
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  });

  test.each([
    ['en', /Daily · <time datetime="[^"]+\+08:00">\d{1,2} \p{L}+ \d{4}, \d\d:\d\d<\/time> \(Beijing time\)/u],
    ['zh', /日报 · <time datetime="[^"]+\+08:00">\d{4}年\d{1,2}月\d{1,2}日 \d\d:\d\d<\/time>（北京时间）/u],
  ])('says in %s when it appeared, as one writes it there, and by whose clock', async (language, line) => {
    const { id } = await shared('The clock');
    expect(await (await open(id, {}, `?lang=${language}`)).text()).toMatch(line);
  });

  test('has its text in the other language where its own is missing, and says so to readers aloud', async () => {
    const { body, ...rest } = facts('The half');
    const draft = await desk.ask(calls.addNews, { ...rest, body: { ...body, zh: [] } });
    const item = await desk.ask(calls.setNewsPublic, { ...on(await desk.ask(calls.publishNews, on(draft))), to: 'on' });
    const html = await (await open(item.id, {}, '?lang=zh')).text();
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain('<div lang="en-GB">\n<p>The text of The half</p>\n</div>');
  });

  test('speaks the language of the browser, and leads to the other', async () => {
    const { id } = await shared('The plenary');
    const [zh, en] = [await (await open(id, {})).text(), await (await open(id)).text()];
    expect([tagsOf(zh)['og:title'], tagsOf(en)['og:title']]).toEqual(['The plenary（中）', 'The plenary']);
    expect(zh).toContain(`href="/share/${id}?lang=en"`);
    expect(await (await open(id, {}, '?lang=en')).text()).toBe(en);
    expect(await (await open(id, undefined, '?lang=zh')).text()).toBe(zh);
    expect(await (await open(id, undefined, '?lang=zh&lang=en')).text()).toBe(en);
  });

  test('runs nothing, whatever its texts say', async () => {
    const { id } = await shared(evil.slice(0, 80));
    const response = await open(id);
    const elements = elementsOf(await response.text());
    expect(elements.filter(({ tagName }) => ['script', 'iframe', 'object', 'form', 'style'].includes(tagName))).toEqual(
      [],
    );
    const attributes = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'; " +
        "style-src 'self'; img-src 'self' data:; media-src 'self'",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('does not believe the host that a caller names', async () => {
    const { id } = await shared('The hosts');
    const headers = { 'accept-language': 'en', 'x-forwarded-host': 'evil.example' };
    expect(await (await open(id, headers)).text()).not.toContain('evil.example');
  });
});

describe('any other id', () => {
  /** The page and its headers, without the id that was asked for and without what changes by the second. */
  const seen = async (id: string, language: string) => {
    // Compressed, it has another length with each id.
    const response = await open(id, { 'accept-language': language, 'accept-encoding': 'identity' });
    const headers = Object.fromEntries(response.headers);
    const html = (await response.text()).replaceAll(id, 'ID');
    // The mark is made of the page, in which the id stands.
    return { status: response.status, html, headers: { ...headers, date: '', 'x-request-id': '', etag: '' } };
  };

  test.each(['zh-CN', 'en-GB'])('unknown, draft, withdrawn or not public, is the same page in %s', async (language) => {
    const draft = await desk.ask(calls.addNews, facts('A secret draft'));
    const notPublic = await published('A secret item');
    const withdrawn = await desk.ask(calls.unpublishNews, on(await shared('A secret withdrawn')));
    const unknown = await seen(newId(), language);
    for (const { id } of [draft, notPublic, withdrawn]) expect(await seen(id, language)).toEqual(unknown);
    expect(unknown.html).not.toContain('secret');
    expect(tagsOf(unknown.html)['og:title']).toBe(language === 'en-GB' ? forum.name.en : forum.name.zh);
    expect(unknown.html).toContain('href="/cdfH5/pages/forum/detail?id=ID"');
  });

  test.each(['zh-CN', 'en-GB'])('has the same bytes before it exists and in every state, in %s', async (language) => {
    const id = newId();
    const bytes = async () => {
      const response = await open(id, { 'accept-language': language });
      return `${response.headers.get('etag')} ${await response.text()}`;
    };
    const unknown = await bytes();
    const { cover: coverId, film: _film, ...columns } = facts('A secret of one id');
    const state = { id, version: 1, publishedAt: null, isPublished: false, isPublic: false };
    await desk.server.db.insert(newsItem).values({ ...columns, coverId, filmId: null, posterId: null, ...state });
    expect(await bytes()).toBe(unknown);
    const notPublic = await desk.ask(calls.publishNews, { id, version: 1 });
    expect(await bytes()).toBe(unknown);
    const isPublic = await desk.ask(calls.setNewsPublic, { ...on(notPublic), to: 'on' });
    expect(await bytes()).toContain('A secret of one id');
    await desk.ask(calls.unpublishNews, on(isPublic));
    expect(await bytes()).toBe(unknown);
  });

  test('takes the same statements', async () => {
    const { id: hidden } = await published('A hidden item');
    const statements = async (id: string) => {
      const { db, count } = countingStatements(desk.server.database);
      await sharedPage({ db, services: desk.server.services }, id, 'en');
      return count();
    };
    expect([await statements(newId()), await statements(hidden), await statements('%00')]).toEqual([2, 2, 2]);
  });

  test.each(['%00', '..%2f..%2fetc%2fpasswd', '%22%3E%3Cscript%3E', 'x'.repeat(3000)])(
    'also %s, which is not repeated',
    async (id) => {
      const response = await open(id);
      const html = await response.text();
      expect([response.status, tagsOf(html)['og:title']]).toEqual([200, forum.name.en]);
      for (const part of ['passwd', '"><script', 'xxxx']) expect(html).not.toContain(part);
    },
  );
});

test('a withdrawn item is gone from its shared address at once', async () => {
  const item = await shared('Soon gone');
  const response = await open(item.id);
  expect(await response.text()).toContain('Soon gone');
  // Whoever keeps a copy asks each time whether it is still the page.
  expect([response.headers.get('cache-control'), response.headers.get('vary')]).toEqual([
    ...['no-cache', 'accept-encoding, accept-language'],
  ]);
  const kept = { 'accept-language': 'en', 'if-none-match': response.headers.get('etag') ?? '' };
  const unchanged = await open(item.id, kept);
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  await desk.ask(calls.unpublishNews, on(item));
  const gone = await open(item.id, kept);
  expect([gone.status, (await gone.text()).includes('Soon gone')]).toEqual([200, false]);
});
