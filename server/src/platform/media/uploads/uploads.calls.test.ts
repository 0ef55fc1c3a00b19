import { createHash } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from 'contract/calls/console/media';
import { pictureAddress, uploadsPath } from 'contract/wire/media';
import { mediaFile, mediaVariant, unownedBytes } from '../../database/tables/content/media.ts';
import { newId } from '../../ids.ts';
import { mediaAs } from '../../testing/media.ts';
import { gu, steps } from '../../testing/signing-in.ts';
import { staffAt } from '../../testing/staff-desk.ts';
import { testServer } from '../../testing/test-server.ts';
import { docx, drawn, pdf } from '../content/made-files.testing.ts';
import { removeUnowned } from '../files/stored-bytes.ts';
import { sendingTo, piece } from './sending.testing.ts';
import { removeStoppedUploads } from './upload-folder.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
type Desk = Awaited<ReturnType<typeof staffAt>>;

let server: Server;
let desk: Desk;
let sending: Awaited<ReturnType<typeof sendingTo>>;
beforeAll(async () => {
  server = await testServer();
  desk = await staffAt(server);
  sending = await sendingTo(desk);
});
afterAll(async () => {
  await desk.leave();
  await server.stop();
});

const nothingLeft = async () => {
  expect(await readdir(server.services.settings.uploadFolder)).toEqual([]);
  expect(await server.db.$count(unownedBytes)).toBe(0);
};
async function fileWith(bytes: Uint8Array, name = 'sent') {
  const path = join(desk.dataDir, name);
  await writeFile(path, bytes);
  return path;
}

describe('a document in which something may run', () => {
  const packed = (text: string) => {
    const pack = deflateSync(text);
    const header = Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /Length ${pack.length} >>\nstream\r\n`, 'latin1');
    return Buffer.concat([header, pack, Buffer.from('\nendstream\nendobj\n%%EOF\n')]);
  };
  const pdfWith = (what: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${what} >>\nendobj\n%%EOF\n`, 'latin1');

  test.each([
    ['a script', pdfWith('/S /JavaScript /JS (app.alert\\(1\\))'), ['script']],
    ['a script whose name is written in numbers', pdfWith('/S /J#61vaScript'), ['script']],
    ['what begins by itself', pdfWith('/OpenAction 3 0 R'), ['action']],
    ['a form that is a program', pdfWith('/XFA 9 0 R'), ['form with a program']],
    ['a script among packed objects', packed('1 0 << /S /JavaScript >>'), ['script']],
    ['another file', pdfWith('/EmbeddedFile'), ['embedded file']],
    ['nothing that runs', pdf, []],
    ['nothing that runs, but words that say so', pdfWith('/Title (JavaScript OpenAction)'), []],
    ['classes', docx({ 'META-INF/MANIFEST.MF': 'x', 'A.class': 'x' }), ['embedded file']],
    ['controls', docx({ 'word/activeX/activeX1.xml': 'x' }), ['script']],
    ['nothing but words', docx(), []],
  ])('%s: the Secretariat is warned by the answer, and the audit log says it', async (_what, bytes, active) => {
    const { obj } = (await (await sending.sendAll(bytes)).json()) as { obj: { id: string; active: string[] } };
    const [line] = await server.services.audit.linesAbout(server.db, { kind: 'file', item: obj.id });
    expect([obj.active, (line?.after as { active?: string[] } | undefined)?.active ?? []]).toEqual([active, active]);
  });

  test('the command ends with the warning', async () => {
    const path = await fileWith(pdfWith('/S /JavaScript'), 'report.pdf');
    const { ok, text } = await desk.staff('add-file', path);
    expect([ok, text.split('\n')]).toEqual([
      true,
      [expect.stringContaining('is stored as'), expect.stringMatching(/^Warning: the document holds scripts/)],
    ]);
  });
});

