import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/console/meetings';
import { meeting } from '../../platform/database/tables/content/agenda.ts';
import { auditLine } from '../../platform/database/tables/audit.ts';
import { contentVersion } from '../../platform/database/tables/content/versions.ts';
import { idFromKey } from '../../platform/ids.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { CommandFailed } from '../../staff/staff-client.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let db: typeof desk.server.db;
beforeAll(async () => {
  desk = await staffDesk();
  db = desk.server.db;
});
afterAll(() => desk.leave());

const reason = { zh: '因航班变更', en: 'Owing to a change of flights' };
const id = idFromKey('meeting', 'trade-rules');
const one = eq(meeting.id, id);
const live = async () => (await db.select().from(meeting).where(one))[0]!;
const history = () =>
  db
    .select({ version: contentVersion.version, state: contentVersion.state, content: contentVersion.content })
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, 'meeting'), eq(contentVersion.item, id)))
    .orderBy(contentVersion.version);
const move = (version: number, from: string) =>
  desk.ask(calls.moveMeeting, { id, version, date: '2027-03-22', from, to: '19:00', reason });
const cancel = (version: number) => desk.ask(calls.cancelMeeting, { id, version, reason });
const undo = (version: number) => desk.ask(calls.undoMeeting, { id, version });

/** The meeting as it was loaded, with a history of one version. */
let published: Awaited<ReturnType<typeof live>>;
beforeAll(async () => void (published = await live()));
beforeEach(async () => {
  await db.update(meeting).set(published).where(one);
  await db
    .delete(contentVersion)
    .where(and(eq(contentVersion.item, id), eq(contentVersion.author, 'staff on the server')));
});

describe('a change names the version that it was made on', () => {
  test('and of two at once the later one is refused with both versions; nothing is overwritten', async () => {
    const outcomes = await Promise.allSettled([move(1, '13:00'), move(1, '14:00')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const won = outcomes[0]?.status === 'fulfilled' ? '13:00' : '14:00';
    const refused = outcomes.find((one) => one.status === 'rejected')?.reason as CommandFailed;
    expect(refused).toBeInstanceOf(CommandFailed);
    expect(refused.refusal).toMatchObject({
      refusal: 'changedMeanwhile',
      sent: { id, version: 1, from: won === '13:00' ? '14:00' : '13:00', reason },
      current: { version: 2, title: published.title, startsAt: new Date(`2027-03-22T${won}+08:00`).toISOString() },
    });
    expect((await live()).startsAt).toEqual(new Date(`2027-03-22T${won}+08:00`));
    expect((await history()).map(({ version }) => version)).toEqual([1, 2]);
  });

  test.each([0, 2])('and is refused on version %i, which is not the current one', async (version) => {
    const audited = await db.$count(auditLine);
    await expect(cancel(version)).rejects.toThrow();
    expect([await live(), await db.$count(auditLine)]).toEqual([published, audited]);
  });

  test('which the shell command looks up itself, unless it is given', async () => {
    expect((await desk.staff('cancel-meeting', id, '取消 | Cancelled')).ok).toBe(true);
    expect(await desk.staff('restore-meeting', id, '--version', '1')).toEqual({
      ok: false,
      text: 'Somebody else changed this in the meantime. Your change was not saved.\nmade on version: 1\ncurrent version: 2',
    });
    expect((await desk.staff('restore-meeting', id, '--version', '2')).ok).toBe(true);
    expect(await live()).toEqual({ ...published, version: 3 });
  });
});

test('the history keeps every published version whole, with the author and the time', async () => {
  await move(1, '13:00');
  await cancel(2);
  const [first, second, third] = await history();
  const { id: _id, version: _version, ...content } = published;
  expect(first).toEqual({ version: 1, state: 'published', content: JSON.parse(JSON.stringify(content)) });
  expect(second).toMatchObject({ version: 2, state: 'published', content: { change: { kind: 'moved', reason } } });
  expect(third).toMatchObject({ version: 3, state: 'published', content: { change: { kind: 'cancelled', reason } } });
  const newest = await db.select().from(contentVersion).where(eq(contentVersion.version, 3));
  expect(newest).toMatchObject([{ author: 'staff on the server', at: desk.server.clock.now() }]);
});

describe('undo', () => {
  test('brings back the version before as a new one, again and again, up to the first', async () => {
    await move(1, '13:00');
    const moved = await live();
    await cancel(2);
    expect(await undo(3)).toMatchObject({ version: 4, change: { kind: 'moved' } });
    expect(await live()).toEqual({ ...moved, version: 4 });
    expect(await undo(4)).toMatchObject({ version: 5, change: null });
    expect(await live()).toEqual({ ...published, version: 5 });
    await expect(undo(5)).rejects.toThrow('There is no earlier version to return to.');
    expect(await live()).toEqual({ ...published, version: 5 });
  });

  test('of a change that was made after an undo leads back to what the undo had brought', async () => {
    await move(1, '13:00');
    const moved = await live();
    await cancel(2);
    await undo(3);
    await cancel(4);
    await undo(5);
    expect(await live()).toEqual({ ...moved, version: 6 });
    await undo(6);
    expect(await live()).toEqual({ ...published, version: 7 });
    await expect(undo(7)).rejects.toThrow('There is no earlier version to return to.');
  });

  test('as a command prints the meeting as it is now, and is in the audit log', async () => {
    await desk.staff('cancel-meeting', id, '取消 | Cancelled');
    expect((await desk.staff('undo-meeting', id)).text).toMatch(
      /^“Trade Rules .+ takes place as published.+\(version 3\)\.$/,
    );
    const lines = await desk.server.services.audit.linesAbout(db, { kind: 'meeting', item: id });
    expect(lines.at(-1)).toMatchObject({
      ...{ actor: 'staff on the server', what: 'undo meeting' },
      before: { version: 2, change: { kind: 'cancelled' } },
      after: { version: 3, change: null },
    });
  });
});

test('a meeting that was moved, cancelled and restored has the time and hall of the move, and says so', async () => {
  const moved = await move(1, '13:00');
  await cancel(2);
  expect(await desk.ask(calls.restoreMeeting, { id, version: 3 })).toEqual({ ...moved, version: 4 });
  expect(moved.change).toMatchObject({ kind: 'moved', fromStartsAt: '2027-03-22T11:15:00+08:00' });
});
