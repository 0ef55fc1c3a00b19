import { beforeEach, describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/modes';
import { meetings } from '../../../demo/agenda.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { arrangement } from '../../platform/database/tables/arrangements.ts';
import { bookmark } from '../../platform/database/tables/favourites.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import { modesDesk } from '../../platform/people/modes-desk.testing.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { demoPerson, requestId } from '../../platform/testing/signing-in.ts';

const { server } = await signInServer();
const desk = modesDesk(server);
const lan = demoPerson(signInAs.assistant);
const seminar = meetings.find(({ type, chair, change }) => type === 'closed' && chair && !change)!;
const chair = demoPerson(people.find(({ key }) => key === seminar.chair)!.key);
const open = meetings.find(({ type, change, chair: of }) => type === 'plenary' && !change && of !== chair.key)!;
const idOf = ({ key }: { key: string }) => idFromKey('meeting', key);

const scheduleAs = async (who: { id: string }) => desk.read(calls.getPrincipalSchedule, who, { actingFor: chair.id });

/** A delegate who chairs a closed-door seminar is in assistant mode, and Lan has agreed. */
beforeEach(async () => {
  await desk.forget(chair);
  await server.db.delete(bookmark);
  await desk.signIn(chair.mobile);
  await desk.name(chair, { name: 'Lan Jing', mobile: lan.mobile, email: lan.email });
  await desk.write(calls.setMode, chair, { mode: 'assistant' });
  await desk.signIn(lan.mobile);
  await desk.accept(lan);
});

describe('the schedule of a delegate', () => {
  test('is shown only while the delegate says so', async () => {
    expect((await scheduleAs(lan)).obj).toMatchObject({ refusal: 'notAllowed' });
    await desk.write(calls.setSeesSchedule, chair, { seesSchedule: true });
    expect((await scheduleAs(lan)).code).toBe(0);
    expect((await desk.actingOf(lan)).delegates.find(({ id }) => id === chair.id)).toMatchObject({
      seesSchedule: true,
    });
    await desk.write(calls.setSeesSchedule, chair, { seesSchedule: false });
    expect((await scheduleAs(lan)).obj).toMatchObject({ refusal: 'notAllowed' });
    await desk.write(calls.revokeContact, chair);
    expect((await scheduleAs(lan)).obj).toMatchObject({ refusal: 'actingEnded' });
    expect((await scheduleAs(chair)).obj).toMatchObject({ refusal: 'notFound' });
  });

  test('has bookmarks, own entries and cars in order, and of a closed-door seminar the time alone', async () => {
    await desk.write(calls.setSeesSchedule, chair, { seesSchedule: true });
    const token = desk.tokens.get(chair.id) ?? '';
    const marked = { kind: 'meeting', itemId: idOf(open), bookmarked: true, requestId: requestId() };
    await server.call.json('/api/favourites/setBookmark', marked, { token });
    const item = {
      content: 'Call home',
      details: 'By telephone',
      location: 'Lobby',
      venue: 'other',
      date: '2027-03-23',
    };
    await server.call.json(
      '/api/favourites/addOwnItem',
      { ...item, from: '06:00', to: '06:30', requestId: requestId() },
      { token },
    );
    const answer = (await scheduleAs(lan)).obj as calls.PrincipalSchedule;
    const { entries } = answer;
    expect(entries.map(({ startsAt }) => startsAt)).toEqual(entries.map(({ startsAt }) => startsAt).toSorted());
    expect(entries.find(({ id }) => id === idOf(open))).toMatchObject({
      kind: 'meeting',
      title: open.title.en,
      role: null,
    });
    expect(entries.find(({ kind }) => kind === 'own item')).toMatchObject({ title: 'Call home', place: 'Lobby' });
    const closed = entries.find(({ id }) => id === idOf(seminar));
    expect(closed).toMatchObject({ title: 'Closed-door seminar', place: '', role: null });
    expect(JSON.stringify(answer)).not.toContain(seminar.title.en);
  });

  test('tells of no seat in a closed-door seminar', async () => {
    await desk.write(calls.setSeesSchedule, chair, { seesSchedule: true });
    const seats = [idOf(seminar), idOf(open)].map((meetingId) => {
      const id = newId();
      const facts = {
        kind: 'seat',
        meetingId,
        where: { zh: '前排', en: `Row of ${meetingId}` },
        seat: { zh: '一', en: '1' },
      };
      const factsSealed = server.services.sealing.seal(JSON.stringify(facts), id);
      return {
        id,
        personId: chair.id,
        kind: 'seat' as const,
        version: 1,
        position: 90,
        changedAt: new Date(),
        factsSealed,
      };
    });
    await server.db.insert(arrangement).values(seats);
    server.services.personalHints.tell(chair.id);
    const { arrangements } = (await scheduleAs(lan)).obj as calls.PrincipalSchedule;
    expect(
      arrangements.flatMap((one) => (one.kind === 'seat' && one.where.startsWith('Row of') ? [one.where] : [])),
    ).toEqual([`Row of ${idOf(open)}`]);
  });
});
