import { isNotNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { outgoingMessage } from '../../platform/database/tables/outgoing.ts';
import { newId } from '../../platform/ids.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { gu, helena, requestId } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { noticesJobs } from './notices.jobs.ts';

const { server, go, later } = await signInServer();
const code = demoBadgeCode(gu.key);

type Opened = { token: string; userId: string };
const byBadge = async (kind: 'browser' | 'host' = 'host') =>
  (await go.enterBirthDate(await go.badgeFlow(code), gu.birthDate, undefined, kind)).obj as Opened;
type Told = { id: string; method: string; at: string };
const logins = async (token: string) =>
  ((await server.call.json('/api/session/getLogins', {}, { token })).obj as { logins: Told[] }).logins;
const answer = (call: 'acknowledgeLogin' | 'disownLogin', id: string, token: string) =>
  server.call.json(`/api/session/${call}`, { id, requestId: requestId() }, { token });
const sessionIdOf = async ({ userId }: Opened, kind: string) => {
  const { rows } = (await server.db.execute(
    sql`select id from session where person_id = ${userId} and kind = ${kind} and ended_at is null`,
  )) as { rows: { id: string }[] };
  return rows[0]?.id ?? '';
};

describe('a login on another device', () => {
  test('is told to the person’s other full session at once, with how and when', async () => {
    const first = await go.signIn({ address: gu.mobile });
    const stream = await openStream(server, first.token);
    await stream.events(1);
    later(60);
    const second = await byBadge();
    expect((await stream.events(2))[1]).toMatchObject({ mine: true });
    stream.close();
    expect(await logins(first.token)).toEqual([
      {
        id: await sessionIdOf(second, 'host'),
        method: 'badge',
        at: new Date(testNow.getTime() + 60_000).toISOString(),
      },
    ]);
    // The new one is not told of the one that was there before.
    expect(await logins(second.token)).toEqual([]);
  });

  test('is told whichever way it was opened', async () => {
    const first = await byBadge('browser');
    later(60);
    await go.signIn({ channel: 'email', address: gu.email, kind: 'host' });
    expect((await logins(first.token)).map(({ method }) => method)).toEqual(['code']);
  });

  test('is not told to a limited session, which cannot end it either', async () => {
    const first = await go.signIn({ address: gu.mobile });
    later(60);
    const id = await sessionIdOf(await byBadge(), 'host');
    await server.db.execute(sql`update session set scope = 'limited' where kind = 'browser'`);
    const told = await server.call.json('/api/session/getLogins', {}, { token: first.token });
    const ended = await answer('disownLogin', id, first.token);
    expect([told.obj, ended.obj]).toEqual([{ refusal: 'sessionLimited' }, { refusal: 'sessionLimited' }]);
  });

  test('is told until the person has acknowledged it on that device', async () => {
    const first = await go.signIn({ address: gu.mobile });
    later(60);
    await byBadge();
    later(60);
    await byBadge();
    const [older, newer] = await logins(first.token);
    expect((await answer('acknowledgeLogin', older?.id ?? '', first.token)).code).toBe(0);
    expect(await logins(first.token)).toEqual([newer]);
    await answer('acknowledgeLogin', newer?.id ?? '', first.token);
    // An older answer that arrives late brings nothing back.
    await answer('acknowledgeLogin', older?.id ?? '', first.token);
    expect(await logins(first.token)).toEqual([]);
  });

  test('by badge is ended by “this was not me”, its code is void, and this device goes on', async () => {
    const first = await byBadge('browser');
    later(60);
    const second = await byBadge();
    const [login] = await logins(first.token);
    expect((await answer('disownLogin', login?.id ?? '', first.token)).obj).toEqual({ badgeVoid: true });
    const codes = [(await go.me(first.token)).code, (await go.me(second.token)).code, (await go.readBadge(code)).code];
    expect(codes).toEqual([0, -6, -1]);
    expect(await logins(first.token)).toEqual([]);
    const { rows } = (await server.db.execute(
      sql`select actor, what, item from audit_line order by number desc limit 1`,
    )) as { rows: object[] };
    expect(rows).toEqual([{ actor: `person ${gu.id}`, what: 'this was not me', item: gu.id }]);
  });

  test('by a code is ended alone: the badge stays valid', async () => {
    const first = await byBadge('browser');
    later(60);
    const second = await go.signIn({ address: gu.mobile, kind: 'host' });
    const [login] = await logins(first.token);
    expect((await answer('disownLogin', login?.id ?? '', first.token)).obj).toEqual({ badgeVoid: false });
    const codes = [(await go.me(first.token)).code, (await go.me(second.token)).code, (await go.readBadge(code)).code];
    expect(codes).toEqual([0, -6, 0]);
  });

  test('that is older, one’s own or somebody else’s is answered like one that does not exist', async () => {
    const first = await go.signIn({ address: gu.mobile });
    later(60);
    const second = await byBadge();
    const other = await go.signIn({ address: helena.mobile });
    const ids = [
      await sessionIdOf(first, 'browser'),
      await sessionIdOf(second, 'host'),
      await sessionIdOf(other, 'browser'),
      '0'.repeat(20),
    ];
    for (const id of ids)
      for (const call of ['acknowledgeLogin', 'disownLogin'] as const)
        expect((await answer(call, id, second.token)).obj).toEqual({ refusal: 'notFound' });
    expect([(await go.me(first.token)).code, (await go.me(other.token)).code]).toEqual([0, 0]);
  });
});

type State = (typeof outgoingMessage.$inferSelect)['state'];

describe('a badge session of which no notice', () => {
  const limitUnnoticed = async () => {
    const { db, clock, services, parts } = server;
    for (const { work } of noticesJobs.schedules ?? []) await work({ db, clock, services, log: parts.log });
  };
  /** Copies take the place of the messages, because a delivery that is under way would overwrite their states. */
  const messagesAre = async (sms: State, email: State) => {
    const sent = await server.db.select().from(outgoingMessage).where(isNotNull(outgoingMessage.aboutSession));
    await server.db.update(outgoingMessage).set({ aboutSession: null });
    for (const message of sent) {
      const state = message.channel === 'sms' ? sms : email;
      await server.db.insert(outgoingMessage).values({ ...message, id: newId(), state });
    }
  };
  const isLimited = async (token: string) => ((await go.me(token)).obj as { limited: boolean }).limited;

  test('could be delivered within five minutes is limited', async () => {
    const { token } = await byBadge();
    await messagesAre('failed', 'waiting');
    later(300);
    await limitUnnoticed();
    expect([await isLimited(token), server.alarms]).toEqual([false, []]);
    later(1);
    await limitUnnoticed();
    expect(server.alarms).toEqual(['a session is limited, because no notice of it was delivered']);
    // The cache of sessions hears of the change a moment later.
    await expect.poll(() => isLimited(token)).toBe(true);
  });

  test.each([
    ['sent', 'failed'],
    ['failed', 'sent'],
  ] as const)('by one channel (SMS %s, email %s) could be delivered stays as it is', async (sms, email) => {
    const { token } = await byBadge();
    await messagesAre(sms, email);
    later(301);
    await limitUnnoticed();
    expect([await isLimited(token), server.alarms]).toEqual([false, []]);
  });

  test('was delivered, but which a code has confirmed, stays full', async () => {
    const { token } = await byBadge();
    await server.db.execute(sql`update session set scope = 'limited'`);
    const ask = (path: string, body: object) =>
      server.call.json(`/api/session/${path}`, { ...body, requestId: requestId() }, { token });
    const { flowId } = (await ask('sendConfirmation', { channel: 'email' })).obj as { flowId: string };
    const confirmed = await ask('confirmSession', { flowId, code: go.newestCode() });
    const { token: next } = confirmed.obj as { token: string };
    await messagesAre('failed', 'failed');
    expect(await isLimited(next)).toBe(false);
    later(301);
    await limitUnnoticed();
    expect(await isLimited(next)).toBe(false);
  });

  test('can be sent, because there is no address on record, is limited at once', async () => {
    const addresses = sql`select mobile_sealed, email_sealed from person where id = ${gu.id}`;
    const { rows } = (await server.db.execute(addresses)) as {
      rows: { mobile_sealed: string; email_sealed: string }[];
    };
    const [record] = rows;
    await server.db.execute(sql`update person set mobile_sealed = null, email_sealed = null where id = ${gu.id}`);
    const { token } = await byBadge();
    expect([await isLimited(token), server.messages]).toEqual([true, []]);
    await server.db.execute(
      sql`update person set mobile_sealed = ${record?.mobile_sealed}, email_sealed = ${record?.email_sealed} where id = ${gu.id}`,
    );
  });
});
