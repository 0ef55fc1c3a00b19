import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as calls from 'contract/calls/modes';
import { signInAs } from '../../../demo/people.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { erasureRequest, person } from '../../platform/database/tables/people.ts';
import { session } from '../../platform/database/tables/session.ts';
import { modesDesk, outsider } from '../../platform/people/modes-desk.testing.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { demoPerson, gu, helena } from '../../platform/testing/signing-in.ts';
import { endAllContactsOf } from './modes-acting.actions.ts';
import { inWrite } from '../../platform/writes/write.ts';
import { lapseInvitations, modesJobs } from './modes.jobs.ts';

const { server, later } = await signInServer();
const desk = modesDesk(server);
const lan = demoPerson(signInAs.assistant);
beforeEach(() => desk.forget(gu, helena, lan));

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
    expect(await desk.namingsBy(gu)).toEqual([['ended', null]]);
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

const statesOf = async () => {
  const rows = await server.db
    .select({ delegateId: contactPerson.delegateId, state: contactPerson.state })
    .from(contactPerson)
    .where(inArray(contactPerson.delegateId, [gu.id, helena.id]));
  return Object.fromEntries(rows.map(({ delegateId, state }) => [delegateId, state]));
};

test('an invitation that cannot be ended keeps no other waiting, and is tried again', async () => {
  for (const delegate of [gu, helena]) {
    await desk.signIn(delegate.mobile);
    await desk.name(delegate, outsider);
  }
  later(7 * 24 * 3600);
  await server.database.sql(
    `create function planted() returns trigger language plpgsql as 'begin raise exception ''planted''; end'`,
  );
  await server.database.sql(
    `create trigger planted before update on contact_person for each row when (old.delegate_id = '${gu.id}') execute function planted()`,
  );
  const error = vi.spyOn(server.parts.log, 'error').mockReturnValue(undefined);
  await lapseInvitations({ ...server.parts, db: server.db });
  expect(await statesOf()).toEqual({ [gu.id]: 'waiting', [helena.id]: 'ended' });
  expect(error.mock.calls.map(([, says]) => says)).toContain('an invitation could not be ended, and is tried again');
  error.mockRestore();
  await server.database.sql('drop trigger planted on contact_person');
  await lapseInvitations({ ...server.parts, db: server.db });
  expect(await statesOf()).toEqual({ [gu.id]: 'ended', [helena.id]: 'ended' });
});

test('what was typed of somebody who never agreed goes a day after the end, and who agreed stays', async () => {
  const purge = () => modesJobs.retention?.[0]?.purge(server.db, server.clock.now());
  for (const delegate of [gu, helena]) {
    await desk.signIn(delegate.mobile);
    await desk.name(delegate, outsider);
  }
  const ruth = await desk.signIn(outsider.email);
  const [invitation] = (await desk.actingOf(ruth)).invitations.filter(({ id }) => id === helena.id);
  await desk.write(calls.acceptInvitation, ruth, { invitation: invitation?.invitation });
  await purge();
  expect(await statesOf()).toEqual({ [gu.id]: 'waiting', [helena.id]: 'confirmed' });
  for (const delegate of [gu, helena]) await desk.write(calls.revokeContact, delegate);
  later(24 * 3600 - 1);
  await purge();
  expect(await statesOf()).toEqual({ [gu.id]: 'ended', [helena.id]: 'ended' });
  later(2);
  await purge();
  expect(await statesOf()).toEqual({ [helena.id]: 'ended' });
});
