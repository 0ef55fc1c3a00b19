import { describe, expect, test } from 'vitest';
import { people, signInAs } from '../people.ts';
import { exchanges } from './exchanges.ts';

const byKey = new Map(people.map((person) => [person.key, person]));
const ofPerson = (key: string) => exchanges.filter(({ from, to }) => from === key || to === key);

test('cards are between two verified red badges with a page, once for each pair', () => {
  const sides = exchanges.flatMap(({ from, to }) => [from, to]);
  expect(sides.filter((key) => !isDelegate(key))).toEqual([]);
  const pairs = exchanges.map(({ from, to }) => [from, to].toSorted().join(' '));
  expect(new Set(pairs).size).toBe(pairs.length);
});

test('nobody in privacy mode was asked for a card, save in exchanges that are over', () => {
  const asked = exchanges.filter(({ to, answer }) => byKey.get(to)?.mode === 'privacy' && answer !== 'ended');
  expect(asked).toEqual([]);
});

test('every state can be seen by the first person of the sign-in list', () => {
  const states = ofPerson(signInAs.red).map(({ answer = 'pending' }) => answer);
  expect([...new Set(states)].toSorted()).toEqual([
    ...['accepted', 'declined', 'deleted', 'ended', 'pending', 'withdrawn'],
  ]);
});

describe.each([signInAs.red, signInAs.international, signInAs.privacy, signInAs.assistantMode])('%s', (key) => {
  test('has a friend and a card that waits', () => {
    const states = ofPerson(key).map(({ answer = 'pending' }) => answer);
    expect(states).toContain('accepted');
    expect(states).toContain('pending');
  });
});

test('messages are as long as a card allows', () => {
  expect(exchanges.filter(({ message = '' }) => [...message].length > 200)).toEqual([]);
});

function isDelegate(key: string): boolean {
  const person = byKey.get(key);
  return person?.badge === 'red' && person.verified && person.listed;
}
