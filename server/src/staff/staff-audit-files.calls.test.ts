import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesOf, rowsAt, type AuditCase } from '../platform/audit/staff-lines.testing.ts';
import { docxOf, pdfOf } from '../platform/documents/made-documents.testing.ts';
import { staffDesk } from '../platform/testing/staff-desk.ts';
import { forumFileCommands } from './commands/forum-file-commands.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
const inFolder = (name: string) => join(desk.dataDir, name);
beforeAll(async () => {
  desk = await staffDesk();
  await writeFile(inFolder('Guide.PDF'), pdfOf([[{ text: 'Guide', y: 700 }]]));
  await writeFile(inFolder('new.docx'), await docxOf([{ lines: ['Guide'] }]));
  await writeFile(inFolder('note.txt'), 'text');
});
afterAll(() => desk.leave());

let id = '';
const about = () => ({ kind: 'forum file' as const, item: id });
const columns = {
  version: 'version',
  audience: 'shown_to',
  category: 'category',
  title: 'title',
  ending: 'ending',
  mediaId: 'media_id',
  isPublished: 'is_published',
};
const now =
  (...names: (keyof typeof columns)[]) =>
  async () => {
    const [row] = (await rowsAt(desk, sql`select * from forum_file where id = ${id}`)) as Record<string, unknown>[];
    return Object.fromEntries(['version' as const, ...names].map((name) => [name, row?.[columns[name]]]));
  };
const both = (...names: (keyof typeof columns)[]) => ({ before: now(...names), after: now(...names) });

const cases: AuditCase[] = [
  {
    command: 'change-forum-file',
    args: () => [id, 'report', '新指南', 'New guide', 'red,blue'],
    ...{ about, what: 'change file', ...both('category', 'title', 'audience') },
  },
  {
    command: 'replace-forum-file',
    args: () => [id, inFolder('new.docx')],
    first: () => desk.server.db.execute(sql`delete from file_reading`),
    ...{ about, what: 'replace file', ...both('ending', 'mediaId') },
  },
  {
    command: 'publish-forum-file',
    first: () => desk.server.db.execute(sql`update forum_file set published_at = '2027-03-20' where id = ${id}`),
    args: () => [id],
    ...{ about, what: 'publish file', ...both('isPublished') },
  },
  { command: 'unpublish-forum-file', args: () => [id], ...{ about, what: 'unpublish file', ...both('isPublished') } },
];

describe('the commands about files', () => {
  test('a file becomes a draft', async () => {
    const { ok, text } = await desk.staff('add-forum-file', inFolder('Guide.PDF'), 'guide', '指南', 'Guide', 'all');
    id = /\((\w{20})\)/.exec(text)?.[1] ?? '';
    expect([ok, text]).toEqual([
      true,
      `“Guide” (${id}) is not published (version 1), for everybody. Its text is being read.`,
    ]);
    const lines = await desk.server.services.audit.linesAbout(desk.server.db, about());
    expect(lines.map(({ what, actor }) => [what, actor])).toEqual([['add file', 'staff on the server']]);
  });

  // The two lines about the content have an upload before them.
  test.each(cases.map((one) => [one.command, one] as const))('%s leaves a line', async (command, one) => {
    const { written, expected } = await linesOf(desk, one);
    expect(written.line).toEqual(expected.line);
    expect(written.lines).toBe(command === 'replace-forum-file' ? 2 : 1);
  });

  test('another ending, a missing word and an unknown meeting are refused in words', async () => {
    const add = async (...words: string[]) => (await desk.staff('add-forum-file', ...words)).text;
    expect([
      await add(inFolder('note.txt'), 'guide', '指南', 'Guide', 'all'),
      await add(inFolder('Guide.PDF'), 'book', '指南', 'Guide', 'all'),
      await add(inFolder('Guide.PDF'), 'guide', '指南', 'Guide', '0'.repeat(20)),
    ]).toEqual([
      expect.stringContaining('must end with one of: pdf,'),
      expect.stringContaining('Please give: <file>'),
      expect.stringContaining('The meeting of the audience does not exist'),
    ]);
  });

  test('the list shows the file, and every command is tested', async () => {
    expect((await desk.staff('forum-files')).text).toContain(`${id} report "New guide", not published, for red, blue`);
    const looked = [...cases.map(({ command }) => command), 'add-forum-file', 'forum-files'];
    expect(looked.toSorted()).toEqual(forumFileCommands.map(({ name }) => name).toSorted());
  });
});
