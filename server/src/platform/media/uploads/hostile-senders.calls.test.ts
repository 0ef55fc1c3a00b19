import { existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { uploadsPath } from 'contract/wire/media';
import { mediaFile, unownedBytes } from '../../database/tables/content/media.ts';
import { newId } from '../../ids.ts';
import { staffAt } from '../../testing/staff-desk.ts';
import { testServer } from '../../testing/test-server.ts';
import { pdf } from '../content/made-files.testing.ts';
import { piece, sendingTo } from './sending.testing.ts';
import { removeIfFull, removeStoppedUploads } from './upload-folder.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let desk: Awaited<ReturnType<typeof staffAt>>;
let sending: Awaited<ReturnType<typeof sendingTo>>;
let folder: string;
let rows: number;
beforeAll(async () => {
  server = await testServer();
  desk = await staffAt(server);
  sending = await sendingTo(desk);
  folder = server.services.settings.uploadFolder;
  rows = await server.db.$count(mediaFile);
});
afterAll(async () => {
  await desk.leave();
  await server.stop();
});
afterEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name));
});

const nothingStored = async () => {
  const counts = [await server.db.$count(mediaFile), await server.db.$count(unownedBytes)];
  expect(counts).toEqual([rows, 0]);
};

type Sent = { begin?: Record<string, string>; piece?: Record<string, string>; bytes?: Buffer };

/** The statuses of the beginning and of the piece, if there is one. */
async function statusesOf({ begin = {}, piece: headers, bytes = Buffer.from('12345') }: Sent) {
  const begun = await sending.send('POST', uploadsPath, { 'upload-length': '5', ...begin });
  const upload = begun.headers.get('location');
  if (!upload || !headers) return [begun.status];
  const sent = await sending.send('PATCH', upload, { ...piece(0), ...headers }, bytes);
  return [begun.status, sent.status];
}

describe('a sender who says', () => {
  test.each<[what: string, sent: Sent, statuses: number[]]>([
    ['no length', { begin: { 'upload-length': '' } }, [400]],
    ['a length below zero', { begin: { 'upload-length': '-5' } }, [400]],
    ['a length that is no number', { begin: { 'upload-length': '5e9' } }, [400]],
    ['a length of nothing', { begin: { 'upload-length': '0' } }, [400]],
    ['a length that no number holds', { begin: { 'upload-length': '9'.repeat(30) } }, [400]],
    ['more than any file may have', { begin: { 'upload-length': String(500 * 1024 * 1024 + 1) } }, [413]],
    ['two lengths', { begin: { 'upload-defer-length': '1' } }, [400]],
    ['that it joins other uploads', { begin: { 'upload-concat': 'final;/a /b' } }, [501]],
    ['another version', { begin: { 'tus-resumable': '0.2.2' } }, [400]],
    ['metadata without a form', { begin: { 'upload-metadata': ',,, a a a,=' } }, [400]],
    ['an offset below zero', { piece: { 'upload-offset': '-1' } }, [201, 400]],
    ['an offset beyond the end', { piece: { 'upload-offset': '6' } }, [201, 409]],
    ['an offset that is no number', { piece: { 'upload-offset': 'x' } }, [201, 400]],
    ['another type of a piece', { piece: { 'content-type': 'text/html' } }, [201, 415]],
    ['another length with a piece', { piece: { 'upload-length': '9999999' } }, [201, 400]],
    ['more bytes than the length', { piece: {}, bytes: Buffer.alloc(6) }, [201, 413]],
    ['another method beside the real one', { piece: { 'x-http-method-override': 'GET' } }, [201, 204]],
  ])('%s', async (_what, sent, statuses) => {
    expect(await statusesOf(sent)).toEqual(statuses);
    for (const name of await readdir(folder)) expect((await stat(join(folder, name))).size).toBeLessThan(1_000);
    await nothingStored();
  });
});

