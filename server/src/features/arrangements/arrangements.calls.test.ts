import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/console/arrangements';
import type { Arrangement, Mine } from 'contract/calls/mine';
import type { Language } from 'contract/languages';
import { meetings } from '../../../demo/agenda.ts';
import { people } from '../../../demo/people.ts';
import { meetingInvitation } from '../../platform/database/tables/content/agenda.ts';
import { arrangement } from '../../platform/database/tables/arrangements.ts';
import { auditLine } from '../../platform/database/tables/audit.ts';
import { session } from '../../platform/database/tables/session.ts';
import { idFromKey, newId } from '../../platform/ids.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { demoPerson, gu, helena, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { statementsOf } from '../../platform/testing/statements.ts';
import { arrangementsOnRecord } from './arrangements.store.ts';

const both = (zh: string, en: string) => ({ zh, en });
const hotel = {
  ...{
    kind: 'hotel' as const,
    name: both('澄怀饭店', 'Chenghuai Hotel'),
    address: both('云岫街18号', '18 Yunxiu Street'),
  },
  ...{ room: '1206', phone: null, from: '2027-03-20', to: '2027-03-24' },
};
const officer = { kind: 'officer' as const, name: both('米志瑶', 'Mi Zhiyao'), phone: '+86 10 1555 0126' };
const seminar = meetings.find(({ type, invited }) => type === 'closed' && invited.length > 0)!;
const invited = demoPerson(seminar.invited[0]!);
const seat = {
  ...{ kind: 'seat' as const, meetingId: idFromKey('meeting', seminar.key) },
  ...{ where: both('听澜轩', 'Tinglan Pavilion'), seat: both('7号', 'No. 7') },
};

let desk: Awaited<ReturnType<typeof staffDesk>>;
const tokens = new Map<string, string>();
beforeAll(async () => {
  desk = await staffDesk();
  for (const { id, mobile } of [gu, helena, invited])
    if (!tokens.has(id)) tokens.set(id, (await steps(desk.server).signIn({ address: mobile })).token);
});
beforeEach(async () => {
  await desk.server.db.delete(arrangement);
  for (const { id } of [gu, helena, invited]) desk.server.services.personalHints.tell(id);
});
afterAll(() => desk.leave());

async function seenBy({ id }: { id: string }, language: Language = 'en'): Promise<Arrangement[]> {
  const { obj } = await desk.server.call.json('/api/mine/getMine', {}, { token: tokens.get(id)!, language });
  return (obj as Mine).arrangements?.all ?? [];
}
const set = (personId: string, arrangements: calls.ArrangementFacts[]) =>
  desk.ask(calls.setArrangements, { personId, arrangements });
const count = () => desk.server.db.$count(arrangement);
async function fileWith(content: unknown): Promise<string> {
  const file = join(desk.dataDir, 'arrangements.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('what was arranged for a person', () => {
  test('is theirs alone, in their language and in the order of the list', async () => {
    expect(await set(gu.id, [officer, hotel])).toEqual({ name: 'Gu Minglan', arrangements: 2 });
    expect((await seenBy(gu)).map((one) => [one.kind, 'name' in one && one.name])).toEqual([
      ['officer', 'Mi Zhiyao'],
      ['hotel', 'Chenghuai Hotel'],
    ]);
    expect((await seenBy(gu, 'zh')).map((one) => 'name' in one && one.name)).toEqual(['米志瑶', '澄怀饭店']);
    expect(await seenBy(helena)).toEqual([]);
  });

  test('is replaced as a whole, and an empty list removes it', async () => {
    await set(gu.id, [officer, hotel]);
    await set(gu.id, [hotel]);
    expect((await seenBy(gu)).map(({ kind }) => kind)).toEqual(['hotel']);
    await set(gu.id, []);
    expect(await seenBy(gu)).toEqual([]);
  });

  test('is kept sealed, in the audit log too', async () => {
    // Long enough that no random id or sealed text spells it by chance.
    await set(gu.id, [officer, { ...hotel, room: 'Suite 1206, east' }]);
    const rows = JSON.stringify([
      await desk.server.db.select().from(arrangement),
      await desk.server.db.select().from(auditLine).where(eq(auditLine.what, 'set arrangements')),
    ]);
    expect(rows).toContain(gu.id);
    for (const word of ['Suite 1206', '澄怀', 'Chenghuai', '1555 0126']) expect(rows).not.toContain(word);
  });

  test('is not shown to a limited session', async () => {
    await set(gu.id, [hotel]);
    const become = async (scope: 'limited' | 'full') => {
      await desk.server.db.update(session).set({ scope }).where(eq(session.personId, gu.id));
      desk.server.services.sessionCache.drop(() => true);
    };
    await become('limited');
    expect(await seenBy(gu)).toEqual([]);
    await become('full');
    expect(await seenBy(gu)).toHaveLength(1);
  });

  test('is told to their open screens', async () => {
    const screen = await openStream(desk.server, tokens.get(gu.id)!);
    await screen.events(1);
    await set(gu.id, [hotel]);
    expect((await screen.events(2))[1]).toMatchObject({ mine: true });
    screen.close();
  });

  test('has no seat in a seminar whose invitation was withdrawn', async () => {
    await set(invited.id, [seat, hotel]);
    expect((await seenBy(invited)).map(({ kind }) => kind)).toEqual(['seat', 'hotel']);
    const row = { meetingId: seat.meetingId, personId: invited.id };
    await desk.server.db.delete(meetingInvitation).where(eq(meetingInvitation.personId, invited.id));
    desk.server.services.contentCache.clear();
    expect((await seenBy(invited)).map(({ kind }) => kind)).toEqual(['hotel']);
    await desk.server.db.insert(meetingInvitation).values(row);
    desk.server.services.contentCache.clear();
  });

  test('takes one statement to read for any number of arrangements', async () => {
    for (const rows of [[hotel], Array.from({ length: 30 }, () => hotel)]) {
      await set(gu.id, rows);
      expect(await statementsOf(desk.server.database, (db) => arrangementsOnRecord(db, [gu.id]))).toBe(1);
    }
  });
});

