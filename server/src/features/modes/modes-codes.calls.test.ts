import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueDeskCode } from 'contract/calls/console/people';
import * as calls from 'contract/calls/modes';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { signInAs } from '../../../demo/people.ts';
import { person } from '../../platform/database/tables/people.ts';
import { signInFlow } from '../../platform/database/tables/sign-in.ts';
import { modesDesk } from '../../platform/people/modes-desk.testing.ts';
import { partnerServer } from '../../platform/testing/partner-server.ts';
import { anotherCode, signInServer } from '../../platform/testing/sign-in-server.ts';
import { agreed, demoPerson, gu, helena, requestId } from '../../platform/testing/signing-in.ts';
import { staffAt } from '../../platform/testing/staff-desk.ts';

const { server, go, later } = await signInServer();
const desk = modesDesk(server);
const staff = await staffAt(server);
const lan = demoPerson(signInAs.assistant);
let partner: Awaited<ReturnType<typeof partnerServer>>;
beforeAll(async () => void (partner = await partnerServer({ ...staff, server }, [lan])));
afterAll(() => staff.leave());

/** Gu has named Lan, and waits in assistant mode. */
async function named(by: { mobile?: string; email?: string } = {}) {
  await desk.name(gu, { name: 'A contact', mobile: lan.mobile, email: lan.email, ...by });
  await desk.write(calls.setMode, gu, { mode: 'assistant' });
}
beforeEach(async () => {
  await desk.forget(gu, helena);
  await desk.signIn(gu.mobile);
});

type Channel = 'mobile' | 'email';
const invitation = async () => (await desk.actingOf(lan)).invitations[0]!;
const accept = async (code: object = {}) => {
  const body = { invitation: (await invitation()).invitation, ...code };
  const { code: answer, obj } = await desk.write(calls.acceptInvitation, lan, body);
  return answer === 0 ? 'agreed' : (obj as { refusal: string }).refusal;
};
const modeOfGu = async () => {
  const { mode, assistantWaits, contact } = await desk.modesOf(gu);
  return { mode, assistantWaits, contact: contact?.state };
};
const stillWaits = { mode: 'social', assistantWaits: true, contact: 'waiting' };
const hasBegun = { mode: 'assistant', assistantWaits: false, contact: 'confirmed' };

const withToken = (answer: { obj: unknown }) => {
  const { token } = answer.obj as { token: string };
  desk.tokens.set(lan.id, token);
  return token;
};
async function enterByBadge(limited: boolean) {
  await server.db.execute(sql`update forum set badge_sessions_limited = ${limited}`);
  withToken(await go.enterBirthDate(await go.badgeFlow(demoBadgeCode(lan.key)), lan.birthDate));
  await server.db.execute(sql`update forum set badge_sessions_limited = false`);
}
const confirm = (code: object) =>
  server.call.json(
    '/api/session/confirmSession',
    { ...code, requestId: requestId() },
    { token: desk.tokens.get(lan.id) ?? '' },
  );
const deskCode = async () => (await staff.ask(issueDeskCode, { personId: lan.id })).code.replace(' ', '');

/** The ways into a full session in which nobody has read a code. */
const waysWithoutCode = {
  'the host app': async () => {
    const token = withToken(await partner.trade(await partner.ticketFor(lan.id), lan.id));
    await server.call.json('/api/session/agreeToTexts', { agreed, requestId: requestId() }, { token });
  },
  'a badge whose sessions are full': () => enterByBadge(false),
  'a badge and a desk code': async () => {
    await enterByBadge(true);
    withToken(await confirm({ code: await deskCode() }));
  },
};

