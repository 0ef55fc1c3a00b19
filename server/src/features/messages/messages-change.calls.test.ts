import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/console/meetings';
import type { Message } from 'contract/calls/messages';
import { meetings } from '../../../demo/agenda.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { bookmark } from '../../platform/database/tables/favourites.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { idFromKey } from '../../platform/ids.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { demoPerson, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { testNow } from '../../platform/testing/test-now.ts';

const open = meetings.find(({ key }) => key === 'trade-rules')!;
const closed = meetings.find(({ key }) => key === 'grid-interconnection')!;
const idOf = ({ key }: { key: string }) => idFromKey('meeting', key);
const peopleOf = ({ chair, invited, speakers }: typeof open) =>
  [...new Set([chair, ...invited, ...speakers.map(({ person }) => person)])].flatMap((key) => key ?? []);
const outside = (badge: string) =>
  demoPerson(
    people.find(
      (one) => one.badge === badge && one.verified && ![open, closed].some((m) => peopleOf(m).includes(one.key)),
    )!.key,
  );
const [red, blue, green] = [outside('red'), outside('blue'), demoPerson(signInAs.green)];
const chair = demoPerson(open.chair!);

const tokens = new Map<string, string>();
let desk: Awaited<ReturnType<typeof staffDesk>>;
let server: typeof desk.server;
beforeAll(async () => {
  desk = await staffDesk();
  server = desk.server;
  for (const { id, email } of [red, blue, chair])
    tokens.set(id, (await steps(server).signIn({ channel: 'email', address: email })).token);
});
beforeEach(async () => {
  server.clock.set(testNow);
  await server.db.delete(message);
  await server.db.delete(bookmark);
  for (const { id } of [red, blue, chair]) server.services.personalHints.tell(id);
});
afterAll(() => desk.leave());

const reason = { zh: '因航班变更', en: 'Owing to a change of flights' };
const mudan = idFromKey('hall', 'mudan');
const bookmarked = ({ id: personId }: { id: string }, of: typeof open) =>
  server.db.insert(bookmark).values({ personId, kind: 'meeting', itemId: idOf(of), createdAt: testNow });
const told = async () =>
  (await server.db.select().from(message).where(eq(message.group, 'notification')))
    .map(({ personId }) => personId)
    .toSorted((a, b) => (a < b ? -1 : 1));
const ids = (keys: string[]) => keys.map((key) => idFromKey('person', key)).toSorted((a, b) => (a < b ? -1 : 1));
const version = async (of: typeof open) => {
  const { id, version: number } = await desk.ask(calls.getMeeting, { id: idOf(of) });
  return { id, version: number };
};
const move = async (of: typeof open, from: string, to: string, hallId?: string) =>
  desk.ask(calls.moveMeeting, {
    ...{ ...(await version(of)), date: '2027-03-22', from, to, reason },
    ...(hallId ? { hallId } : {}),
  });
const cancel = async (of: typeof open) => desk.ask(calls.cancelMeeting, { ...(await version(of)), reason });
const restore = async (of: typeof open) => desk.ask(calls.restoreMeeting, await version(of));
async function inbox({ id }: { id: string }) {
  const { obj } = await server.call.json(
    '/api/guestMsg/getMessages',
    { group: 'notification' },
    { token: tokens.get(id)!, language: 'en' },
  );
  return (obj as { messages: Message[] }).messages;
}

describe('a meeting that changes', () => {
  test('is told to everybody who bookmarked it, chairs it or speaks, with old and new, and to nobody else', async () => {
    await bookmarked(blue, open);
    const stream = await openStream(server, tokens.get(blue.id)!);
    await stream.events(1);
    await move(open, '14:00', '15:30', mudan);
    expect(await told()).toEqual(ids([...peopleOf(open), blue.key]));
    const [moved] = await inbox(blue);
    expect(moved).toMatchObject({
      kind: 'moved',
      title: 'Time and venue changed: Trade Rules for Smaller Economies',
      text: 'Now on 22 March, 14:00–15:30, in Mudan Hall (was 22 March, 11:15–12:15, in Songhe Hall). Reason: Owing to a change of flights.',
      change: [
        { what: 'time', before: '22 March, 11:15–12:15', after: '22 March, 14:00–15:30' },
        { what: 'hall', before: 'Songhe Hall', after: 'Mudan Hall' },
      ],
      target: { kind: 'meeting', id: idOf(open), gone: false },
    });
    // Whoever may see the agenda hears of it, too, before or after.
    let heard = 2;
    while (!(await stream.events(heard)).slice(1).some(({ mine }) => mine)) heard += 1;
    stream.close();
    expect((await inbox(chair))[0]!.text).toContain('this concerns the meeting that you chair. Now on 22 March');
  });

  test('is told again when it is cancelled, restored and moved back', async () => {
    await bookmarked(blue, open);
    await cancel(open);
    await restore(open);
    await restore(open);
    expect((await inbox(blue)).map(({ kind, title }) => [kind, title]).toReversed()).toHaveLength(3);
    const kinds = (await inbox(blue)).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['cancelled', 'moved', 'restored']);
  });

  test('is told by undo as by the change itself', async () => {
    await bookmarked(blue, open);
    await cancel(open);
    await desk.ask(calls.undoMeeting, await version(open));
    expect((await inbox(blue)).map(({ kind }) => kind).toSorted()).toEqual(['cancelled', 'restored']);
  });
});

describe('a closed-door seminar that changes', () => {
  const everybody = async () => {
    for (const who of [red, blue, green]) await bookmarked(who, closed);
  };

  test('is told to its people, and to others only if its time changes and their badge is red', async () => {
    await everybody();
    await move(closed, '20:00', '21:00');
    expect(await told()).toEqual(ids([...peopleOf(closed), red.key]));
    expect((await inbox(red))[0]).toMatchObject({ title: 'Time changed: a closed-door seminar' });
    expect(await inbox(blue)).toEqual([]);
  });

  test('is not told to others if only its hall changes, or if it is cancelled', async () => {
    await everybody();
    await move(closed, '20:00', '21:00', mudan);
    await cancel(closed);
    expect(new Set(await told())).toEqual(new Set(ids(peopleOf(closed))));
    await restore(closed);
    expect(await inbox(red)).toEqual([]);
  });
});
