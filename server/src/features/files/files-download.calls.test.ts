import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as console from 'contract/calls/console/files';
import { meetingInvitation } from '../../platform/database/tables/content/agenda.ts';
import { fileCalls, fileDesk, pdfWith } from '../../platform/documents/file-desk.testing.ts';
import { gu, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let token = '';
let meetingId = '';
beforeAll(async () => {
  desk = await staffDesk();
  token = (await steps(desk.server).signIn({ address: gu.mobile })).token;
  const { rows } = (await desk.server.db.execute(sql`
    select id from meeting where id not in (select meeting_id from meeting_person where person_id = ${gu.id})
      and id not in (select meeting_id from meeting_invitation where person_id = ${gu.id})
    order by id limit 1`)) as { rows: { id: string }[] };
  meetingId = rows[0]?.id ?? expect.unreachable('the demo has such a meeting');
});
afterAll(() => desk.leave());

const title = { zh: '麒麟文件', en: 'The qilin paper' };
const pdf = { ending: 'pdf', title, bytes: pdfWith('A qilinword') } as const;
const facts = { category: 'report', title } as const;
type Held = { id: string; version: number };

/** A ticket in this browser, and a link for another one. */
async function prepared(id: string) {
  const asked = (name: string) => fileCalls(desk)<{ address: string }>(name, { id }, { token });
  const [ticket, link] = [await asked('prepareFile'), await asked('prepareFileLink')];
  expect([ticket.code, link.code]).toEqual([0, 0]);
  return [ticket.obj.address, new URL(link.obj.address).pathname] as const;
}
async function fetched([ticket, link]: readonly [string, string]) {
  const { address } = desk.server;
  const responses = [await fetch(address + ticket), await fetch(address + link, { method: 'POST' })];
  return Promise.all(responses.map(async (one) => (one.ok ? await one.text() : one.status)));
}

test('a link for another browser leads to a page, and downloads once under the title of the file', async () => {
  const { id } = await fileDesk(desk).publish(pdf);
  const [, path] = await prepared(id);
  const link = desk.server.address + path;
  const page = await fetch(link);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const file = await fetch(link, { method: 'POST' });
  expect([file.status, file.headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="The qilin paper.pdf"; filename*=UTF-8''The%20qilin%20paper.pdf`,
  ]);
  expect((await fetch(link, { method: 'POST' })).status).toBe(404);
});

describe('a ticket or a link that somebody holds', () => {
  const whole = String(pdf.bytes);
  async function scope(to: 'limited' | 'full') {
    await desk.server.db.execute(sql`update session set scope = ${to} where person_id = ${gu.id}`);
    desk.server.services.sessionCache.drop(() => true);
  }

  test('gives the file, and after it was replaced the new one', async () => {
    const { stored, publish } = fileDesk(desk);
    const { id, version } = await publish(pdf);
    expect(await fetched(await prepared(id))).toEqual([whole, whole]);
    const held = await prepared(id);
    const next = pdfWith('A dragonword instead');
    await desk.ask(console.replaceForumFile, { id, version, media: await stored(next, 'pdf'), ending: 'pdf' });
    expect(await fetched(held)).toEqual([String(next), String(next)]);
  });

  test.each([
    ['is withdrawn', (on: Held) => desk.ask(console.unpublishForumFile, on)],
    [
      'is for other badges',
      (on: Held) =>
        desk.ask(console.changeForumFile, { ...on, ...facts, audience: { kind: 'badges', badges: ['blue', 'grey'] } }),
    ],
    [
      'is for the people of a meeting to which they do not belong',
      (on: Held) => desk.ask(console.changeForumFile, { ...on, ...facts, audience: { kind: 'meeting', meetingId } }),
    ],
  ])('gives nothing once the file %s', async (_what, change) => {
    const { id, version } = await fileDesk(desk).publish(pdf);
    const held = await prepared(id);
    await change({ id, version });
    expect(await fetched(held)).toEqual([404, 404]);
  });

  test('of a meeting’s file gives nothing once they are not invited any more, or the session is limited', async () => {
    await desk.server.db.insert(meetingInvitation).values({ meetingId, personId: gu.id });
    const { id } = await fileDesk(desk).publish({ ...pdf, audience: { kind: 'meeting', meetingId } });
    expect(await fetched(await prepared(id))).toEqual([whole, whole]);
    const held = await prepared(id);
    await scope('limited');
    expect(await fetched(held)).toEqual([404, 404]);
    await scope('full');
    const again = await prepared(id);
    await desk.server.db.execute(sql`delete from meeting_invitation where person_id = ${gu.id}`);
    expect(await fetched(again)).toEqual([404, 404]);
  });
});