describe('a file that the secretariat adds', () => {
  test('is stored, listed, shown where something shows it, and removed when nothing does any more', async () => {
    const path = await fileWith(await drawn(1_500, 750).jpeg().toBuffer(), 'Bridge "at" dawn.html');
    const { ok, text } = await desk.staff('add-file', path);
    expect([ok, text]).toEqual([
      true,
      expect.stringMatching(/^The picture is stored as \w{20}: image\/webp, 1500 × 750, \d+ kB\.$/),
    ]);
    const id = /as (\w{20})/.exec(text)?.[1] ?? '';
    const listed = async () => (await desk.ask(listFiles, {})).files.find((file) => file.id === id);
    expect(await listed()).toMatchObject({ name: 'Bridge "at" dawn.html', isShown: false });
    const fetched = await mediaAs(server, (await steps(server).signIn({ address: gu.mobile })).token);
    expect((await fetched(pictureAddress({ id }))).status).toBe(404);
    await server.db.execute(sql`update slide set picture_id = ${id} where position = 0`);
    expect((await fetched(pictureAddress({ id }))).headers.get('content-type')).toBe('image/webp');
    expect((await desk.staff('remove-file', id)).text).toContain('still shown');
    const ofFile = eq(mediaVariant.fileId, id);
    const widths = async () =>
      (await server.db.select().from(mediaVariant).where(ofFile)).map(({ name }) => name).toSorted();
    await expect.poll(widths, { timeout: 30_000 }).toEqual(['w1280', 'w320', 'w640']);
    const small = await fetched(pictureAddress({ id }, 320));
    expect(Number(small.headers.get('content-length'))).toBeLessThan((await listed())!.size);
    expect((await fetched(pictureAddress({ id }, 2048))).headers.get('content-length')).toBe(
      String((await listed())!.size),
    );
    await server.db.execute(sql`update slide set picture_id = null where position = 0`);
    expect((await desk.staff('remove-file', id)).ok).toBe(true);
    expect([await listed(), await server.db.$count(mediaVariant, ofFile)]).toEqual([undefined, 0]);
    const { db, services, clock } = server;
    await removeUnowned({ db, mediaStore: services.mediaStore, now: clock.now() });
    expect([await services.mediaStore.size(id), await services.mediaStore.size(`${id}.w320`)]).toEqual([
      undefined,
      undefined,
    ]);
    await nothingLeft();
  });

  test('that is refused leaves nothing', async () => {
    const path = await fileWith(Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture.png');
    expect(await desk.staff('add-file', path)).toMatchObject({
      ok: false,
      text: expect.stringContaining('no picture'),
    });
    expect((await desk.staff('add-file', join(desk.dataDir, 'nowhere'))).text).toContain('Cannot read');
    await nothingLeft();
  });

  test('is asked for a second time without harm, and not before it is complete', async () => {
    const upload = await sending.begin(pdf.length);
    const half = pdf.subarray(0, 20);
    await sending.sendPiece(upload, half);
    expect(await (await sending.send('POST', `${upload}/file`)).json()).toMatchObject({
      obj: { refusal: 'uploadNotComplete' },
    });
    await sending.send('PATCH', upload, piece(20), pdf.subarray(20));
    const [first, second] = await Promise.all([sending.makeFile(upload), sending.makeFile(upload)]);
    const answers = [
      await first.json(),
      await second.json(),
      await (await sending.send('POST', `${upload}/file`)).json(),
    ];
    expect(answers[0]).toMatchObject({ code: 0, obj: { kind: 'document', type: 'application/pdf', size: pdf.length } });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const id = upload.slice(-20);
    expect((await server.db.select().from(mediaFile).where(eq(mediaFile.id, id)))[0]?.hash).toBe(
      createHash('sha256').update(pdf).digest('hex'),
    );
    await nothingLeft();
  });
});

describe('nobody', () => {
  test('without the key sends anything', async () => {
    for (const authorization of ['', 'Bearer x']) {
      const answer = await sending.send('POST', uploadsPath, { 'upload-length': '5', authorization });
      expect([answer.status, await answer.json()]).toMatchObject([403, { obj: { refusal: 'notAllowed' } }]);
    }
  });

  test('reads back what was sent', async () => {
    const upload = await sending.begin(5);
    await sending.send('PATCH', upload, piece(0), Buffer.from('12345'));
    expect((await sending.send('GET', upload)).status).toBe(404);
    expect((await sending.send('DELETE', upload)).status).toBe(204);
    await nothingLeft();
  });

  test.each(['..', '..%2f..%2fstaff-key', '%2e%2e', 'staff-key', `${newId()}%00`, `${newId()}.json`, newId()])(
    'reaches another file by %s',
    async (name) => {
      const statuses = [
        (await sending.send('HEAD', `${uploadsPath}/${name}`)).status,
        (await sending.send('PATCH', `${uploadsPath}/${name}`, piece(0), Buffer.from('x'))).status,
        (await sending.send('DELETE', `${uploadsPath}/${name}`)).status,
      ];
      expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true);
      await nothingLeft();
    },
  );

  test('sends more than was said, or than any file may have', async () => {
    expect((await sending.send('POST', uploadsPath, { 'upload-length': String(501 * 1024 * 1024) })).status).toBe(413);
    expect((await sending.send('POST', uploadsPath, { 'upload-defer-length': '1' })).status).toBe(400);
    const upload = await sending.begin(4);
    expect((await sending.send('PATCH', upload, piece(0), Buffer.from('12345'))).status).toBe(413);
    expect((await sending.send('PATCH', upload, piece(3), Buffer.from('5'))).status).toBe(409);
    await sending.send('DELETE', upload);
    await nothingLeft();
  });
});

test('an upload that stands still for a day is removed', async () => {
  const folder = server.services.settings.uploadFolder;
  const [old, young] = [(await sending.begin(9)).slice(-20), (await sending.begin(9)).slice(-20)];
  const now = new Date();
  await utimes(join(folder, old), now, new Date(now.getTime() - 25 * 60 * 60 * 1000));
  // A killed server may have left a description alone.
  await writeFile(join(folder, 'left.json'), '{}');
  await utimes(join(folder, 'left.json'), now, new Date(now.getTime() - 25 * 60 * 60 * 1000));
  await removeStoppedUploads(folder, now);
  expect((await readdir(folder)).toSorted()).toEqual([young, `${young}.json`]);
  await sending.send('DELETE', `${uploadsPath}/${young}`);
});
