import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyCorrection } from 'contract/calls/console/corrections';
import * as calls from 'contract/calls/modes';
import { askCorrection, submitProfile } from 'contract/calls/profile';
import { signInAs } from '../../../demo/people.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { person } from '../../platform/database/tables/people.ts';
import { addressClaim } from '../../platform/database/tables/sign-in.ts';
import { insertPersonalNotice } from '../../platform/messages/sending.store.ts';
import { modesDesk, outsider } from '../../platform/people/modes-desk.testing.ts';
import { profileDesk } from '../../platform/people/profile-desk.testing.ts';
import { secondsLater, signInServer } from '../../platform/testing/sign-in-server.ts';
import { demoPerson, gu, helena } from '../../platform/testing/signing-in.ts';
import { staffAt } from '../../platform/testing/staff-desk.ts';
import { modesJobs } from './modes.jobs.ts';

const { server } = await signInServer();
const desk = modesDesk(server);
let staff: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => void (staff = await staffAt(server)));
afterAll(() => staff.leave());
const lan = demoPerson(signInAs.assistant);
const [lanBefore] = await server.db.select().from(person).where(eq(person.id, lan.id));
beforeEach(async () => {
  await desk.forget(gu, helena, lan);
  await server.db.delete(addressClaim);
  await server.db.update(person).set(lanBefore!).where(eq(person.id, lan.id));
});

const profile = profileDesk(server);
/** The attendee submits the profile with another address, after a code to it. */
async function registers(who: typeof lan, address: { email: string } | { mobile: string }) {
  await profile.signIn(who);
  await profile.setSubmitted(who, null);
  const { mobile, email } = await profile.profileOf(who);
  secondsLater(server, 130);
  for (const [channel, to] of Object.entries(address))
    expect((await profile.confirm(who, channel as 'email' | 'mobile', to)).code).toBe(0);
  const own = { name: 'Lan Jing', organisation: 'A company', title: 'Assistant', profile: 'Assistant to a delegate' };
  const submitted = await profile.write(submitProfile, who, { ...own, mobile, email, ...address });
  expect((await desk.signIn('email' in address ? address.email : address.mobile)).id).toBe(who.id);
  return submitted;
}

/** In the demo Lan acts for others, too. */
const idsOf = (delegates: { id: string }[]) =>
  delegates.map(({ id }) => id).filter((id) => [gu.id, helena.id].includes(id));

/** The delegate names Ruth, waits in assistant mode, and Ruth agrees. */
async function named(delegate: typeof gu) {
  await desk.signIn(delegate.mobile);
  expect((await desk.name(delegate, outsider)).code).toBe(0);
  await desk.write(calls.setMode, delegate, { mode: 'assistant' });
  const ruth = await desk.signIn(outsider.email);
  expect((await desk.accept(ruth)).code).toBe(0);
  return ruth;
}

