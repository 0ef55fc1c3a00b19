import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { and, eq, notLike } from 'drizzle-orm';
import { languageTypes } from 'contract/languages';
import { pictureAddress } from 'contract/wire/media';
import { mediaFile, unownedBytes } from '../../database/tables/content/media.ts';
import { newsFile, newsItem } from '../../database/tables/content/news.ts';
import { staffAt } from '../../testing/staff-desk.ts';
import { testServer } from '../../testing/test-server.ts';
import { kinds } from '../content/file-kinds.ts';
import { compoundFile, pdf } from '../content/made-files.testing.ts';
import { hostileFiles } from '../content/hostile-files.testing.ts';
import { hostilePictures } from '../content/hostile-pictures.testing.ts';
import { sendingTo } from './sending.testing.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let desk: Awaited<ReturnType<typeof staffAt>>;
let sending: Awaited<ReturnType<typeof sendingTo>>;
/** A public item, so that whatever it shows can be fetched by anybody. */
let itemId: string;
beforeAll(async () => {
  server = await testServer();
  desk = await staffAt(server);
  sending = await sendingTo(desk);
  const isOpen = and(eq(newsItem.isPublic, true), eq(newsItem.isPublished, true));
  const [item] = await server.db.select({ id: newsItem.id }).from(newsItem).where(isOpen).limit(1);
  itemId = item!.id;
});
afterAll(async () => {
  await desk.leave();
  await server.stop();
});

/** What is stored anywhere. The sizes of pictures are left out, because a job draws them later. */
async function stored() {
  const names = await readdir(join(server.configuration.dataDir, 'media'), { recursive: true });
  return {
    files: names.filter((name) => /(^|\/)\w{20}(~.*)?$/.test(name)).length,
    rows: await server.db.$count(mediaFile),
    notes: await server.db.$count(unownedBytes, notLike(unownedBytes.key, '%.%')),
    uploads: await readdir(server.services.settings.uploadFolder),
  };
}

const lies = [
  { name: 'report.pdf.html', type: 'text/html' },
  { name: '../../../etc/cron.d/x', type: 'image/svg+xml' },
  { name: 'a\0.png', type: 'application/javascript' },
  { name: `${'长'.repeat(900)}.php`, type: 'text/xml' },
  { name: '"><script>alert(1)</script>', type: 'image/png\r\nX-Planted: 1' },
];
const metadata = (all: Record<string, string>) => ({
  'upload-metadata': Object.entries(all)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(','),
});

type Answer = { code: number; msg: string; obj: { refusal?: string; id?: string; type?: string } };

/** As the tables say it: the kind and type of what is stored, or why nothing is. */
async function becomes(bytes: Buffer, nth: number) {
  const { name, type } = lies[nth % lies.length]!;
  const response = await sending.sendAll(bytes, metadata({ name, filetype: type, filename: name }));
  if (response.status === 400) return { refused: 'without a length' };
  const { obj } = (await response.json()) as Answer;
  return obj.id ? { id: obj.id } : { refused: obj.refusal };
}

/** Whatever is in it, a browser that opens it runs nothing. */
async function servedPassive(id: string, becomes: string) {
  await server.db.insert(newsFile).values({ itemId, fileId: id });
  const response = await fetch(server.address + pictureAddress({ id }));
  const [kind = '', what = ''] = becomes.split(' ');
  const type = what.includes('/') ? what : kinds[what as keyof typeof kinds].type;
  expect([response.status, Object.fromEntries(response.headers)]).toEqual([
    200,
    expect.objectContaining({
      'content-type': type,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      ...(kind === 'document' && { 'content-disposition': 'attachment' }),
    }),
  ]);
  expect(type).not.toMatch(/html|xml$|javascript|text/);
  const bytes = Buffer.from(await response.arrayBuffer());
  const marks = ['script', 'planted', 'PK\x03\x04', '<html', '<?php'];
  if (kind === 'picture') expect(marks.filter((mark) => bytes.includes(mark, 0, 'latin1'))).toEqual([]);
}

const refusals: Record<string, string> = { 'not taken': 'fileNotTaken' };

describe('a hostile upload', () => {
  const cases = [...hostileFiles, ...hostilePictures];

  test('comes in more than sixty forms', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
  });

  test.each(cases.map((one, nth) => [...one, nth] as const))('%s', async (_what, make, expected, nth) => {
    const before = await stored();
    const bytes = await make();
    const made = await becomes(bytes, nth);
    if ('id' in made && made.id) {
      await servedPassive(made.id, expected);
      expect(await stored()).toEqual({ ...before, files: before.files + 1, rows: before.rows + 1 });
      return;
    }
    const refused = bytes.length === 0 ? 'without a length' : (refusals[expected] ?? expected);
    expect([made, await stored()]).toEqual([{ refused }, before]);
  });
});

test.each([
  ['zh', '文件设有密码保护，请取消密码后重新添加'],
  ['en', 'This file is locked by a password. Please remove the password and add it again'],
] as const)('a file that is locked by a password is refused with what can be done, in %s', async (language, words) => {
  const locked = compoundFile('EncryptionInfo', 'EncryptedPackage', 'DataSpaces');
  const upload = await sending.begin(locked.length, metadata({ name: 'report.xlsx' }));
  await sending.sendPiece(upload, locked);
  const refused = await sending.send('POST', `${upload}/file`, { languageType: languageTypes[language] });
  expect(((await refused.json()) as Answer).msg).toBe(words);
});

test('a name is kept without what no database stores, and as one line', async () => {
  const name = `a\0\r\nb\u0085${'长'.repeat(900)}\uD800`;
  const { obj } = (await (await sending.sendAll(pdf, metadata({ name }))).json()) as Answer;
  const [row] = await server.db
    .select()
    .from(mediaFile)
    .where(eq(mediaFile.id, obj.id ?? ''));
  expect(row?.name).toBe(`a   b ${'长'.repeat(194)}`);
});
