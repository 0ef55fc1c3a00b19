import { inArray } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import * as calls from 'contract/calls/modes';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { modesDesk, outsider } from '../../platform/people/modes-desk.testing.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { gu, helena } from '../../platform/testing/signing-in.ts';
import { lapseInvitations, modesJobs } from './modes.jobs.ts';

const { server, later } = await signInServer();
const desk = modesDesk(server);
beforeEach(() => desk.forget(gu, helena));

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