describe('the record of somebody who does not attend', () => {
  const records = () => server.db.select({ id: person.id }).from(person).where(eq(person.contactOnly, true));

  test('gives an address up to the attendee who proves it, who then acts for those who named it', async () => {
    for (const delegate of [gu, helena]) {
      await desk.signIn(delegate.mobile);
      await desk.name(delegate, outsider);
    }
    await desk.write(calls.setMode, gu, { mode: 'assistant' });
    const ruth = await desk.signIn(outsider.email);
    const ofGu = (await desk.actingOf(ruth)).invitations.find(({ id }) => id === gu.id);
    expect((await desk.write(calls.acceptInvitation, ruth, { invitation: ofGu?.invitation })).code).toBe(0);
    const facts = { of: 'card', event: 'received', personId: helena.id, byContactId: null, forId: gu.id } as const;
    await insertPersonalNotice(server.db, { personId: ruth.id, key: 'a card', facts }, server.clock.now());

    expect((await registers(lan, { email: outsider.email })).code).toBe(0);
    expect((await desk.read(calls.getActing, ruth)).code).toBe(-6);
    expect(await records()).toEqual([]);
    const acting = await desk.actingOf(lan);
    expect(idsOf(acting.delegates)).toEqual([gu.id]);
    expect(acting.invitations.map(({ id }) => id)).toEqual([helena.id]);
    expect(await desk.modesOf(gu)).toMatchObject({ mode: 'assistant', contact: { ...outsider, state: 'confirmed' } });
    expect(await desk.told(lan)).toEqual([
      ['invited', gu.id],
      ['invited', helena.id],
    ]);
    expect(await desk.told(gu)).toEqual([
      ['confirmed', outsider.name],
      ['otherLogin', outsider.name],
    ]);
    expect(await desk.told(helena)).toEqual([]);
    expect(await server.db.$count(message, and(eq(message.personId, lan.id), eq(message.key, 'a card')))).toBe(1);
    expect((await desk.accept(lan)).code).toBe(0);
    expect((await desk.write(calls.revokeContact, gu)).code).toBe(0);
    expect(idsOf((await desk.actingOf(lan)).delegates)).toEqual([]);
  });

  test('keeps those who named a mobile that an attendee registers, and who agreed goes on by the email', async () => {
    await desk.signIn(gu.mobile);
    await desk.signIn(lan.mobile);
    await desk.name(gu, outsider);
    await desk.write(calls.setMode, gu, { mode: 'assistant' });
    const ruth = await desk.signIn(outsider.email);
    await desk.accept(ruth);
    const tell = vi.spyOn(server.services.personalHints, 'tell');
    expect((await registers(lan, { mobile: outsider.mobile })).code).toBe(0);
    expect(tell.mock.calls.map(([id]) => id)).toContain(ruth.id);
    tell.mockRestore();
    expect(await desk.namingsBy(gu)).toEqual([['confirmed', ruth.id]]);
    expect(idsOf((await desk.actingOf(lan)).delegates)).toEqual([]);
    expect((await desk.read(calls.getActing, ruth)).code).toBe(-6);
    expect(await desk.signIn(outsider.email)).toEqual(ruth);
    expect(idsOf((await desk.actingOf(ruth)).delegates)).toEqual([gu.id]);
    expect(await desk.told(gu)).toEqual([['confirmed', outsider.name]]);
  });

  test('leaves with the email what has ended to the attendee, whose erasure finds it', async () => {
    for (const delegate of [gu, helena]) {
      await desk.signIn(delegate.mobile);
      await desk.name(delegate, outsider);
    }
    await desk.write(calls.revokeContact, gu);
    expect((await registers(lan, { email: outsider.email })).code).toBe(0);
    expect([await desk.namingsBy(gu), await desk.namingsBy(helena)]).toEqual([
      [['ended', lan.id]],
      [['waiting', lan.id]],
    ]);
  });

  test('leaves the email to a correction, and whoever was named since it was asked for must agree again', async () => {
    await profile.signIn(lan);
    await profile.setSubmitted(lan, server.clock.now());
    await named(helena);
    secondsLater(server, 1);
    await profile.confirm(lan, 'email', outsider.email);
    const asked = await profile.write(askCorrection, lan, { field: 'email', text: outsider.email });
    const ruth = await named(gu);
    expect(await desk.namingsBy(gu)).toEqual([['confirmed', ruth.id]]);
    const { id } = asked.obj as { id: string };
    secondsLater(server, 130);
    await staff.ask(applyCorrection, { id });
    expect([await desk.namingsBy(helena), await desk.namingsBy(gu)]).toEqual([
      [['confirmed', lan.id]],
      [['waiting', lan.id]],
    ]);
    expect(await desk.modesOf(gu)).toMatchObject({
      mode: 'social',
      assistantWaits: true,
      contact: { state: 'waiting' },
    });
    expect((await desk.told(gu)).at(-1)).toEqual(['waitsAgain', outsider.name]);
    await desk.signIn(outsider.email);
    expect(idsOf((await desk.actingOf(lan)).delegates)).toEqual([helena.id]);

    // Exchanges from before share the row, so that it is not deleted with those who never agreed.
    await desk.write(calls.revokeContact, gu);
    secondsLater(server, 2 * 24 * 3600);
    for (const { purge } of modesJobs.retention ?? []) await purge(server.db, server.clock.now());
    expect(await desk.namingsBy(gu)).toEqual([['ended', lan.id]]);
  });

  test('ends when it is the delegate’s own address, and the delegate is told', async () => {
    for (const delegate of [lan, gu]) await desk.signIn(delegate.mobile);
    await server.db.update(person).set({ badge: 'red' }).where(eq(person.id, lan.id));
    server.services.sessionCache.drop(() => true);
    expect((await desk.name(lan, outsider)).code).toBe(0);
    await desk.name(gu, outsider);
    await desk.write(calls.setMode, lan, { mode: 'assistant' });
    expect((await registers(lan, { email: outsider.email })).code).toBe(0);
    expect(await desk.modesOf(lan)).toMatchObject({ mode: 'social', assistantWaits: false, contact: null });
    expect(await desk.namingsBy(lan)).toEqual([['ended', null]]);
    expect(await desk.namingsBy(gu)).toEqual([['waiting', lan.id]]);
    expect(await records()).toEqual([]);
    expect((await desk.told(lan)).toSorted()).toEqual([
      ['invited', gu.id],
      ['ownAddress', outsider.name],
    ]);
  });
});
