import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AskedErasure, OwnData } from 'contract/calls/own-data';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { secondsLater } from '../../platform/testing/sign-in-server.ts';
import { gu, helena, requestId, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { eraseDue } from './own-data-erasing.actions.ts';
import { makeOwnData } from './own-data-file.actions.ts';
import { deleteEndedFiles } from './own-data-file.store.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let token = '';
const day = 24 * 60 * 60;
beforeAll(async () => {
  desk = await staffDesk();
  ({ token } = await steps(desk.server).signIn({ address: gu.mobile }));
});
afterAll(() => desk.leave());

const call = (name: string, body = {}, as = token) =>
  desk.server.call.json(`/api/ownData/${name}`, { ...body, requestId: requestId() }, { token: as });
const ownData = async () => (await desk.server.call.json('/api/ownData/getOwnData', {}, { token })).obj as OwnData;
async function freshCode(channel = 'mobile') {
  secondsLater(desk.server, 121);
  const body = { channel, requestId: requestId() };
  const { obj } = await desk.server.call.json('/api/session/sendConfirmation', body, { token });
  return { flowId: (obj as { flowId: string }).flowId, code: steps(desk.server).newestCode() };
}
async function withFile() {
  expect((await call('askDownload', await freshCode())).code).toBe(0);
  await vi.waitUntil(async () => (await ownData()).download?.state === 'ready', 50_000);
}
const addressOf = async (name: string) => {
  const { address } = (await call(name)).obj as { address: string };
  return desk.server.address + new URL(address, desk.server.address).pathname;
};
const nothingYet = { download: null, erasure: null };

describe('the download of one’s own data', () => {
  test('begins only with a fresh code of one’s own', async () => {
    const { flowId, code } = await freshCode();
    const other = (await steps(desk.server).signIn({ channel: 'email', address: helena.email })).token;
    expect((await call('askDownload', { flowId, code }, other)).obj).toMatchObject({ refusal: 'wrongCode' });
    expect((await call('askDownload', { flowId, code: '000000' })).obj).toMatchObject({ refusal: 'wrongCode' });
    expect(await ownData()).toMatchObject(nothingYet);
    for (const name of ['fetchDownload', 'linkDownload'])
      expect((await call(name)).obj).toMatchObject({ refusal: 'downloadNotReady' });
  });

  test('is fetched by a ticket that works once, within 24 hours', async () => {
    await withFile();
    const address = await addressOf('fetchDownload');
    const response = await fetch(address);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['index.html', 'data.json', 'me.vcf', 'timeline.ics', 'photo.webp']);
    expect((await fetch(address)).status).toBe(404);
    secondsLater(desk.server, day - 1);
    const late = await addressOf('fetchDownload');
    secondsLater(desk.server, 1);
    expect((await fetch(late)).status).toBe(404);
    expect(await ownData()).toMatchObject(nothingYet);
    await deleteEndedFiles(desk.server.db, desk.server.clock.now());
    const { rows } = await desk.server.database.sql('select 1 from own_data_file');
    expect(rows).toEqual([]);
  });

  test('is made anew by the job of a server that was killed in the middle, but not once it is cancelled', async () => {
    await withFile();
    const { db, clock, services, parts, database } = desk.server;
    const { rows } = await database.sql('select job from own_data_file');
    const { job } = rows[0] as { job: string };
    const makeAgain = () => makeOwnData({ id: job }, { db, clock, services, log: parts.log });
    const unfinished = `parts_done = '{profile}', content_sealed = null, ready_at = null, ends_at = null`;
    await database.sql(`update own_data_file set state = 'making', ${unfinished}`);
    await makeAgain();
    expect((await ownData()).download).toMatchObject({ state: 'ready' });
    await database.sql(`update own_data_file set state = 'cancelled', ${unfinished}`);
    await makeAgain();
    expect(await ownData()).toMatchObject(nothingYet);
  });

  test('goes to another browser by a link that changes nothing when it is opened, works once and for ten minutes', async () => {
    await withFile();
    const link = await addressOf('linkDownload');
    for (let opened = 1; opened <= 3; opened++) {
      const page = await fetch(link);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
    }
    expect((await fetch(link.replace('own-data', 'download'))).status).toBe(404);
    const press = (address: string) => fetch(address, { method: 'POST', body: new URLSearchParams() });
    const pressed = await Promise.all(Array.from({ length: 5 }, () => press(link)));
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect((await fetch(link)).status).toBe(404);
    const late = await addressOf('linkDownload');
    secondsLater(desk.server, 600);
    expect([(await fetch(late)).status, (await press(late)).status]).toEqual([404, 404]);
  });

  test('is deleted when it is cancelled, and made anew when it is asked for again, five times a day', async () => {
    secondsLater(desk.server, day);
    for (let time = 1; time <= 5; time++) {
      await withFile();
      expect((await call('cancelDownload')).code).toBe(0);
      expect(await ownData()).toMatchObject(nothingYet);
      expect((await call('fetchDownload')).obj).toMatchObject({ refusal: 'downloadNotReady' });
    }
    const code = await freshCode('email');
    expect((await call('askDownload', code)).obj).toMatchObject({ refusal: 'tooManyDownloads' });
  });

  test('is no business of a session that no code has confirmed', async () => {
    await desk.staff('badge-sessions-limited');
    const go = steps(desk.server);
    const { obj } = await go.enterBirthDate(await go.badgeFlow(demoBadgeCode(helena.key)), helena.birthDate);
    const limited = (obj as { token: string }).token;
    for (const name of ['getOwnData', 'askDownload', 'askErasure'])
      expect((await call(name, { flowId: 'x'.repeat(22), code: '1' }, limited)).obj).not.toMatchObject({ code: 0 });
    expect((await call('takeErasureBack', {}, limited)).obj).toMatchObject({ refusal: 'sessionLimited' });
  });
});

