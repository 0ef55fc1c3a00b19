import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as calls from 'contract/calls/modes';
import { signInAs } from '../../../demo/people.ts';
import type { Database } from '../../platform/database/database.ts';
import { ownItem } from '../../platform/database/tables/favourites.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { person } from '../../platform/database/tables/people.ts';
import { modesDesk } from '../../platform/people/modes-desk.testing.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { demoPerson, gu } from '../../platform/testing/signing-in.ts';
import { offsets } from '../messages/messages-due.rules.ts';
import { sendReminders } from '../messages/messages.jobs.ts';
import { insertDueReminders } from '../messages/messages-reminders.store.ts';

const { server } = await signInServer();
const { db, database, services, clock } = server;
const desk = modesDesk(server);
const lan = demoPerson(signInAs.assistant);
const minutes = (count: number) => new Date(clock.now().getTime() + count * 60_000);

/** Gu is in assistant mode, Lan sees the schedule, and an own entry of Gu begins within half an hour. */
beforeEach(async () => {
  await desk.forget(gu);
  await verified(true);
  await desk.signIn(gu.mobile);
  await desk.name(gu, { name: 'Lan Jing', mobile: lan.mobile, email: lan.email, seesSchedule: true });
  await desk.write(calls.setMode, gu, { mode: 'assistant' });
  await desk.signIn(lan.mobile);
  await desk.accept(lan);
  await db.delete(message);
  await db.delete(ownItem);
  await db.insert(ownItem).values({
    ...{ id: 'item', personId: gu.id, textsSealed: '', startsAt: minutes(29), endsAt: minutes(40) },
    ...{ plannedAt: minutes(-60), changedAt: minutes(-60) },
  });
});
const verified = (is: boolean) => db.update(person).set({ verified: is }).where(eq(person.id, gu.id));

async function reminded() {
  const rows = await db.select({ id: message.personId }).from(message).where(eq(message.itemId, 'item'));
  return rows.map(({ id }) => id).toSorted();
}

const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Until the other transaction is done or waits for this one. The embedded database runs one after the other anyway. */
async function isDoneOrWaits(other: Promise<unknown>, transaction: Database) {
  if (database.kind === 'embedded') return;
  let isDone = false;
  void other.finally(() => (isDone = true));
  const waits = async () => ((await transaction.execute(waiting)) as { rows: unknown[] }).rows.length > 0;
  await vi.waitUntil(async () => isDone || (await waits()), 20_000);
}

describe('a reminder in the moment in which acting ends', () => {
  test('comes to both where nothing ends', async () => {
    await sendReminders({ db, clock, services });
    expect(await reminded()).toEqual([gu.id, lan.id].toSorted());
  });

  test.each([
    ['revokes', () => desk.write(calls.revokeContact, gu)],
    ['leaves assistant mode', () => desk.write(calls.setMode, gu, { mode: 'social' })],
    ['does not show the schedule any more', () => desk.write(calls.setSeesSchedule, gu, { seesSchedule: false })],
    ['loses the registration', () => verified(false)],
  ])('is taken back by a delegate who %s while it is written', async (_what, end) => {
    let ending: Promise<unknown> = Promise.resolve();
    await db.transaction(async (transaction) => {
      await insertDueReminders(transaction, clock.now(), offsets);
      // The promise of a statement begins only when somebody waits for it.
      ending = (async () => end())();
      await isDoneOrWaits(ending, transaction);
    });
    await ending;
    expect(await reminded()).toEqual([gu.id]);
  });

  test.each([
    [
      'revoked',
      (some: Database) => some.update(contactPerson).set({ state: 'ended' }).where(eq(contactPerson.delegateId, gu.id)),
    ],
    [
      'stopped showing the schedule',
      (some: Database) =>
        some.update(contactPerson).set({ seesSchedule: false }).where(eq(contactPerson.delegateId, gu.id)),
    ],
    [
      'left assistant mode',
      (some: Database) => some.update(person).set({ mode: 'social' }).where(eq(person.id, gu.id)),
    ],
  ])('is not written once the delegate has %s', async (_what, change) => {
    let reminding: Promise<unknown> = Promise.resolve();
    await db.transaction(async (transaction) => {
      await change(transaction);
      reminding = sendReminders({ db, clock, services });
      await isDoneOrWaits(reminding, transaction);
    });
    await reminding;
    expect(await reminded()).toEqual([gu.id]);
  });
});
