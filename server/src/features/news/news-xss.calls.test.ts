import { sql } from 'drizzle-orm';
import { parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from 'contract/calls/console/news';
import type { NewsItem, NewsRow } from 'contract/calls/news';
import type { Language } from 'contract/languages';
import { cleanText, isCleanText } from 'contract/rich-text/clean-text';
import type { RichBlock, RichText } from 'contract/rich-text/rich-text';
import { storedFile } from '../../platform/media/files.testing.ts';
import { isElement, nodesIn, type HtmlElement } from '../../platform/rich-text/parsed-html.ts';
import { wordsOf } from '../../platform/rich-text/shape-of-html.testing.ts';
import { xssPayloads } from '../../platform/rich-text/xss-payloads.testing.ts';
import { gu, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';

/**
 * Every payload is stored in every text that an item has, as words and as imported HTML, and read back in both ways in
 * which it leaves the server: as data for the app, letter by letter, and as the public page, element by element.
 */

/** As they can be stored: letters that no text may have are refused below. */
const payloads = [...new Set(xssPayloads.map((payload) => cleanText(payload).replaceAll('\n', ' ').trim()))];

let desk: Awaited<ReturnType<typeof staffDesk>>;
let token = '';
const files = { picture: '', video: '', document: '' };
const items: { id: string; payload: string; imported: RichText }[] = [];

beforeAll(async () => {
  desk = await staffDesk();
  token = (await steps(desk.server).signIn({ address: gu.mobile })).token;
  const bytes = new TextEncoder().encode('bytes');
  files.picture = await storedFile(desk.server, bytes);
  files.video = await storedFile(desk.server, bytes, { kind: 'video', extension: 'mp4', type: 'video/mp4' });
  files.document = await storedFile(desk.server, bytes, {
    ...{ kind: 'document', extension: 'pdf', type: 'application/pdf' },
  });
  for (const payload of payloads) items.push(await stored(payload));
  await publishAll();
}, 300_000);
afterAll(() => desk.leave());

async function stored(payload: string) {
  // Editors paste what they copied into the middle of an article.
  const html = `<p>An article.</p><h2>${payload}</h2><p>before ${payload} after</p><img src="a.webp" alt="${payload}">`;
  const { text: imported } = await desk.ask(calls.cleanHtml, {
    html,
    files: [{ address: 'a.webp', id: files.picture }],
  });
  const both = { zh: payload, en: payload };
  const { id } = await desk.ask(calls.addNews, {
    ...{ kind: 'news', category: 'forum', cover: files.picture, film: null },
    ...{ title: both, summary: both, source: { zh: sourceOf(payload), en: sourceOf(payload) } },
    body: { zh: imported, en: inEveryPlace(payload) },
  });
  return { id, payload, imported };
}

/** No source has a longer name. */
const sourceOf = (payload: string) => payload.slice(0, 60).trim();

const inEveryPlace = (text: string): RichBlock[] => [
  { kind: 'paragraph', runs: [{ text, bold: true }, { text }] },
  { kind: 'heading', level: 2, runs: [{ text }] },
  { kind: 'list', ordered: true, items: [{ runs: [{ text, link: 'https://forum.example/' }] }] },
  { kind: 'quote', paragraphs: [[{ text }]] },
  { kind: 'picture', file: files.picture, width: 40, height: 20, alt: text, caption: text },
  { kind: 'video', file: files.video, poster: null, caption: text },
  { kind: 'document', file: files.document, name: text, extension: 'pdf', size: 5 },
];

/** The calls that publish have tests of their own; here they would only take time. */
async function publishAll() {
  const ids = sql.join(
    items.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  await desk.server.db.execute(sql`
    update news_item set is_published = true, is_public = true, published_at = '2026-01-01' where id in (${ids})`);
  desk.server.services.contentCache.clear();
}

const ask = async (name: string, body: object, language: Language = 'en') =>
  (await desk.server.call.json(`/api/forum/${name}`, { ...body }, { language, token })).obj;

test('there are three hundred of them at least, and each is stored', () => {
  expect(items.length).toBeGreaterThan(300);
});

test('those with letters that no text may have are refused as they are', async () => {
  const unclean = xssPayloads.filter((payload) => !isCleanText(payload.trim()));
  expect(unclean.length).toBeGreaterThan(0);
  for (const payload of unclean) {
    const both = { zh: payload, en: payload };
    const adding = desk.ask(calls.addNews, {
      ...{ kind: 'news', category: 'forum', cover: null, film: null },
      ...{ title: both, summary: both, source: { zh: '日报', en: 'Daily' }, body: { zh: [], en: [] } },
    });
    await expect(adding).rejects.toMatchObject({ refusal: { refusal: 'invalidInput' } });
  }
});

test('the list has their letters', async () => {
  const seen: NewsRow[] = [];
  let more = true;
  while (more) {
    const olderThan = seen.at(-1)?.id;
    const page = (await ask('getForum', olderThan ? { olderThan } : {})) as { items: NewsRow[]; more: boolean };
    seen.push(...page.items);
    ({ more } = page);
  }
  const byId = new Map(seen.map(({ id, title, summary, source }) => [id, [title, summary, source]]));
  expect(items.map(({ id }) => byId.get(id))).toEqual(
    items.map(({ payload }) => [payload, payload, sourceOf(payload)]),
  );
});

test('an item has their letters, as words and as imported HTML', async () => {
  for (const { id, payload, imported } of items) {
    const { item } = (await ask('getForumDetail', { id })) as { item: NewsItem };
    expect([item.title, item.body]).toEqual([payload, inEveryPlace(payload)]);
    const { item: chinese } = (await ask('getForumDetail', { id }, 'zh')) as { item: NewsItem };
    expect(chinese.body).toEqual(imported);
    expect(imported.filter(({ kind }) => !['heading', 'paragraph', 'picture'].includes(kind))).toEqual([]);
  }
});

test('the transcript of a recording has their letters', async () => {
  const [{ id } = { id: '' }] = items;
  const audio = await storedFile(desk.server, new Uint8Array(5), {
    kind: 'audio',
    extension: 'mp3',
    type: 'audio/mpeg',
  });
  const sentences = payloads.map((text, nth) => ({ text, block: null, from: nth, to: nth + 1 }));
  const recording = { file: audio, duration: sentences.length, sentences };
  await desk.ask(calls.setRecording, { id, version: 1, language: 'en', recording });
  const { item } = (await ask('getForumDetail', { id })) as { item: NewsItem };
  expect(item.recordings.flatMap((one) => one.sentences.map(({ text }) => text))).toEqual(payloads);
});

/** All that the public page may consist of: nothing that runs, frames, embeds, sends or restyles. */
const allowed: Record<string, string[]> = {
  html: ['lang'],
  head: [],
  meta: ['charset', 'name', 'property', 'content'],
  title: [],
  link: ['rel', 'href', 'hreflang'],
  body: [],
  header: [],
  span: [],
  main: [],
  article: [],
  div: ['lang'],
  a: ['href', 'target', 'rel', 'download', 'class', 'lang', 'hreflang'],
  h1: [],
  h2: [],
  p: ['class'],
  time: ['datetime'],
  strong: [],
  em: [],
  u: [],
  ol: [],
  li: [],
  blockquote: [],
  figure: [],
  img: ['class', 'src', 'alt', 'width', 'height', 'loading'],
  figcaption: [],
  video: ['src', 'controls', 'playsinline', 'preload'],
};
const addresses = new Set(['href', 'src']);
/** Alternates are whole addresses, of the configured origin. */
const ours =
  /^(\/media\/[0-9a-z]{20}(\.w\d+)?|(http:\/\/127\.0\.0\.1:4000)?\/share\/[0-9a-z]{20}\?lang=(zh|en)|\/share\.css|\/cdfH5\/.*|https:\/\/forum\.example\/)$/;

function whatIsWrongWith({ tagName, attrs }: HtmlElement): string[] {
  const names = allowed[tagName];
  if (!names) return [tagName];
  return attrs
    .filter(({ name, value }) => !names.includes(name) || (addresses.has(name) && !ours.test(value)))
    .map(({ name, value }) => `${tagName} ${name}=${value}`);
}

test('the public page has nothing but its own elements, attributes and addresses', async () => {
  for (const { id, payload } of items)
    for (const language of ['en', 'zh']) {
      const html = await (await fetch(`${desk.server.address}/share/${id}?lang=${language}`)).text();
      const elements = [...nodesIn(parse(html).childNodes, () => true)].filter(isElement);
      expect(elements.flatMap(whatIsWrongWith)).toEqual([]);
      const told = elements.filter(({ tagName, attrs }) => tagName === 'meta' && attrs[0]?.value === 'og:title');
      expect(told.map(({ attrs }) => attrs[1]?.value)).toEqual([payload]);
      expect(wordsOf(html)).toContain(payload);
    }
});
