import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { linkToPartner, unlinkFromPartner } from 'contract/calls/console/partner-keys';
import { partnerServer } from '../../platform/testing/partner-server.ts';
import { gu, helena, steps } from '../../platform/testing/signing-in.ts';
import { lockPerson, unlinkPartners } from '../session/session.actions.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { testNow } from '../../platform/testing/test-now.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let partner: Awaited<ReturnType<typeof partnerServer>>;
beforeAll(async () => void (desk = await staffDesk()));
afterAll(() => desk.leave());
beforeEach(async () => {
  desk.server.clock.set(testNow);
  for (const table of ['session', 'code_request']) await desk.server.db.execute(sql.raw(`delete from ${table}`));
  partner = await partnerServer(desk, [gu, helena]);
});

const over = 'The link from the partner’s app is no longer valid. Please log in';
const page = { kind: 'browser', phone: 'page-of-gu-0001' } as const;
const later = (seconds: number) => desk.server.clock.set(new Date(testNow.getTime() + seconds * 1000));
const sessions = async () =>
  ((await desk.server.db.execute(sql`select id from session where ended_at is null`)) as { rows: unknown[] }).rows
    .length;
async function claimed(person = gu) {
  const { obj } = await partner.claim(await partner.ticketFor(person.id), person.id, page);
  return (obj as { claim: string }).claim;
}

describe('a claim', () => {
  test('is given for a ticket, with the masked name, and neither opens nor ends a session', async () => {
    const go = steps(desk.server);
    const { token } = await go.signIn({ address: gu.mobile });
    const ticket = await partner.ticketFor(gu.id);
    const { code, obj } = await partner.claim(ticket, gu.id, page);
    expect([code, obj]).toEqual([0, { claim: expect.stringMatching(/^[\w-]{43}$/), name: 'G* *******' }]);
    expect([await sessions(), (await go.me(token)).code]).toEqual([1, 0]);
    expect((await partner.trade(ticket, gu.id)).msg).toBe(over);
  });

  test('opens a session on its own page, ten minutes later too, and replaces only the one of its kind', async () => {
    const go = steps(desk.server);
    const before = await go.signIn({ address: gu.mobile });
    const claim = await claimed();
    later(599);
    const { obj } = await partner.tradeClaim(claim, gu.id, page);
    const { token } = obj as { token: string };
    expect([(await go.me(token)).code, (await go.me(before.token)).code]).toEqual([0, -7]);
  });

  test('is over after ten minutes', async () => {
    const claim = await claimed();
    later(600);
    expect([(await partner.tradeClaim(claim, gu.id, page)).msg, await sessions()]).toEqual([over, 0]);
  });

  test.each([
    ['another page', gu.id, { ...page, phone: 'page-of-stranger' }],
    ['another user', helena.id, page],
  ] as const)('is spent by %s, and opens nothing', async (_who, userId, from) => {
    const claim = await claimed();
    expect((await partner.tradeClaim(claim, userId, from)).msg).toBe(over);
    expect([(await partner.tradeClaim(claim, gu.id, page)).msg, await sessions()]).toEqual([over, 0]);
  });

  test('works once, also when two requests trade it at the same time', async () => {
    const claim = await claimed();
    const both = await Promise.all([partner.tradeClaim(claim, gu.id, page), partner.tradeClaim(claim, gu.id, page)]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([-3, 0]);
    expect(await sessions()).toBe(1);
  });

  test('is worthless once the person is unlinked', async () => {
    const claim = await claimed();
    await desk.ask(unlinkFromPartner, { partnerId: partner.partner.id, personId: gu.id });
    expect([(await partner.tradeClaim(claim, gu.id, page)).msg, await sessions()]).toEqual([over, 0]);
  });

  test('stays worthless when the person is linked again, and so does a ticket', async () => {
    const link = { partnerId: partner.partner.id, personId: gu.id };
    const [claim, ticket] = [await claimed(), await partner.ticketFor(gu.id)];
    await desk.ask(unlinkFromPartner, link);
    await desk.ask(linkToPartner, link);
    expect((await partner.tradeClaim(claim, gu.id, page)).msg).toBe(over);
    expect([(await partner.claim(ticket, gu.id, page)).msg, await sessions()]).toEqual([over, 0]);
    expect((await partner.tradeClaim(await claimed(), gu.id, page)).code).toBe(0);
  });

  /** Each is traded while the person is being unlinked, and opens nothing afterwards. */
  const traded = {
    'a ticket': async () => {
      const ticket = await partner.ticketFor(gu.id);
      return () => partner.trade(ticket, gu.id);
    },
    'a claim': async () => {
      const claim = await claimed();
      return () => partner.tradeClaim(claim, gu.id, page);
    },
    'a ticket for a claim': async () => {
      const ticket = await partner.ticketFor(gu.id);
      return async () => {
        const { obj } = await partner.claim(ticket, gu.id, page);
        return partner.tradeClaim((obj as { claim: string }).claim, gu.id, page);
      };
    },
  };

  // The embedded database does one thing after the other.
  test.skipIf(inject('template').kind === 'embedded').each(Object.entries(traded))(
    'an unlinking does not wait for %s that is being traded, which then opens nothing',
    async (_, begin) => {
      const trade = await begin();
      const { db, database } = desk.server;
      const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      let trading: ReturnType<typeof trade> | undefined;
      await db.transaction(async (unlinking) => {
        await lockPerson(unlinking, gu.id);
        trading = trade();
        await vi.waitFor(async () => expect((await database.sql(waiting)).rows).toHaveLength(1), { timeout: 30_000 });
        await unlinking.execute(sql`set local lock_timeout = '100ms'`);
        await unlinkPartners(unlinking, gu.id, partner.partner.id);
      });
      expect([(await trading)?.msg, await sessions()]).toEqual([over, 0]);
    },
  );

  test('is not given for a late, a used or another’s ticket', async () => {
    const ticket = await partner.ticketFor(gu.id);
    expect((await partner.claim(ticket, helena.id, page)).msg).toBe(over);
    expect((await partner.claim(ticket, gu.id, page)).msg).toBe(over);
    const late = await partner.ticketFor(gu.id);
    later(60);
    expect((await partner.claim(late, gu.id, page)).msg).toBe(over);
  });
});
