import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from 'contract/languages';
import { newsCategories } from 'contract/news-categories';
import { filesIn } from 'contract/rich-text/files-in-text';
import { RichText } from 'contract/rich-text/rich-text';
import type { RichBlock } from 'contract/rich-text/rich-text';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { meetings } from './agenda.ts';
import { halls } from './halls.ts';
import { newsFiles, posterKey } from './news/files.ts';
import { news } from './news/news.ts';
import type { DemoNews } from './news/shapes.ts';
import { spokenSentences, timesPath, voiceKey, voicesOf } from './news/voices.ts';
import { newsFileId } from './news/writing.ts';
import { people } from './people.ts';

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);
const fileWithId = new Map(newsFiles.map((file) => [file.id, file]));
const withVoice = news.filter(({ voice }) => voice);

/** Every string of a text, wherever it stands. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    ['kind', 'file', 'extension', 'link', 'align'].includes(name) ? [] : wordsIn(inner),
  );
}

/** What is read in one language. */
function written(item: DemoNews, language: 'zh' | 'en'): string[] {
  const { title, summary, source, body } = item;
  return [title[language], summary[language] ?? '', source[language], ...wordsIn(body[language])].filter(Boolean);
}

/** A text without its words: what stands where. */
function form(block: RichBlock): unknown {
  if (block.kind === 'list') return [block.kind, block.ordered, block.items.length];
  if (block.kind === 'quote') return [block.kind, block.paragraphs.length];
  if (block.kind === 'paragraph') return [block.kind, block.runs.filter(({ link }) => link).map(({ link }) => link)];
  return 'file' in block ? [block.kind, block.file] : [block.kind];
}

/** What the first group of a pattern holds, wherever it is found. */
const found = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, group = '']) => group));

describe('the news of the demo forum', () => {
  test('are 30 news and 10 talks with different keys and titles', () => {
    expect(news.filter(({ kind }) => kind === 'news')).toHaveLength(30);
    expect(news.filter(({ kind }) => kind === 'talk')).toHaveLength(10);
    expect(repeated([keysOf(news), ...languages.map((one) => news.map(({ title }) => title[one]))].flat())).toEqual([]);
  });

  test('use every category; among the talks one stays empty', () => {
    const used = (kind: string) =>
      Object.keys(newsCategories).filter((one) => news.some((item) => item.kind === kind && item.category === one));
    expect(used('news')).toEqual(Object.keys(newsCategories));
    expect(used('talk')).toEqual(Object.keys(newsCategories).filter((one) => one !== 'culture'));
  });

  test('show what may be missing or too long: a cover, a summary, a short title, the publication', () => {
    const like = (test: (item: DemoNews) => boolean) => keysOf(news.filter(test));
    expect(like(({ cover }) => cover === null)).toEqual(['registration-opens']);
    expect(like(({ summary }) => summary.zh === null || summary.en === null)).toEqual(['registration-opens']);
    expect(like(({ title }) => title.en.length > 150)).toEqual(['sea-walls']);
    expect(like(({ published }) => published === null)).toEqual(['closing-summary']);
    expect(like(({ video }) => video !== undefined)).toEqual(['zero-carbon-park', 'supply-chains-call']);
  });

  test('are published before the third day ends, at different moments', () => {
    const moments = news.flatMap(({ published }) => (published ? [`${published.day} ${published.time}`] : []));
    expect(repeated(moments)).toEqual([]);
    expect(
      news.filter(
        ({ published }) => published && !(published.day <= 3 && /^([01]\d|2[0-3]):[0-5]\d$/.test(published.time)),
      ),
    ).toEqual([]);
  });

  test('have several voice articles on the first and on the second day, for the morning brief', () => {
    const on = (day: number) => withVoice.filter(({ published }) => published?.day === day).length;
    expect(withVoice).toHaveLength(10);
    expect([on(1), on(2)]).toEqual([4, 4]);
  });
});

