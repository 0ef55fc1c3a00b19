import { ArrangementFacts } from 'contract/calls/console/arrangements';
import { expect, test } from 'vitest';
import { people, signInAs } from '../people.ts';
import { arrangementsFor } from './arrangements.ts';

const firstDay = '2027-03-21';
const everybody = people.map((person) => ({ person, arrangements: arrangementsFor(person, firstDay) }));
const all = everybody.flatMap(({ arrangements }) => arrangements);

test('everybody has a hotel, a car and a liaison officer, as the contract describes them', () => {
  for (const { arrangements } of everybody) {
    expect(ArrangementFacts.array().parse(arrangements)).toEqual(arrangements);
    const kinds = new Set(arrangements.map((one) => one.kind));
    expect(['hotel', 'car', 'officer'].filter((kind) => !kinds.has(kind as 'hotel'))).toEqual([]);
  }
});

test('nobody shares a room, a seat or a place at a table for a meeting', () => {
  const rooms = all.flatMap((one) => (one.kind === 'hotel' ? [`${one.name.en} ${one.room}`] : []));
  const seats = all.flatMap((one) =>
    one.kind === 'seat' && /row|place/.test(one.seat.en) ? [`${one.meetingId} ${one.seat.en}`] : [],
  );
  for (const places of [rooms, seats]) expect(new Set(places).size).toBe(places.length);
  expect(rooms).toHaveLength(people.length);
});

test('all telephone numbers reach nobody, and nobody is their own liaison officer', () => {
  const phones = all.flatMap((one) => ('phone' in one ? [one.phone] : []));
  expect(phones.filter((phone) => !/^\+86 10 1555 01\d\d$/.test(phone ?? ''))).toEqual([]);
  const own = everybody.filter(({ person, arrangements }) =>
    arrangements.some((one) => one.kind === 'officer' && one.name.en === person.name.en),
  );
  expect(own.map(({ person }) => person.key)).toEqual([]);
});

test('texts are in Han characters in Chinese and without any in English', () => {
  const texts = all.flatMap((one) => Object.values(one).filter((value) => typeof value === 'object' && value !== null));
  const wrong = texts.filter(({ zh, en }) => !/\p{Script=Han}/u.test(zh) || /\p{Script=Han}/u.test(en));
  expect(wrong).toEqual([]);
  expect(texts.length).toBeGreaterThan(people.length);
});

test('the first on the list of people to log in as stays, rides and is looked after as the pictures show', () => {
  const gu = everybody.find(({ person }) => person.key === signInAs.red)?.arrangements ?? [];
  const inEnglish = gu.map((one) => ('name' in one ? one.name.en : `${one.where.en}, ${one.seat.en}`));
  expect(inEnglish).toEqual([
    ...['Chenghuai Hotel', 'Car 26', 'Car 26', 'Car 26', 'Hehe Hall, row 4, seat 17', 'Yunxiu Arts Centre, table 11'],
    ...['Tinglan Pavilion, place 11', 'Hefeng Rooms, place 12', 'Mi Zhiyao'],
  ]);
  expect(gu.find(({ kind }) => kind === 'hotel')).toMatchObject({ room: '1206', from: '2027-03-20', to: '2027-03-24' });
});
