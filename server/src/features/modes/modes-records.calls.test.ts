import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/modes';
import { submitProfile } from 'contract/calls/profile';
import { signInAs } from '../../../demo/people.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { erasureRequest, person } from '../../platform/database/tables/people.ts';
import { session } from '../../platform/database/tables/session.ts';
import { modesDesk, outsider } from '../../platform/people/modes-desk.testing.ts';
import { profileDesk } from '../../platform/people/profile-desk.testing.ts';
import { secondsLater, signInServer } from '../../platform/testing/sign-in-server.ts';
import { demoPerson, gu, helena } from '../../platform/testing/signing-in.ts';
import { endAllContactsOf } from './modes-acting.actions.ts';
import { inWrite } from '../../platform/writes/write.ts';

const { server } = await signInServer();
const desk = modesDesk(server);
const lan = demoPerson(signInAs.assistant);
beforeEach(() => desk.forget(gu, helena));

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
    const rows = await server.db.select().from(contactPerson).where(eq(contactPerson.delegateId, gu.id));
    expect(rows.map(({ state, personId }) => [state, personId])).toEqual([['ended', null]]);
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

  test('gives an address up to the attendee who proves it', async () => {
    await desk.signIn(gu.mobile);
    await desk.name(gu, outsider);
    const ruth = await desk.signIn(outsider.email);
    const [before] = await server.db.select().from(person).where(eq(person.id, lan.id));
    const profile = profileDesk(server);
    await profile.signIn(lan);
    await profile.setSubmitted(lan, null);
    const { mobile } = await profile.profileOf(lan);
    secondsLater(server, 130);
    expect((await profile.confirm(lan, 'email', outsider.email)).code).toBe(0);
    const own = { name: 'Lan Jing', organisation: 'A company', title: 'Assistant', profile: 'Assistant to a delegate' };
    const submitted = await profile.write(submitProfile, lan, { ...own, mobile, email: outsider.email });
    expect(submitted.code).toBe(0);
    expect((await desk.read(calls.getActing, ruth)).code).toBe(-6);
    expect((await desk.signIn(outsider.email)).id).toBe(lan.id);
    expect((await desk.signIn(outsider.mobile)).id).toBe(ruth.id);
    await server.db.update(person).set(before!).where(eq(person.id, lan.id));
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