describe('a request for erasure', () => {
  // A day has a budget of codes.
  beforeEach(() => secondsLater(desk.server, day));
  const asked = async () => (await call('askErasure', await freshCode())).obj as AskedErasure;
  const run = () => {
    const { db, clock, services, parts } = desk.server;
    return eraseDue({ db, clock, services, log: parts.log });
  };

  test('can be taken back, and asking twice is one request', async () => {
    const first = await asked();
    expect(await asked()).toEqual(first);
    expect((await ownData()).erasure).toEqual(first);
    expect(await (await fetch(await addressOf('fetchReceipt'))).text()).toContain(first.number);
    expect((await call('takeErasureBack')).code).toBe(0);
    expect((await call('takeErasureBack')).obj).toMatchObject({ refusal: 'noErasureAsked' });
    secondsLater(desk.server, day);
    await run();
    expect((await steps(desk.server).me(token)).code).toBe(0);
  });

  test('waits while the secretariat holds it, with the reason that the person reads, and runs when it is released', async () => {
    const { number } = await asked();
    expect((await desk.staff('erasures')).text).toContain(`${number} of Gu Minglan`);
    expect((await desk.staff('release-erasure', gu.id)).text).toContain('not on hold');
    expect(await desk.staff('hold-erasure', gu.mobile, '应审计要求 | An audit requires it')).toMatchObject({
      ok: true,
    });
    secondsLater(desk.server, 2 * day);
    await run();
    expect((await ownData()).erasure).toMatchObject({ number, held: 'An audit requires it' });
    desk.server.messages.length = 0;
    expect(await desk.staff('release-erasure', gu.id)).toMatchObject({ ok: true });
    await run();
    // The server's own schedule may have begun it in the same minute.
    await expect.poll(async () => (await steps(desk.server).me(token)).code, { timeout: 50_000 }).toBe(-6);
    expect(desk.server.messages.map(({ to, purpose, text }) => [to, purpose, text.includes(number)])).toEqual([
      [gu.email, 'erasure receipt', true],
    ]);
    expect((await desk.staff('erasures')).text).toMatch(
      new RegExp(`^${number} was carried out at .*: \\d+ rows erased.$`),
    );
    const { flowId } = await steps(desk.server).askedFor({ address: gu.mobile });
    expect(flowId).toBeTruthy();
    expect(desk.server.messages.at(-1)).toMatchObject({ to: null, purpose: 'code' });
  });
});