describe('whoever came by', () => {
  for (const [way, enter] of Object.entries(waysWithoutCode))
    test(`${way} agrees only after a fresh code to an own address`, async () => {
      await named();
      await enter();
      expect((await invitation()).codeTo).toEqual(['mobile', 'email']);
      expect([await accept(), await modeOfGu()]).toEqual(['wrongCode', stillWaits]);
      const fresh = await desk.freshCode(lan);
      expect(await accept({ ...fresh, code: anotherCode(fresh.code) })).toBe('wrongCode');
      expect(await accept({ code: fresh.code })).toBe('wrongCode');
      expect(await modeOfGu()).toEqual(stillWaits);
      expect([await accept(fresh), await modeOfGu()]).toEqual(['agreed', hasBegun]);
    });

  for (const channel of ['mobile', 'email'] as const)
    test(`a code to the named ${channel} agrees at once`, async () => {
      await named();
      await desk.signIn(lan[channel]);
      expect((await invitation()).codeTo).toEqual([]);
      expect([await accept(), await modeOfGu()]).toEqual(['agreed', hasBegun]);
    });

  test('a badge, and confirmed it by a code, agrees at once in what the code has opened', async () => {
    await named();
    await enterByBadge(false);
    const fresh = await desk.freshCode(lan);
    const confirmed = await confirm(fresh);
    // A copy of the token from before gains nothing.
    expect([(await invitation()).codeTo, await accept()]).toEqual([['mobile', 'email'], 'wrongCode']);
    withToken(confirmed);
    expect([(await invitation()).codeTo, await accept()]).toEqual([[], 'agreed']);
  });
});

const freshCodeTo = async (channel: Channel) => {
  later(130);
  const body = { channel, requestId: requestId() };
  const { obj } = await server.call.json('/api/session/sendConfirmation', body, { token: desk.tokens.get(lan.id)! });
  return { flowId: (obj as { flowId: string }).flowId, code: go.newestCode() };
};

describe('a code does not count', () => {
  test('that was read at an address which the delegate did not name', async () => {
    await named({ email: 'lan@elsewhere.example' });
    await desk.signIn(lan.email);
    expect((await invitation()).codeTo).toEqual(['mobile']);
    expect([await accept(), await accept(await freshCodeTo('email'))]).toEqual(['wrongCode', 'wrongCode']);
    expect(await modeOfGu()).toEqual(stillWaits);
    expect(await accept(await freshCodeTo('mobile'))).toBe('agreed');
  });

  test('that was read at an address which is no longer the own one', async () => {
    await named();
    await desk.signIn(lan.email);
    const other = 'lan@elsewhere.example';
    const { sealing } = server.services;
    const changed = {
      emailSealed: sealing.seal(other, 'email'),
      emailFingerprint: sealing.fingerprint(other, 'email'),
    };
    const [before] = await server.db.select().from(person).where(eq(person.id, lan.id));
    await server.db.update(person).set(changed).where(eq(person.id, lan.id));
    expect([(await invitation()).codeTo, await accept()]).toEqual([['mobile'], 'wrongCode']);
    expect(await accept(await freshCodeTo('mobile'))).toBe('agreed');
    await server.db.update(person).set(before!).where(eq(person.id, lan.id));
  });

  test('in a session that a desk code confirmed since', async () => {
    await named();
    await enterByBadge(false);
    withToken(await confirm(await desk.freshCode(lan)));
    expect((await invitation()).codeTo).toEqual([]);
    withToken(await confirm({ code: await deskCode() }));
    expect([(await invitation()).codeTo, await accept()]).toEqual([['mobile', 'email'], 'wrongCode']);
  });

  test('that was sent to somebody else, was used, or was handed over at the desk', async () => {
    await named();
    await enterByBadge(false);
    expect(await accept(await desk.freshCode(gu))).toBe('wrongCode');
    const used = await desk.freshCode(lan);
    expect((await confirm(used)).code).toBe(0);
    expect(await accept(used)).toBe('wrongCode');
    const code = await deskCode();
    const [flow] = await server.db.select().from(signInFlow).where(eq(signInFlow.method, 'desk'));
    expect(await accept({ flowId: flow!.id, code })).toBe('wrongCode');
    expect(await modeOfGu()).toEqual(stillWaits);
  });

  test('after five wrong ones', async () => {
    await named();
    await enterByBadge(false);
    const fresh = await desk.freshCode(lan);
    for (let guess = 0; guess < 5; guess++)
      expect(await accept({ ...fresh, code: anotherCode(fresh.code) })).toBe('wrongCode');
    expect([await accept(fresh), await modeOfGu()]).toEqual(['wrongCode', stillWaits]);
  });
});
