import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { revokePartnerKey } from 'contract/calls/console/partner-keys';
import type { Answer } from 'contract/wire/envelope';
import { partnerServer, ticketPath, type Twist } from '../../platform/testing/partner-server.ts';
import { agreed, gu, helena, requestId, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { testNow } from '../../platform/testing/test-now.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let server: typeof desk.server;
let partner: Awaited<ReturnType<typeof partnerServer>>;
beforeAll(async () => {
  desk = await staffDesk();
  server = desk.server;
  partner = await partnerServer(desk, [gu, helena]);
});
afterAll(() => desk.leave());
beforeEach(() => server.clock.set(testNow));

const ticketFor = (userId: string) => partner.ticketFor(userId);
const trade = (ticket: string, userId: string) => partner.trade(ticket, userId);

const over = 'The link from the partner’s app is no longer valid. Please log in';

describe('a ticket', () => {
  test('opens a session beside the one in the browser', async () => {
    const go = steps(server);
    const browser = await go.signIn({ address: gu.mobile });
    const entered = await trade(await ticketFor(gu.id), gu.id);
    const { token } = entered.obj as { token: string };
    expect([(await go.me(token)).code, (await go.me(browser.token)).code]).toEqual([0, 0]);
    const again = await trade(await ticketFor(gu.id), gu.id);
    expect([(await go.me(token)).code, (await go.me((again.obj as { token: string }).token)).code]).toEqual([-7, 0]);
  });

  test('opens only the texts to a person who has not agreed to them yet', async () => {
    const go = steps(server);
    await server.db.execute(sql`delete from consent`);
    const { obj } = await trade(await ticketFor(gu.id), gu.id);
    const { token, agree } = obj as { token: string; agree: string[] };
    expect(agree).toEqual(['agreement', 'privacy']);
    const agenda = () => server.call.json('/api/agenda/getAgenda', {}, { token });
    const refused = await agenda();
    const first = 'Please read and agree to the User Service Agreement and Privacy Policy first';
    expect([refused.code, refused.msg, (await go.me(token)).code]).toEqual([-3, first, 0]);
    await server.call.json('/api/session/agreeToTexts', { agreed, requestId: requestId() }, { token });
    expect((await agenda()).code).toBe(0);
    const again = await trade(await ticketFor(gu.id), gu.id);
    expect(again.obj).toMatchObject({ agree: [] });
  });

  test('works once, also when two requests trade it at the same time', async () => {
    const ticket = await ticketFor(gu.id);
    const both = await Promise.all([trade(ticket, gu.id), trade(ticket, gu.id)]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([-3, 0]);
    expect((await trade(ticket, gu.id)).msg).toBe(over);
  });

  test('lives sixty seconds', async () => {
    const ticket = await ticketFor(gu.id);
    server.clock.set(new Date(testNow.getTime() + 60_000));
    expect((await trade(ticket, gu.id)).msg).toBe(over);
  });

  test('is bound to its user, and used up by a try for another', async () => {
    const ticket = await ticketFor(gu.id);
    expect((await trade(ticket, helena.id)).msg).toBe(over);
    expect((await trade(ticket, gu.id)).msg).toBe(over);
  });

  test('for an unknown user looks like any other, and opens nothing', async () => {
    const issued = await partner.issue({ userId: '0'.repeat(20) });
    expect([issued.code, issued.obj?.expiresIn, issued.obj?.ticket.length]).toEqual([0, 60, 43]);
    expect((await trade(issued.obj?.ticket ?? '', '0'.repeat(20))).msg).toBe(over);
  });

  test('for a person who is not linked to the partner is answered like one for an unknown user', async () => {
    const stranger = await partnerServer(desk, [helena], 'Stranger');
    const shape = async (userId: string) => {
      const { code, msg, obj } = await stranger.issue({ userId });
      const traded = await stranger.trade(obj?.ticket ?? '', userId);
      return [code, msg, obj?.expiresIn, obj?.ticket.length, traded.code, traded.msg, traded.obj];
    };
    expect(await shape(gu.id)).toEqual(await shape('0'.repeat(20)));
    expect((await stranger.claim(await stranger.ticketFor(helena.id), helena.id)).code).toBe(0);
  });

  test('opens nothing outside the host app, where the user has to be asked', async () => {
    const ticket = await ticketFor(gu.id);
    expect((await partner.trade(ticket, gu.id, { kind: 'browser' })).msg).toBe(over);
    expect((await trade(ticket, gu.id)).msg).toBe(over);
  });

  test('made up, or a session’s own token, or a device’s credential, opens nothing', async () => {
    const go = steps(server);
    const { token, device } = await go.signIn({ channel: 'email', address: helena.email });
    for (const ticket of ['x'.repeat(43), token, device]) expect((await trade(ticket, helena.id)).msg).toBe(over);
    const live = await server.db.execute(
      sql`select method from session where person_id = ${helena.id} and ended_at is null`,
    );
    expect(live).toMatchObject({ rows: [{ method: 'code' }] });
    expect((await go.me(token)).code).toBe(0);
  });
});

describe('a partner’s server', () => {
  test.each([
    ['another key', { key: 'another' }],
    ['an unknown partner', { id: '0'.repeat(20) }],
    ['an old stamp', { stamp: String(testNow.getTime() / 1000 - 121) }],
    ['a body altered after signing', { sent: JSON.stringify({ userId: helena.id }) }],
  ] as [string, Twist][])('is refused with %s', async (_what, twist) => {
    expect((await partner.issue({ userId: gu.id }, twist)).code).toBe(-3);
  });

  test('cannot send the same request twice', async () => {
    const nonce = randomUUID();
    expect([
      (await partner.issue({ userId: gu.id }, { nonce })).code,
      (await partner.issue({ userId: gu.id }, { nonce })).code,
    ]).toEqual([0, -3]);
  });

  test('is refused without its headers, and with a body that has more than the user', async () => {
    const bare = await fetch(server.address + ticketPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(((await bare.json()) as Answer<null>).code).toBe(-3);
    expect((await partner.issue({ userId: gu.id, role: 'owner' })).code).toBe(-1);
  });

  test('is refused once its key is revoked', async () => {
    const other = await partnerServer(desk, [gu], 'Other');
    const ticket = await other.ticketFor(gu.id);
    await desk.ask(revokePartnerKey, { id: other.partner.id });
    expect((await other.issue({ userId: gu.id })).code).toBe(-3);
    expect((await other.trade(ticket, gu.id)).msg).toBe(over);
  });
});