/** A request as it stands on the wire, for what no library sends. */
async function raw(lines: string[], body: string | Buffer): Promise<string> {
  const socket = connect(desk.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.end(body);
  return (await text(socket).catch(() => '')).split('\r\n', 1)[0] ?? '';
}

test('a piece without a length ends where the upload ends', async () => {
  const upload = await sending.begin(5);
  const headers = Object.entries(sending.own).map(([name, value]) => `${name}: ${value}`);
  const line = [`PATCH ${upload} HTTP/1.1`, 'host: localhost', ...headers, 'transfer-encoding: chunked'];
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const answered = await raw(
    [...line, ...Object.entries(piece(0)).map(([name, value]) => `${name}: ${value}`)],
    chunk.repeat(64),
  );
  expect(answered).toMatch(/^HTTP\/1\.1 (413|400)|^$/);
  expect((await stat(join(folder, upload.slice(-20)))).size).toBeLessThanOrEqual(5);
  await nothingStored();
});

describe('a disk that is full', () => {
  // Writing to this device fails as a full disk does.
  const device = '/dev/full';

  test.runIf(existsSync(device))('refuses a piece, tells staff so, and keeps what came before', async () => {
    const upload = await sending.begin(pdf.length);
    const path = join(folder, upload.slice(-20));
    await rm(path);
    await symlink(device, path);
    const refused = await sending.sendPiece(upload, pdf);
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('try again later')]);
    await rm(path);
    await writeFile(path, '');
    expect((await sending.sendPiece(upload, pdf)).status).toBe(204);
    expect((await (await sending.makeFile(upload)).json()) as object).toMatchObject({ code: 0 });
    rows += 1;
    await nothingStored();
  });

  test('loses what had arrived of an upload, which would keep it full; one with room keeps it', async () => {
    const upload = await sending.begin(pdf.length);
    await sending.sendPiece(upload, pdf.subarray(0, 10));
    const id = upload.slice(-20);
    await removeIfFull(folder, id);
    expect((await readdir(folder)).toSorted()).toEqual([id, `${id}.json`]);
    await removeIfFull(folder, id, async () => 4_096);
    expect([await readdir(folder), (await sending.send('HEAD', upload)).status]).toEqual([[], 404]);
  });

  test('refuses a new upload without a word about the disk', async () => {
    await rename(folder, `${folder}-away`);
    await writeFile(folder, '');
    const refused = await sending.send('POST', uploadsPath, { 'upload-length': '5' });
    const path = join(desk.dataDir, 'a.pdf');
    await writeFile(path, pdf);
    const { ok, text: said } = await desk.staff('add-file', path);
    await rm(folder);
    await rename(`${folder}-away`, folder);
    expect([refused.status, await refused.text()]).toEqual([503, expect.not.stringContaining(folder)]);
    expect([ok, said]).toEqual([false, expect.stringContaining('away or full')]);
    await nothingStored();
  });

  test('refuses the file, and takes it once there is room', async () => {
    const upload = await sending.begin(pdf.length);
    await sending.sendPiece(upload, pdf);
    const some = await open('/dev/null');
    const handle = Object.getPrototypeOf(some) as typeof some;
    await some.close();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
    const writing = vi.spyOn(handle, 'writeFile').mockRejectedValue(full);
    const refused = await sending.makeFile(upload);
    writing.mockRestore();
    expect(refused.status).toBe(503);
    await nothingStored();
    const drafts = join(server.configuration.dataDir, 'media', 'unfinished');
    expect(await readdir(drafts)).toEqual([]);
    expect((await (await sending.makeFile(upload)).json()) as object).toMatchObject({ code: 0 });
    rows += 1;
    await nothingStored();
  });
});

test('an upload that was cut and never resumed is no file, and is gone after a day', async () => {
  const upload = await sending.begin(pdf.length);
  await sending.sendPiece(upload, pdf.subarray(0, 10));
  await sending.cutAfter(upload, pdf.subarray(10), { offset: 10, most: 5 });
  expect((await (await sending.makeFile(upload)).json()) as object).toMatchObject({
    obj: { refusal: 'uploadNotComplete' },
  });
  const unknown = (await (await sending.makeFile(`${uploadsPath}/${newId()}`)).json()) as object;
  expect(unknown).toMatchObject({ obj: { refusal: 'notFound' } });
  await nothingStored();
  const aDayLater = new Date(Date.now() + 25 * 60 * 60 * 1000);
  await removeStoppedUploads(folder, aDayLater);
  expect([await readdir(folder), (await sending.send('HEAD', upload)).status]).toEqual([[], 404]);
});