describe('an import', () => {
  test('sets the arrangements of everybody in it, each with a line of their own in the audit log', async () => {
    const lines = await desk.server.db.$count(auditLine);
    const rows = [gu, helena].map(({ id }) => ({ personId: id, arrangements: [hotel, officer] }));
    expect(await desk.ask(calls.importArrangements, { people: rows })).toEqual({ people: 2, arrangements: 4 });
    for (const person of [gu, helena]) expect(await seenBy(person)).toHaveLength(2);
    expect(await desk.server.db.$count(auditLine)).toBe(lines + 2);
  });

  test('with anything wrong changes nothing and names each of its wrong fields', async () => {
    await set(gu.id, [officer]);
    const rows = [
      { personId: gu.id, arrangements: [hotel] },
      { personId: newId(), arrangements: [{ ...seat, meetingId: newId() }] },
      { personId: gu.id, arrangements: [{ ...hotel, to: hotel.from }] },
    ];
    const refused = desk.ask(calls.importArrangements, { people: rows });
    await expect(refused).rejects.toMatchObject({
      refusal: {
        refusal: 'wrongRows',
        fields: {
          'people.1.personId': 'There is no such person',
          'people.1.arrangements.0.meetingId': 'There is no such meeting',
          'people.2.personId': 'This person is in the list twice',
          'people.2.arrangements.0.to': 'The departure must be after the arrival',
        },
      },
    });
    expect((await seenBy(gu)).map(({ kind }) => kind)).toEqual(['officer']);
  });

  test('of more people than one write takes is checked as a whole, then saved part by part, again without harm', async () => {
    const rows = people.slice(0, 120).map(({ key }) => ({ person: idFromKey('person', key), arrangements: [officer] }));
    const wrong = [...rows.slice(0, 119), { ...rows[119], arrangements: [{ ...hotel, to: hotel.from }] }];
    const answer = await desk.staff('import-arrangements', await fileWith(wrong));
    expect(answer.text).toContain('people.119.arrangements.0.to: The departure must be after the arrival');
    expect([answer.ok, await count()]).toEqual([false, 0]);
    for (let time = 0; time < 2; time += 1) {
      expect(await desk.staff('import-arrangements', await fileWith(rows))).toMatchObject({
        text: '120 person(s) have 120 arrangement(s).',
      });
      expect(await count()).toBe(120);
    }
  });

  test('may be larger than what phones send', async () => {
    const arrangements = Array.from({ length: 30 }, () => hotel);
    const some = people.slice(0, 60);
    const rows = some.map(({ key }) => ({ personId: idFromKey('person', key), arrangements }));
    expect(JSON.stringify(rows).length).toBeGreaterThan(256 * 1024);
    await desk.ask(calls.importArrangements, { people: rows });
    expect(await count()).toBe(some.length * 30);
  });
});

describe('the commands', () => {
  test('set the arrangements of one person and of many, from files', async () => {
    const { room: _room, phone: _phone, ...shortHotel } = hotel;
    expect(await desk.staff('set-arrangements', gu.mobile, await fileWith([shortHotel]))).toEqual({
      ok: true,
      text: 'Gu Minglan has 1 arrangement(s).',
    });
    expect(await seenBy(gu)).toMatchObject([{ kind: 'hotel', room: null, phone: null }]);
    const rows = [
      { person: gu.email, arrangements: [hotel, officer] },
      { person: helena.id, arrangements: [officer] },
    ];
    expect(await desk.staff('import-arrangements', await fileWith(rows))).toEqual({
      ok: true,
      text: '2 person(s) have 3 arrangement(s).',
    });
    expect(await count()).toBe(3);
  });

  test.each([
    ['no file', () => '/nowhere/at-all.json', 'Cannot read the file /nowhere/at-all.json.'],
    ['no JSON', () => fileWith('[{'), /is not JSON\.$/],
    ['no list', () => fileWith({}), /contains no list\.$/],
    [
      'unknown people',
      () =>
        fileWith(
          [gu.email, 'nobody@nowhere.example', '+8613900000001'].map((person) => ({ person, arrangements: [] })),
        ),
      'Nothing was saved. Unknown people:\npeople.1.person: nobody@nowhere.example\npeople.2.person: +8613900000001',
    ],
    [
      'a field that is missing',
      () => fileWith([{ person: gu.id, arrangements: [{ ...hotel, name: { zh: '澄怀饭店' } }, { kind: 'boat' }] }]),
      'Validation error.\npeople.0.arrangements.0.name.en: Required\npeople.0.arrangements.1.kind: Incorrect format',
    ],
  ])('say what is wrong with the file: %s', async (_, file, text) => {
    const answer = await desk.staff('import-arrangements', await file());
    expect(answer.ok).toBe(false);
    expect(answer.text).toMatch(text);
    expect(await count()).toBe(0);
  });

  test('say that there is no such person', async () => {
    const answer = await desk.staff('set-arrangements', newId(), await fileWith([hotel]));
    expect(answer).toEqual({ ok: false, text: 'There is no such person.' });
  });
});
