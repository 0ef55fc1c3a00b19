import type { ArrangementFacts } from 'contract/calls/console/arrangements';
import type { Language } from 'contract/languages';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { arrangementShown, storedAgain, wrongFieldsOf } from './arrangements.rules.ts';

const both = (zh: string, en: string) => ({ zh, en });
const hotel: ArrangementFacts = {
  ...{ kind: 'hotel', name: both('澄怀饭店', 'Chenghuai Hotel'), address: both('云岫街18号', '18 Yunxiu Street') },
  ...{ room: '1206', phone: null, from: '2027-03-20', to: '2027-03-24' },
};
const car: ArrangementFacts = {
  ...{ kind: 'car', name: both('26号车', 'Car 26'), plate: '京A·YL026', date: '2027-03-22', time: '18:00' },
  ...{ from: both('东门', 'East Gate'), to: both('艺术中心', 'Arts Centre') },
};
const seatAt = (meetingId: string | null): ArrangementFacts => ({
  ...{ kind: 'seat', meetingId, where: both('和合厅', 'Hehe Hall'), seat: both('2排14座', 'Row 2, seat 14') },
});
const officer: ArrangementFacts = { kind: 'officer', name: both('米志瑶', 'Mi Zhiyao'), phone: '+86 10 1555 0126' };

const meetings = [
  { id: 'open', title: both('开幕', 'Opening'), type: 'plenary', people: [], invited: [] },
  { id: 'closed', title: both('研讨', 'Seminar'), type: 'closed', people: [], invited: ['me'] },
];
const shown = (facts: ArrangementFacts, { language = 'en', id = 'me' }: { language?: Language; id?: string } = {}) => {
  const viewer = { id, badge: 'red' as const };
  const around = { viewer, meetings, say: inLanguage(language), timeZone: 'Asia/Shanghai' };
  return arrangementShown({ id: 'a', facts }, around);
};

describe('what a person sees', () => {
  test('of a hotel is in their language, and in Chinese for the driver', () => {
    const always = { kind: 'hotel', id: 'a', nameZh: '澄怀饭店', addressZh: '云岫街18号', nameEn: 'Chenghuai Hotel' };
    const stay = { room: '1206', phone: null, from: '2027-03-20', to: '2027-03-24' };
    expect(shown(hotel)).toEqual([{ ...always, ...stay, name: 'Chenghuai Hotel', address: '18 Yunxiu Street' }]);
    expect(shown(hotel, { language: 'zh' })).toEqual([{ ...always, ...stay, name: '澄怀饭店', address: '云岫街18号' }]);
  });

  test('of a car has the time of the Forum', () => {
    const from = { startsAt: '2027-03-22T18:00:00+08:00', from: 'East Gate', to: 'Arts Centre' };
    expect(shown(car)).toEqual([{ kind: 'car', id: 'a', name: 'Car 26', plate: '京A·YL026', ...from }]);
  });

  test('of a liaison officer is the name and the number', () => {
    const told = { kind: 'officer', id: 'a', name: '米志瑶', phone: '+86 10 1555 0126' };
    expect(shown(officer, { language: 'zh' })).toEqual([told]);
  });

  test.each([
    ['in no meeting', seatAt(null), 'me', [null]],
    ['in an open meeting', seatAt('open'), 'me', [{ id: 'open', title: 'Opening' }]],
    ['in a closed-door seminar that one is invited to', seatAt('closed'), 'me', [{ id: 'closed', title: 'Seminar' }]],
    ['in one whose invitation was withdrawn: nothing', seatAt('closed'), 'another', []],
    ['in a meeting that is gone: nothing', seatAt('gone'), 'me', []],
  ])('of a seat %s', (_, facts, id, seen) => {
    const seat = { kind: 'seat', id: 'a', where: 'Hehe Hall', seat: 'Row 2, seat 14' };
    expect(shown(facts, { id })).toEqual(seen.map((meeting) => ({ ...seat, meeting })));
  });
});

test('a list names everything that is wrong in it', () => {
  const known = { people: new Set(['a', 'b']), meetings: new Set(['open']) };
  const wrong = wrongFieldsOf(
    [
      { personId: 'a', arrangements: [hotel, car, seatAt('open'), seatAt(null), officer] },
      { personId: 'nobody', arrangements: [{ ...hotel, to: hotel.from }] },
      { personId: 'b', arrangements: [seatAt('gone'), { ...hotel, to: '2027-03-19' }] },
      { personId: 'a', arrangements: [] },
    ],
    known,
  );
  expect(wrong.map((field) => field.join(': '))).toEqual([
    'people.1.personId: noSuchPerson',
    'people.1.arrangements.0.to: leavesBeforeArriving',
    'people.2.arrangements.0.meetingId: noSuchMeeting',
    'people.2.arrangements.1.to: leavesBeforeArriving',
    'people.3.personId: personTwice',
  ]);
});

describe('a list that replaces another', () => {
  const [earlier, now] = [new Date('2027-03-20T00:00:00Z'), new Date('2027-03-21T00:00:00Z')];
  const home = { ...car, date: '2027-03-24', to: both('机场', 'Airport') };
  const stored = [hotel, car, home].map((facts, nth) => ({ id: `${nth}`, version: 4, changedAt: earlier, facts }));
  const again = (...after: ArrangementFacts[]) =>
    storedAgain(stored, after, { now, newId: () => 'new' }).map(({ id, version, changedAt }) => [
      ...[id, version],
      changedAt === now ? 'now' : 'earlier',
    ]);

  test('keeps what is the same, wherever it stands', () => {
    expect(again(home, hotel, car)).toEqual([
      ['2', 4, 'earlier'],
      ['0', 4, 'earlier'],
      ['1', 4, 'earlier'],
    ]);
  });

  test('counts a change of the one that is most like it', () => {
    expect(again({ ...home, time: '09:00' }, { ...car, time: '18:10', plate: null })).toEqual([
      ['2', 5, 'now'],
      ['1', 5, 'now'],
    ]);
  });

  test('has what is more as new, and nothing becomes of another kind', () => {
    expect(again(hotel, car, home, { ...car, time: '19:00' }, officer).slice(3)).toEqual([
      ['new', 1, 'now'],
      ['new', 1, 'now'],
    ]);
  });
});
