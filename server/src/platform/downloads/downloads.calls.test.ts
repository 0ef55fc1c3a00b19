import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { materials } from '../../../demo/materials/materials.ts';
import { signInAs } from '../../../demo/people.ts';
import { downloadTicket } from '../database/tables/downloads.ts';
import { idFromKey } from '../ids.ts';
import { demoPerson, requestId, steps } from '../testing/signing-in.ts';
import { testNow } from '../testing/test-now.ts';
import { testServer } from '../testing/test-server.ts';
import { deleteOldTickets } from './downloads.store.ts';
import { noDownloadPage } from './no-download-page.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let token = '';
const signIn = async (key: string) =>
  (await steps(server).signIn({ channel: 'email', address: demoPerson(key).email })).token;
beforeAll(async () => {
  server = await testServer();
  token = await signIn(signInAs.green);
});
afterAll(() => server.stop());

const id = idFromKey('material', materials[0]!.key);
const ask = (as = token, body = { id, requestId: requestId() }, language: 'zh' | 'en' = 'en') =>
  server.call.json('/api/agenda/prepareMaterial', body, { token: as, language });
const prepared = async (as = token, language: 'zh' | 'en' = 'en') =>
  ((await ask(as, { id, requestId: requestId() }, language)).obj as { address: string }).address;
const fetched = async (address: string, method = 'GET') => {
  const response = await fetch(server.address + address, { method });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const later = (ms: number) => server.clock.set(new Date(testNow.getTime() + ms));

/** What every link that is no good is answered with, to the byte. */
const nothing = [404, 'text/html; charset=utf-8', 'no-store', noDownloadPage];
async function answerAt(address: string) {
  const { status, headers, bytes } = await fetched(address);
  return [status, headers.get('content-type'), headers.get('cache-control'), bytes.toString()];
}

describe('a download', () => {
  test('comes as an attachment that no browser runs and no cache keeps', async () => {
    const { status, headers, bytes } = await fetched(await prepared(token, 'zh'));
    expect(status).toBe(200);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(
      ['content-type', 'content-length', 'cache-control', 'content-security-policy', 'x-content-type-options'].map(
        (name) => headers.get(name),
      ),
    ).toEqual([
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      String(bytes.length),
      'no-store',
      "default-src 'none'; sandbox",
      'nosniff',
    ]);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="forum-meeting-material.docx"; filename*=UTF-8''${encodeURIComponent('概念文件：绿色增长与新型能源体系.docx')}`,
    );
  });

  test('is fetched once: a second time, and of fifty at the same moment, the link is no good', async () => {
    const address = await prepared();
    const all = await Promise.all(Array.from({ length: 50 }, () => fetched(address)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await answerAt(address)).toEqual(nothing);
  });

  test('is not used up by looking at it', async () => {
    const address = await prepared();
    expect((await fetched(address, 'HEAD')).status).toBe(404);
    expect((await fetched(address)).status).toBe(200);
  });

  test('is there for a minute', async () => {
    const [inTime, tooLate] = [await prepared(), await prepared()];
    later(59_999);
    expect((await fetched(inTime)).status).toBe(200);
    later(60_000);
    expect(await answerAt(tooLate)).toEqual(nothing);
    later(0);
  });

  test('ends with the session that asked for it', async () => {
    const as = await signIn(signInAs.blue);
    const [first, second] = [await prepared(as), await prepared(as)];
    expect((await fetched(first)).status).toBe(200);
    await server.call.json('/api/session/signOut', { requestId: requestId() }, { token: as });
    expect(await answerAt(second)).toEqual(nothing);
  });

  test.each([
    '/download/',
    '/download/x',
    `/download/${'A'.repeat(43)}`,
    `/download/${'A'.repeat(44)}`,
    '/download/..%2f',
  ])('is not at %s', async (address) => {
    expect((await fetched(address)).status).toBe(404);
  });

  test.each([43, 5_000])('that was never prepared looks like one that was fetched: %i letters', async (letters) => {
    expect(await answerAt(`/download/${'A'.repeat(letters)}`)).toEqual(nothing);
  });
});

describe('the ticket', () => {
  test('is stored as a hash alone, and the token of the session is not in the address', async () => {
    const address = await prepared();
    const rows = JSON.stringify(await server.db.select().from(downloadTicket));
    expect(rows).not.toContain(address.slice('/download/'.length));
    expect(address).toMatch(/^\/download\/[A-Za-z0-9_-]{43}$/);
    expect(address).not.toContain(token);
  });

  test('is not answered a second time to the same request', async () => {
    const body = { id, requestId: requestId() };
    expect((await ask(token, body)).code).toBe(0);
    const { code, obj } = await ask(token, body);
    expect([code, obj]).toEqual([-4, { refusal: 'alreadyDone' }]);
  });

  test('is forgotten when its minute is over', async () => {
    await prepared();
    await deleteOldTickets(server.db, new Date(testNow.getTime() + 60_000));
    expect(await server.db.$count(downloadTicket)).toBe(0);
  });
});
