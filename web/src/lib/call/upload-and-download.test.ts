import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { listenToCalls } from './call-events.testing.ts';
import { answers, bePage, signOf, startForumServer } from './forum-server.testing.ts';
import type { Heard } from './forum-server.testing.ts';
import { language } from '../language.ts';
import { storage } from '../storage/storage.ts';
import { download, saveToAlbum, upload } from './upload-and-download.ts';

const forum = await startForumServer();
const here = location.origin;
const photo = new File(['photo bytes'], '照片.png', { type: 'image/png' });
let shell = listenToCalls();

beforeEach(() => {
  shell = listenToCalls();
  bePage(here);
  language.set('en');
  storage.token.set('token-of-transfers');
});
afterAll(forum.stop);

async function partsOf({ headers, body }: Heard) {
  const type = headers['content-type'] ?? '';
  return Object.fromEntries(await new Response(body, { headers: { 'content-type': type } }).formData());
}

class GoneFile extends File {
  override slice(): Blob {
    return { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) } as unknown as Blob;
  }
}

describe('an upload', () => {
  it('sends text fields and file as multipart, and signs the fields as the server reads them', async () => {
    forum.replies(answers({ code: 0, msg: '', obj: { id: 'p1' } }));
    const fields = { message: 'first\nsecond', requestId: 'r'.repeat(16) };
    await expect(upload('/api/profile/savePhoto', fields, photo)).resolves.toEqual({ id: 'p1' });
    const [heard] = forum.heard;
    if (!heard) throw new Error('nothing was heard');
    const { file, ...texts } = await partsOf(heard);
    expect(texts).toEqual({ message: 'first\r\nsecond', requestId: 'r'.repeat(16) });
    expect(await (file as File).text()).toBe('photo bytes');
    expect((file as File).name).toBe('照片.png');
    expect(heard.headers['access-token']).toBe('token-of-transfers');
    expect(heard.headers['sign']).toBe(signOf(heard, texts as Record<string, string>));
  });

  it('is a write: it carries a requestId even when none was given', async () => {
    forum.replies(answers({ code: 0, msg: '', obj: null }));
    await upload('/api/profile/savePhoto', {}, photo);
    const [heard] = forum.heard;
    expect(heard && (await partsOf(heard))['requestId']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('repeats itself with the right time, with the same requestId', async () => {
    forum.replies(
      answers({ code: -8, msg: 'clock', obj: { serverTime: Date.now() } }),
      answers({ code: 0, msg: '', obj: null }),
    );
    await upload('/api/profile/savePhoto', {}, photo);
    const [first, second] = await Promise.all(forum.heard.map(partsOf));
    expect(forum.heard.length).toBe(2);
    expect(second?.['requestId']).toBe(first?.['requestId']);
  });

  it('whose answer got lost is the same request when the same file is sent again, and another one after that', async () => {
    const cutAgain = () => new File(['photo bytes'], 'cut-again.png', { type: 'image/png' });
    const stored = answers({ code: 0, msg: '', obj: null });
    forum.replies(
      (response) => void response.destroy(),
      (response) => void response.destroy(),
      stored,
      stored,
    );
    await expect(upload('/api/profile/savePhoto', {}, photo)).rejects.toThrow();
    await expect(upload('/api/profile/savePhoto', {}, new File(['others'], 'b.png'))).rejects.toThrow();
    for (const _time of [1, 2]) await upload('/api/profile/savePhoto', {}, cutAgain());
    const parts = await Promise.all(forum.heard.map(partsOf));
    const [lost, other, again, later] = parts.map(({ requestId }) => requestId);
    expect(again).toBe(lost);
    expect(new Set([lost, other, later]).size).toBe(3);
  });

  it('that the server refuses is reported like any call', async () => {
    forum.replies(answers({ code: -1, msg: 'Too large', obj: null }, { status: 413 }));
    await expect(upload('/api/profile/savePhoto', {}, photo)).rejects.toMatchObject({ code: -1, msg: 'Too large' });
    expect(shell.told).toEqual(['toast: Too large']);
  });

  it('without network rejects with 602001', async () => {
    bePage('http://127.0.0.1:1');
    const sent = upload('/api/profile/savePhoto', {}, photo, { overlay: true });
    await expect(sent).rejects.toMatchObject({ code: 602001, msg: 'Network Service Exception' });
    expect(shell.told).toEqual(['overlay begins', 'overlay ends', 'confirm: Network Service Exception']);
  });

  it('of a file that cannot be read is a file error and is not sent', async () => {
    forum.replies(answers({ code: 0, msg: '', obj: null }));
    const gone = new GoneFile([], 'gone.png');
    await expect(upload('/api/profile/savePhoto', {}, gone)).rejects.toMatchObject({ msg: 'file error' });
    expect(forum.heard).toEqual([]);
  });
});

describe('a download', () => {
  it('is a GET with the token that gives the file', async () => {
    forum.replies((response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'));
    const blob = await download('/api/files/guide');
    expect([blob.type, await blob.text()]).toEqual(['application/pdf', '%PDF']);
    const [heard] = forum.heard;
    expect([heard?.method, heard?.path, heard?.headers['access-token']]).toEqual([
      'GET',
      '/api/files/guide',
      'token-of-transfers',
    ]);
    expect(heard?.headers['sign']).toBe(heard && signOf(heard, {}));
  });

  it('of a JSON file gives the file', async () => {
    const headers = { 'content-disposition': 'attachment; filename=mine.json' };
    forum.replies(answers('{"code":-2}', { headers }));
    expect(await (await download('/api/profile/mine')).text()).toBe('{"code":-2}');
  });

  it('that the server refuses is reported like any call', async () => {
    forum.replies(answers({ code: -2, msg: 'This content does not exist', obj: null }));
    await expect(download('/api/files/none')).rejects.toMatchObject({ code: -2 });
    expect(shell.told).toEqual(['toast: This content does not exist']);
  });

  it('that meets a page instead of a file rejects with 602001', async () => {
    forum.replies((response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html>'));
    await expect(download('/api/files/guide')).rejects.toMatchObject({ code: 602001 });
  });

  it('without network rejects with 602001, too late with 5', async () => {
    forum.replies(() => {});
    await expect(download('/api/files/guide', { timeout: 30 })).rejects.toMatchObject({ code: 5, msg: 'timeout' });
    bePage('http://127.0.0.1:1');
    await expect(download('/api/files/guide')).rejects.toMatchObject({ code: 602001 });
    expect(shell.told).toEqual([]);
  });
});

it("saving to the phone's album is not supported", async () => {
  await expect(saveToAlbum()).rejects.toMatchObject({ name: 'CallFailure', msg: 'not supported' });
});
