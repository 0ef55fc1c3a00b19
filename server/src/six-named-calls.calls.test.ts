import { getAgenda, getMeetings } from 'contract/calls/agenda';
import { getTopicViewUrl } from 'contract/calls/album';
import { getFriendStatus } from 'contract/calls/cards';
import { getMessageTitles } from 'contract/calls/messages';
import { getNews } from 'contract/calls/news';
import { type Both, languages } from 'contract/languages';
import type { Call } from 'contract/wire/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meetings } from '../demo/agenda.ts';
import { news } from '../demo/news/news.ts';
import { idFromKey } from './platform/ids.ts';
import { gu, steps } from './platform/testing/signing-in.ts';
import { testServer } from './platform/testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = (await steps(server).signIn({ address: gu.mobile })).token;
});
afterAll(() => server.stop());

const symposium = meetings.find(({ type }) => type === 'symposium')!;
const soundCheck = { zh: '请于10:55试音', en: 'Sound check at 10:55' };
const row = (call: Call, body: Record<string, string>, shows: Both | { obj: unknown }) => ({
  ...{ path: call.path, call, body, shows },
});

/** The table of the specification. What has words shows them in the language of the call; the rest is the same in both. */
test.each([
  row(getMessageTitles, {}, soundCheck),
  row(getAgenda, {}, symposium.title),
  row(getNews, {}, news.find(({ published }) => published?.day === 2 && published.time < '10:00')!.title),
  row(getMeetings, { id: idFromKey('meeting', symposium.key) }, symposium.title),
  row(getTopicViewUrl, {}, { obj: null }),
  row(getFriendStatus, { guestId: gu.id }, { obj: 1 }),
])('$path answers a POST in both languages, and no GET', async ({ path, call, body, shows }) => {
  for (const language of languages) {
    const { status, code, obj } = await server.call.json(path, body, { token, language });
    expect([status, code]).toEqual([200, 0]);
    expect(call.answer.parse(obj)).toEqual(obj);
    if ('obj' in shows) expect(obj).toEqual(shows.obj);
    else expect(JSON.stringify(obj)).toContain(JSON.stringify(shows[language]));
  }
  expect((await server.call.json(path, body)).code).toBe(-6);
  expect((await server.call.json(path, { ...body, other: '1' }, { token })).code).toBe(-1);
  expect((await fetch(server.address + path, { headers: { accept: 'application/json' } })).status).toBe(404);
});
