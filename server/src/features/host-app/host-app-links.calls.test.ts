import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { partnerServer } from '../../platform/testing/partner-server.ts';
import { noticesJobs } from '../notices/notices.jobs.ts';
import { gu, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { testNow } from '../../platform/testing/test-now.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let partner: Awaited<ReturnType<typeof partnerServer>>;
beforeAll(async () => void (desk = await staffDesk()));
afterAll(() => desk.leave());
beforeEach(async () => {
  desk.server.clock.set(testNow);
  for (const table of ['session', 'partner_link']) await desk.server.db.execute(sql.raw(`delete from ${table}`));
  desk.server.messages.length = 0;
  partner = await partnerServer(desk, [gu], 'Harbour Bank');
});

const enter = async () => (await partner.trade(await partner.ticketFor(gu.id), gu.id)).obj as { token: string } | null;
const link = () => new URL(/http\S+/.exec(desk.server.messages[0]?.text ?? '')?.[0] ?? '').pathname;
const pressed = async () => (await fetch(desk.server.address + link(), { method: 'POST' })).text();

describe('the first entry by a partner’s app', () => {
  test('is told to the person by every registered address, the second is not', async () => {
    await enter();
    await enter();
    const { messages } = desk.server;
    expect(messages.map(({ channel, to, purpose }) => [channel, to, purpose])).toEqual([
      ['sms', gu.mobile, 'partner notice'],
      ['email', gu.email, 'partner notice'],
    ]);
    for (const { text } of messages) expect(text).toContain('through the app of Harbour Bank for the first time');
  });

  test('can be disowned by the link: the session ends, and no partner can log the person in any more', async () => {
    const { token } = (await enter())!;
    const go = steps(desk.server);
    expect(await (await fetch(desk.server.address + link())).text()).toContain('through a partner’s app');
    expect((await go.me(token)).code).toBe(0);
    expect(await pressed()).toContain('No partner’s app can log you in any longer');
    expect([(await go.me(token)).code, await enter()]).toEqual([
      -6,
      expect.objectContaining({ refusal: 'wrongTicket' }),
    ]);
  });

  test('can be disowned on another device of the person', async () => {
    const go = steps(desk.server);
    const browser = await go.signIn({ address: gu.mobile });
    desk.server.clock.set(new Date(testNow.getTime() + 1000));
    const { token } = (await enter())!;
    const as = { token: browser.token };
    const { obj } = await desk.server.call.json('/api/session/getLogins', {}, as);
    const [login] = (obj as { logins: { id: string }[] }).logins;
    const body = { id: login!.id, requestId: crypto.randomUUID() };
    const disowned = await desk.server.call.json('/api/session/disownLogin', body, as);
    expect([disowned.obj, (await go.me(token)).code]).toEqual([{ badgeVoid: false }, -6]);
    expect(await enter()).toMatchObject({ refusal: 'wrongTicket' });
  });

  test('of a person whom no notice can reach opens a limited session', async () => {
    const unreachable = sql`update person set mobile_sealed = null, email_sealed = null where id = ${gu.id}`;
    const kept = (await desk.server.db.execute(
      sql`select mobile_sealed, email_sealed from person where id = ${gu.id}`,
    )) as { rows: { mobile_sealed: string; email_sealed: string }[] };
    await desk.server.db.execute(unreachable);
    expect(await enter()).toMatchObject({ limited: true });
    const [row] = kept.rows;
    await desk.server.db.execute(
      sql`update person set mobile_sealed = ${row!.mobile_sealed}, email_sealed = ${row!.email_sealed} where id = ${gu.id}`,
    );
  });
});

describe('a first entry of which no notice was delivered', () => {
  const undelivered = async () => {
    const { db, clock, services, parts } = desk.server;
    // Without their session, because a delivery that is under way would overwrite the states.
    await db.execute(sql`update outgoing_message set about_session = null`);
    clock.set(new Date(clock.now().getTime() + 301_000));
    for (const { work } of noticesJobs.schedules ?? []) await work({ db, clock, services, log: parts.log });
  };
  const isLimited = async (token: string) => ((await steps(desk.server).me(token)).obj as { limited: boolean }).limited;

  test('limits the later entries too, and the next one is told again', async () => {
    await enter();
    const { token } = (await enter())!;
    expect(await isLimited(token)).toBe(false);
    await undelivered();
    await expect.poll(() => isLimited(token)).toBe(true);
    desk.server.messages.length = 0;
    await enter();
    expect(desk.server.messages.map(({ purpose }) => purpose)).toEqual(['partner notice', 'partner notice']);
  });
});

test('the secretariat lists, removes and sets the links of a partner', async () => {
  const { id } = partner.partner;
  await enter();
  const { text } = await desk.staff('partner-links', id);
  expect(text).toMatch(
    new RegExp(
      `^The app of Harbour Bank can log in 1:\n  ${gu.id}  ${gu.name.en}  linked 2027\\S+  first entry 2027\\S+$`,
    ),
  );
  expect(await desk.staff('unlink-partner', id, gu.mobile)).toMatchObject({ ok: true });
  expect((await desk.staff('partner-links', id)).text).toBe('The app of Harbour Bank can log in 0:');
  expect(await enter()).toMatchObject({ refusal: 'wrongTicket' });
  expect((await desk.staff('link-partner', id, gu.email)).text).toBe(
    `The app of Harbour Bank can log ${gu.name.en} in from now on.`,
  );
  expect(await enter()).toMatchObject({ userId: gu.id });
  expect((await desk.staff('link-partner', id, '0'.repeat(20))).text).toBe('There is no such person.');
  expect((await desk.staff('partner-links', '0'.repeat(20))).text).toBe(
    'There is no such partner key, or it has been revoked.',
  );
});
