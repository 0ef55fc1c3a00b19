import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { voicePath } from '../../demo/news/voices.ts';
import { linesOf, newsAndFileCommands, rowsAt, type AuditCase } from '../platform/audit/staff-lines.testing.ts';
import { storedFile } from '../platform/media/files.testing.ts';
import { staffDesk } from '../platform/testing/staff-desk.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let fileId = '';
const written = {
  ...{ kind: 'news', category: 'culture', cover: 'a.png', files: ['a.png'] },
  title: { zh: '灯会', en: 'Lanterns' },
  summary: { zh: null, en: 'An evening' },
  source: { zh: '日报', en: 'Daily' },
};
const inFolder = (name: string) => join(desk.dataDir, name);
const write = (name: string, text: string) => writeFile(inFolder(name), text);
beforeAll(async () => {
  desk = await staffDesk();
  fileId = await storedFile(desk.server, new Uint8Array([1]), { name: 'old.webp' });
  const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: 'navy' } });
  await writeFile(inFolder('a.png'), await picture.png().toBuffer());
  await write('news.json', JSON.stringify(written));
  await write('zh.html', '<p>正文</p><img src="a.png">');
  await write('en.html', '<p>Text</p><img src="https://elsewhere.example/b.png">');
  const sentences = [{ text: 'Lanterns', block: null, from: 0, to: 900 }];
  await write('sentences.json', JSON.stringify({ duration: 1000, sentences }));
});
afterAll(() => desk.leave());

type Row = Record<string, unknown> & { id: string };
const item = async (): Promise<Row> => {
  const [row] = await rowsAt(desk, sql`select * from news_item where title->>'en' = 'Lanterns'`);
  return row as Row;
};
let id = '';
const about = () => ({ kind: 'news' as const, item: id });
const versioned = (column: string, name: string) => async () => {
  const row = await item();
  return { version: row['version'], [name]: row[column] };
};
const isPublic = versioned('is_public', 'isPublic');

const cases: AuditCase[] = [
  {
    command: 'share-news',
    args: () => [id, 'on'],
    ...{ about, what: 'share news', before: isPublic, after: isPublic },
  },
  {
    command: 'publish-news',
    first: () => desk.server.db.execute(sql`update news_item set published_at = '2027-03-20' where id = ${id}`),
    args: () => [id],
    ...{ about, what: 'publish news' },
    before: versioned('is_published', 'isPublished'),
    after: versioned('is_published', 'isPublished'),
  },
  {
    command: 'unpublish-news',
    args: () => [id],
    ...{ about, what: 'unpublish news' },
    before: versioned('is_published', 'isPublished'),
    after: versioned('is_published', 'isPublished'),
  },
  {
    command: 'remove-file',
    args: () => [fileId],
    about: () => ({ kind: 'file', item: fileId }),
    ...{ what: 'remove', before: () => ({ kind: 'picture', type: 'image/webp', size: 1, name: 'old.webp' }) },
    after: () => null,
  },
];

describe('the commands about news', () => {
  test('a folder becomes a draft, its files among those of the Forum', async () => {
    const { ok, text } = await desk.staff('add-news', desk.dataDir);
    const row = await item();
    id = row.id;
    expect([ok, text]).toEqual([true, expect.any(String)]);
    expect(text).toContain(`“Lanterns” (${id}) is not published (version 1).`);
    expect(text).toContain('Left out of en.html: "https://elsewhere.example/b.png"');
    const file = row['cover_id'];
    expect(row).toMatchObject({ kind: 'news', category: 'culture', summary: { zh: null, en: 'An evening' } });
    expect(row['body']).toMatchObject({
      zh: [{ kind: 'paragraph' }, { kind: 'picture', file, width: 8, height: 6 }],
      en: [{ kind: 'paragraph' }],
    });
    const lines = await desk.server.services.audit.linesAbout(desk.server.db, about());
    expect(lines.map(({ what, actor }) => [what, actor])).toEqual([['add news', 'staff on the server']]);
  });

  test('a folder with a wrong fact, without a text or with a name outside of it is not sent', async () => {
    const again = (more: object) => write('news.json', JSON.stringify({ ...written, ...more }));
    await again({ category: 'weather' });
    expect((await desk.staff('add-news', desk.dataDir)).text).toContain('not as expected at category');
    await again({ cover: '../staff.key' });
    expect((await desk.staff('add-news', desk.dataDir)).text).toContain('not as expected at cover');
    expect((await desk.staff('add-news', inFolder('nowhere'))).text).toContain('Cannot read');
    expect(await rowsAt(desk, sql`select id from news_item where title->>'en' = 'Lanterns'`)).toHaveLength(1);
  });

  test.each(cases.map((one) => [one.command, one] as const))('%s leaves one line', async (_, one) => {
    const { written: lines, expected } = await linesOf(desk, one);
    expect(lines).toEqual(expected);
  });

  test('a recording is given and taken away, and the lines say which', async () => {
    const voice = voicePath('first-day-guide', 'en');
    const given = await desk.staff('set-recording', id, 'en', voice, inFolder('sentences.json'));
    expect(given.text).toContain('Recordings: English.');
    const taken = await desk.staff('set-recording', id, 'en', 'off');
    expect([taken.ok, taken.text.includes('Recordings')]).toEqual([true, false]);
    const lines = await desk.server.services.audit.linesAbout(desk.server.db, about());
    const [set, off] = lines.slice(-2);
    expect([set?.what, off?.what]).toEqual(['set recording', 'set recording']);
    expect(set?.after).toMatchObject({ language: 'en', recording: { duration: 1000 } });
    expect(off?.before).toMatchObject({ language: 'en', recording: { duration: 1000 } });
    expect(off?.after).toMatchObject({ language: 'en', recording: null });
  });

  test('the list shows the item, and a mistyped command says what to give', async () => {
    expect((await desk.staff('list-news')).text).toContain(`${id} news "Lanterns", not published, public`);
    expect(await desk.staff('share-news', id)).toEqual({ ok: false, text: 'Please give: <id> <on | off>.' });
    expect((await desk.staff('publish-news', '0'.repeat(20))).text).toContain('not among the newest');
  });

  test('every command that changes something is tested', () => {
    // Another test sends files, and looks at their lines.
    const looked = [
      ...cases.map(({ command }) => command),
      'add-news',
      'set-recording',
      'list-news',
      'files',
      'add-file',
    ];
    expect(looked.toSorted()).toEqual(newsAndFileCommands.map(({ name }) => name).toSorted());
  });
});
