import { readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileCategories } from 'contract/file-categories';
import { languages } from 'contract/languages';
import { documentExtensions, imageExtensions } from 'contract/rules/file-extensions';
import { recognised } from '../../src/platform/media/content/recognise.ts';
import { sentFile } from '../../src/platform/media/content/sent-file.ts';
import { meetings } from '../agenda.ts';
import { forumFilePath, forumFiles } from './files.ts';
import { probes } from './probes.testing.ts';
import { pagePicturePath, readingsOfFiles } from './readings.ts';
import type { Block } from './shapes.ts';
import { documents } from './texts/all.ts';
import { people } from '../people.ts';

const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const keysOf = (list: { key: string }[]) => list.map(({ key }) => key);
const readings = readingsOfFiles();

function wordsOf(block: Block): string[] {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'points') return block.points;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return [block.title, block.unit, ...block.bars.map(({ name }) => name)];
}

const written = (language: 'zh' | 'en') =>
  documents
    .flatMap(({ writings }) => writings)
    .filter((writing) => writing.language === language)
    .flatMap(({ title, subtitle, chapters }) => [
      ...[title, subtitle],
      ...chapters.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(wordsOf)]),
    ]);

describe('the files', () => {
  test('are 25 of several pages, and one of each other ending', () => {
    const count = Object.groupBy(forumFiles, ({ ending }) => ending);
    const numbers = Object.fromEntries(Object.entries(count).map(([ending, list]) => [ending, list.length]));
    const others = [...documentExtensions, ...imageExtensions].map((ending) => [ending, 1] as const);
    expect(numbers).toEqual({ ...Object.fromEntries(others), pdf: 12, docx: 5, pptx: 4, xlsx: 4 });
    const several = ['pdf', 'docx', 'pptx', 'xlsx'];
    expect(keysOf(documents).toSorted()).toEqual(
      keysOf(forumFiles.filter(({ ending }) => several.includes(ending))).toSorted(),
    );
  });

  test('have different titles in both languages, and every category has several', () => {
    expect(repeated(keysOf(forumFiles))).toEqual([]);
    for (const language of languages) expect(repeated(forumFiles.map(({ title }) => title[language]))).toEqual([]);
    expect(forumFiles.filter(({ title }) => !/\p{Script=Han}/u.test(title.zh) || !/^\p{Lu}/u.test(title.en))).toEqual(
      [],
    );
    for (const category of Object.keys(fileCategories))
      expect(forumFiles.filter((file) => file.category === category).length).toBeGreaterThan(8);
  });

  test('are for all but three: two for red badges, one for the people of a closed-door seminar', () => {
    const limited = forumFiles.filter(({ audience }) => audience.kind !== 'all');
    expect(limited.map(({ key, audience }) => [key, audience])).toEqual([
      ['guide-speakers', { kind: 'badges', badges: ['red'] }],
      ['report-commitments', { kind: 'badges', badges: ['red'] }],
      ['report-debt-points', { kind: 'meeting', meeting: 'debt-and-trust' }],
    ]);
    expect(meetings.find(({ key }) => key === 'debt-and-trust')?.type).toBe('closed');
  });

  test('are published at different moments', () => {
    expect(repeated(forumFiles.map(({ published: { day, time } }) => `${day} ${time}`))).toEqual([]);
    expect(forumFiles.filter(({ published }) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(published.time))).toEqual([]);
  });

  test.each(forumFiles)('$key.$ending is what its ending says', async (file) => {
    const handle = await open(forumFilePath(file));
    const found = await recognised(sentFile(forumFilePath(file), handle, statSync(forumFilePath(file)).size));
    await handle.close();
    expect(found?.extension).toBe(file.ending === 'jpeg' ? 'jpg' : file.ending);
  });

  test('nothing else lies in their folder', () => {
    expect(readdirSync(dirname(forumFilePath({ key: 'any', ending: 'pdf' })))).toHaveLength(forumFiles.length);
  });
});

describe('their texts', () => {
  test('are in their own script and punctuation, without straight quotes', () => {
    const zh = written('zh').filter((text) => /\p{Script=Han}/u.test(text));
    const en = written('en');
    expect(zh.length).toBeGreaterThan(800);
    expect(en.length).toBeGreaterThan(800);
    expect(
      zh.filter((text) => /[;?!()"'‘’]|,(?!\d)|(?<!\d):|\p{Script=Han} \p{Script=Han}.*。|你/u.test(text)),
    ).toEqual([]);
    expect(en.filter((text) => /\p{Script=Han}|[，。；：、（）？！]|["']|\s{3}/u.test(text))).toEqual([]);
  });

  test('name only people of the demo forum', () => {
    const name =
      /\b(?:Mr|Ms|Dr|Professor) ((?:\p{Lu}[\p{L}’-]*|van|der|de|la)(?: (?:\p{Lu}[\p{L}’-]+|van|der|de|la))*)/gu;
    const called = written('en').flatMap((text) => Array.from(text.matchAll(name), ([, found = '']) => found));
    const known = new Set(people.flatMap((person) => [person.name.en, person.familyName.en]));
    expect(called.length).toBeGreaterThan(60);
    expect(called.filter((one) => !known.has(one) && one !== 'Chair')).toEqual([]);
  });

  test('stand in the files as the server reads them, so that none was forgotten after a change', () => {
    const bare = (text: string) => text.replaceAll(/\s/g, '').replaceAll('•', '');
    const missing = documents.flatMap(({ key, writings }) => {
      const read = bare(readings[key]?.pages.map(({ name, text }) => `${name ?? ''}${text}`).join('') ?? '');
      const headings = writings.flatMap(({ chapters }) => chapters.map(({ heading }) => heading));
      return headings
        .filter((heading) => !read.includes(bare(heading).slice(0, 31)))
        .map((heading) => `${key}: ${heading}`);
    });
    expect(missing).toEqual([]);
  });

  test('have several pages each, and every page of a pdf has its picture', () => {
    expect(Object.keys(readings).toSorted()).toEqual(keysOf(documents).toSorted());
    expect(Object.entries(readings).filter(([, { pages }]) => pages.length < 2)).toEqual([]);
    const pictures = Object.entries(readings).flatMap(([key, { pageKind, pages }]) =>
      pageKind === 'page' ? pages.map((_, i) => pagePicturePath(key, i + 1)) : [],
    );
    expect(pictures.filter((path) => statSync(path).size < 2_000)).toEqual([]);
    expect(readdirSync(dirname(pagePicturePath('any', 1)))).toHaveLength(pictures.length + 1);
  });
});

describe('the probes of the search', () => {
  test('are 30 in each language, all different, and name a page that there is', () => {
    for (const language of languages) expect(probes.filter((probe) => probe.language === language)).toHaveLength(30);
    expect(repeated(probes.map(({ query }) => query))).toEqual([]);
    expect(probes.filter(({ file, page }) => !readings[file]?.pages[page - 1])).toEqual([]);
  });

  test('name the page that has their longest word', () => {
    const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
    const wrong = probes.filter(({ query, file, page }) => {
      const [longest = ''] = query.split(' ').toSorted((a, b) => b.length - a.length);
      return !plain(readings[file]?.pages[page - 1]?.text ?? '').includes(plain(longest));
    });
    expect(wrong).toEqual([]);
  });
});