describe('the texts', () => {
  test('fit the contract and have the same parts in both languages', () => {
    const misfits = news.filter(({ body }) => languages.some((one) => !RichText.safeParse(body[one]).success));
    expect(keysOf(misfits)).toEqual([]);
    expect(news.map(({ body }) => body.zh.map(form))).toEqual(news.map(({ body }) => body.en.map(form)));
  });

  test('are in their own script and punctuation, without straight quotes', () => {
    const zh = news.flatMap((item) => written(item, 'zh'));
    const en = news.flatMap((item) => written(item, 'en'));
    expect(
      zh.filter(
        (text) =>
          !/\p{Script=Han}|^。$/u.test(text) ||
          /[,;?!()"'‘’]|(?<!\d):|\.(?!\d)|\p{Script=Han} | \p{Script=Han}|你/u.test(text),
      ),
    ).toEqual([]);
    expect(en.filter((text) => /\p{Script=Han}|[，。；：、（）？！]|["']|\s{2}/u.test(text))).toEqual([]);
  });

  test('end as sentences do, and titles do not', () => {
    const paragraphs = (item: DemoNews, language: 'zh' | 'en') =>
      item.body[language].flatMap((block) =>
        block.kind === 'paragraph' ? block.runs.map(({ text }) => text).join('') : [],
      );
    expect(news.flatMap((item) => paragraphs(item, 'zh')).filter((text) => !/[。：？”）]$/u.test(text))).toEqual([]);
    expect(news.flatMap((item) => paragraphs(item, 'en')).filter((text) => !/[.:?”)]$/u.test(text))).toEqual([]);
    expect(news.filter(({ title }) => /[。.]$/u.test(title.zh + title.en))).toEqual([]);
  });

  test('name only people of the demo forum, in the roles that they have', () => {
    const texts = news.flatMap((item) => written(item, 'en'));
    const name =
      /\b(?:Mr|Ms|Dr|Professor) ((?:\p{Lu}[\p{L}’-]+|van|der|de|la)(?: (?:\p{Lu}[\p{L}’-]+|van|der|de|la))*)/gu;
    const called = found(texts, name).filter((one) => one !== 'Chair');
    const known = new Set(people.flatMap((person) => [person.name.en, person.familyName.en]));
    expect(called.length).toBeGreaterThan(60);
    expect(called.filter((one) => !known.has(one))).toEqual([]);
    const roles = people.flatMap((person) =>
      found(texts, new RegExp(`${person.name.en}, (\\p{Lu}[^.]*)`, 'gu')).map((role) => ({ person, role })),
    );
    expect(roles.length).toBeGreaterThan(25);
    const wrong = roles.filter(({ person, role }) => !role.startsWith(person.title.en.split(/,| and /)[0] ?? '-'));
    expect(wrong.map(({ role }) => role)).toEqual([]);
  });

  test('name only halls and meetings of the demo forum', () => {
    const [zh, en] = languages.map((language) => news.flatMap((item) => written(item, language)));
    const rooms = new Set(found(en ?? [], /\b(\p{Lu}\p{L}+ (?:Hall|Pavilion))\b/gu));
    expect(rooms.size).toBe(5);
    expect([...rooms].filter((room) => !halls.some((hall) => hall.name.en === room))).toEqual([]);
    const named = found(zh ?? [], /“([^”]+)”(?:专题)?研讨会/gu);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((one) => !meetings.some(({ title }) => title.zh.startsWith(one)))).toEqual([]);
  });
});

describe('the files', () => {
  test('are exactly those that items show, and every one exists below its limit', () => {
    const shown = news.flatMap(({ key, cover, video, voice, body }) => [
      ...(cover ? [newsFileId(cover)] : []),
      ...(video ? [newsFileId(video), newsFileId(posterKey(video))] : []),
      ...(voice ? languages.map((language) => newsFileId(voiceKey(key, language))) : []),
      ...filesIn(body.zh),
    ]);
    expect([...new Set(shown)].toSorted()).toEqual([...fileWithId.keys()].toSorted());
    const limits = { picture: 40_000, audio: 700_000, video: 600_000, document: 300_000 };
    expect(newsFiles.filter(({ kind, path }) => statSync(path).size > limits[kind]).map(({ key }) => key)).toEqual([]);
    expect(newsFiles.reduce((sum, { path }) => sum + statSync(path).size, 0)).toBeLessThan(8_000_000);
  });

  test('and nothing else lies in their folders', () => {
    const folder = (name: string) =>
      readdirSync(join(import.meta.dirname, 'news', name)).filter((file) => !file.endsWith('.ts'));
    const lying = ['pictures', 'videos', 'voices', 'documents'].flatMap(folder);
    expect(lying).toHaveLength(newsFiles.length + withVoice.length);
  });

  test('begin as their types do', () => {
    const begins = {
      'image/webp': /^RIFF....WEBP/s,
      'audio/mpeg': /^(ID3|\xff[\xe2-\xfb])/,
      'video/mp4': /^....ftyp/s,
      'application/pdf': /^%PDF-/,
    };
    const wrong = newsFiles.filter(
      ({ type, path }) => !begins[type].test(readFileSync(path).toString('latin1', 0, 16)),
    );
    expect(wrong).toEqual([]);
  });

  test('pictures have one size and no two are alike; covers differ', async () => {
    const drawn = newsFiles.filter(({ kind }) => kind === 'picture');
    const sizes = await Promise.all(drawn.map(async ({ path }) => sharp(path).metadata()));
    expect([...new Set(sizes.map(({ format, width, height }) => `${format} ${width} ${height}`))]).toEqual([
      'webp 1280 742',
    ]);
    expect(repeated(drawn.map(({ path }) => readFileSync(path, 'base64')))).toEqual([]);
    expect(repeated(news.flatMap(({ cover }) => cover ?? []))).toEqual([]);
  });
});

describe('the recordings', () => {
  test.each(withVoice)('of $key say what is written, sentence after sentence, and end in time', (item) => {
    const voices = voicesOf(item.key);
    for (const language of languages) {
      const { duration, sentences } = voices[language];
      expect(sentences.map(({ text, block }) => ({ text, block }))).toEqual(spokenSentences(item, language));
      const times = sentences.flatMap(({ from, to }) => [from, to]);
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(duration);
      expect(duration).toBeGreaterThan(50_000);
      expect(duration).toBeLessThan(240_000);
    }
  });

  test('last as long as their times say', () => {
    // At 24 kbit/s a second is 3,000 bytes; the header of a file is small.
    for (const { key } of withVoice)
      for (const language of languages) {
        const file = fileWithId.get(newsFileId(voiceKey(key, language)));
        const seconds = statSync(file?.path ?? timesPath(key)).size / 3000;
        expect(Math.abs(seconds - voicesOf(key)[language].duration / 1000)).toBeLessThan(1);
      }
  });
});
