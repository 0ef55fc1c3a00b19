import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/modes';
import { submitProfile } from 'contract/calls/profile';
import { signInAs } from '../../../demo/people.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { erasureRequest, person } from '../../platform/database/tables/people.ts';
import { session } from '../../platform/database/tables/session.ts';
import { addressClaim } from '../../platform/database/tables/sign-in.ts';
import { insertPersonalNotice } from '../../platform/messages/sending.store.ts';
import { modesDesk, outsider } from '../../platform/people/modes-desk.testing.ts';
import { profileDesk } from '../../platform/people/profile-desk.testing.ts';
import { secondsLater, signInServer } from '../../platform/testing/sign-in-server.ts';
import { demoPerson, gu, helena } from '../../platform/testing/signing-in.ts';
import { endAllContactsOf } from './modes-acting.actions.ts';
import { inWrite } from '../../platform/writes/write.ts';

const { server } = await signInServer();
const desk = modesDesk(server);
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

/** The states of a delegate's namings, and by which record the named person logs in. */
async function rowsOf({ id }: { id: string }) {
  const rows = await server.db.select().from(contactPerson).where(eq(contactPerson.delegateId, id));
  return rows.map(({ state, personId }) => [state, personId]);
}

describe('the record of somebody who does not attend', () => {
  const records = () => server.db.select({ id: person.id }).from(person).where(eq(person.contactOnly, true));

  test('ends with the last delegate who named them, and with all its sessions', async () => {
    for (const delegate of [gu, helena]) {
      await desk.signIn(delegate.mobile);
      await desk.name(delegate, outsider);
    }
    const ruth = await desk.signIn(outsider.email);
    expect(await records()).toEqual([ruth]);
    await desk.write(calls.revokeContact, gu);
    expect(await records()).toEqual([ruth]);
    expect((await desk.actingOf(ruth)).invitations.map(({ id }) => id)).toEqual([helena.id]);
    await desk.write(calls.revokeContact, helena);
    expect(await records()).toEqual([]);
    expect(await server.db.select().from(session).where(eq(session.personId, ruth.id))).toEqual([]);
    expect((await desk.read(calls.getActing, ruth)).code).toBe(-6);
    // What was exchanged in that time goes on sharing who was named.
    expect(await rowsOf(gu)).toEqual([['ended', null]]);
  });

  test('ends when they decline or stop', async () => {
    await desk.signIn(gu.mobile);
    await desk.name(gu, outsider);
    const ruth = await desk.signIn(outsider.email);
    await desk.accept(ruth);
    expect((await desk.write(calls.stopActing, ruth, { delegateId: gu.id })).code).toBe(0);
    expect(await records()).toEqual([]);
  });

  test('loses the mobile on which two delegates do not agree, and whoever logged in by it', async () => {
    await desk.signIn(gu.mobile);
    await desk.signIn(helena.mobile);
    await desk.name(gu, { ...outsider, mobile: '+447700900999' });
    const accomplice = await desk.signIn('+447700900999');
    await desk.name(helena, outsider);
    expect((await desk.read(calls.getActing, accomplice)).code).toBe(-6);
    expect((await desk.signIn(outsider.email)).id).toBe(accomplice.id);
    const [record] = await server.db.select().from(person).where(eq(person.id, accomplice.id));
    expect(record?.mobileFingerprint).toBeNull();
  });

  test('loses with the mobile the erasure that was asked for by it', async () => {
    await desk.signIn(gu.mobile);
    await desk.signIn(helena.mobile);
    await desk.name(gu, { ...outsider, mobile: '+447700900999' });
    const accomplice = await desk.signIn('+447700900999');
    const [askedAt, dueAt] = [server.clock.now(), server.clock.now()];
    await server.db
      .insert(erasureRequest)
      .values({ personId: accomplice.id, number: 'E1', askedAt, dueAt, language: 'en' });
    await desk.name(helena, outsider);
    expect(await server.db.select().from(erasureRequest)).toEqual([]);
  });

  test('keeps the mobile under which they act for one delegate when another names them with another mobile', async () => {
    await desk.signIn(gu.mobile);
    await desk.signIn(helena.mobile);
    await desk.name(gu, outsider);
    const ruth = await desk.signIn(outsider.mobile);
    await desk.accept(ruth);
    await desk.name(helena, { ...outsider, mobile: '+447700900999' });
    expect((await desk.actingOf(ruth)).invitations.map(({ id }) => id)).toEqual([helena.id]);
    expect((await desk.signIn(outsider.mobile)).id).toBe(ruth.id);
    // Whoever reads codes at the one mobile need not be whom the other delegate meant.
    expect((await desk.accept(ruth)).obj).toMatchObject({ refusal: 'otherContactMobile' });
    await desk.name(helena, outsider);
    expect((await desk.accept(ruth)).code).toBe(0);
  });

  test('is another one where only the mobile is the same', async () => {
    await desk.signIn(gu.mobile);
    await desk.signIn(helena.mobile);
    await desk.name(gu, outsider);
    await desk.name(helena, { ...outsider, email: 'other@amberley.example' });
    expect(await records()).toHaveLength(2);
    const other = await desk.signIn('other@amberley.example');
    expect((await desk.actingOf(other)).invitations.map(({ id }) => id)).toEqual([helena.id]);
    const ruth = await desk.signIn(outsider.mobile);
    expect((await desk.actingOf(ruth)).invitations.map(({ id }) => id)).toEqual([gu.id]);
  });

  test('is not meant where an attendee has the mobile, and keeps its own', async () => {
    await desk.signIn(gu.mobile);
    await desk.signIn(helena.mobile);
    await desk.name(gu, outsider);
    await desk.name(helena, { ...outsider, mobile: lan.mobile });
    await desk.signIn(lan.mobile);
    expect((await desk.actingOf(lan)).invitations.map(({ id }) => id)).toEqual([helena.id]);
    const ruth = await desk.signIn(outsider.mobile);
    expect((await desk.actingOf(ruth)).invitations.map(({ id }) => id)).toEqual([gu.id]);
  });

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
    expect(await server.db.$count(message, and(eq(message.personId, lan.id), eq(message.key, 'a card')))).toBe(1);
    expect((await desk.accept(lan)).code).toBe(0);
    expect((await desk.write(calls.revokeContact, gu)).code).toBe(0);
    expect(idsOf((await desk.actingOf(lan)).delegates)).toEqual([]);
  });

  test('gives with a mobile only those up who named this mobile', async () => {
    await desk.signIn(gu.mobile);
    await desk.signIn(helena.mobile);
    await desk.name(gu, outsider);
    const ruth = await desk.signIn(outsider.email);
    await desk.accept(ruth);
    await desk.name(helena, { ...outsider, mobile: '+447700900999' });
    expect((await registers(lan, { mobile: outsider.mobile })).code).toBe(0);
    expect(await records()).toEqual([ruth]);
    expect((await desk.signIn(outsider.email)).id).toBe(ruth.id);
    expect((await desk.actingOf(ruth)).invitations.map(({ id }) => id)).toEqual([helena.id]);
    expect(await rowsOf(gu)).toEqual([['confirmed', lan.id]]);
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
    expect(await rowsOf(lan)).toEqual([['ended', null]]);
    expect(await rowsOf(gu)).toEqual([['waiting', lan.id]]);
    expect(await records()).toEqual([]);
    expect((await desk.told(lan)).toSorted()).toEqual([
      ['invited', gu.id],
      ['ownAddress', outsider.name],
    ]);
  });

  test('ends when the delegate is erased, and a delegate whose contact person is erased is not left in assistant mode', async () => {
    await desk.signIn(gu.mobile);
    await desk.name(gu, outsider);
    await desk.write(calls.setMode, gu, { mode: 'assistant' });
    const ruth = await desk.signIn(outsider.email);
    await desk.accept(ruth);
    await leave(ruth.id);
    // The erasure itself deletes the record, and counts it.
    expect(await records()).toEqual([ruth]);
    expect(await desk.modesOf(gu)).toMatchObject({ mode: 'social', assistantWaits: false, contact: null });
    await server.db.delete(person).where(eq(person.id, ruth.id));

    await desk.name(gu, outsider);
    expect(await records()).toHaveLength(1);
    await leave(gu.id);
    expect(await records()).toEqual([]);
  });
});

/** What an erasure does before it deletes the rows. */
function leave(personId: string) {
  const { db, services, clock } = server;
  const now = clock.now();
  return inWrite({ db, now, services, author: { actor: 'erasure' } }, (write) =>
    endAllContactsOf({ ...write, now, services }, personId),
  );
}
