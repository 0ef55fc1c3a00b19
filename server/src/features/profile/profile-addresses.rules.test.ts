import { describe, expect, test } from 'vitest';
import { hasGuessedTooOften, normalAddress, whyNoAddressCode } from './profile-addresses.rules.ts';

const now = new Date('2027-03-22T02:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const codes = (channel: 'mobile' | 'email', ...minutes: number[]) =>
  minutes.map((one) => ({ channel, sentAt: minutesAgo(one) }));

describe('a code for a new address', () => {
  test.each([
    ['is sent', [], [], undefined],
    ['waits two minutes after the one before', codes('mobile', 1), [], ['codeTooSoon', 60]],
    ['does not wait for one by the other channel', codes('email', 1), [], undefined],
    ['is sent again after two minutes', codes('mobile', 2), [minutesAgo(2)], undefined],
    ['is the last of a day as the fifth', codes('email', 60, 50, 40, 30), [], undefined],
    ['is too many as the sixth of a person', codes('email', 60, 50, 40, 30, 20), [], ['tooOften', 23 * 3600]],
    [
      'is too many as the sixth to an address, of whomever',
      [],
      [1, 2, 3, 4, 720].map(minutesAgo),
      ['tooOften', 43_200],
    ],
  ] as const)('%s', (_what, own, toAddress, expected) => {
    const why = whyNoAddressCode({ own, toAddress, channel: 'mobile' }, now);
    expect(why && [why.refusal.name, why.retryAfter]).toEqual(expected);
  });

  test('cannot be guessed more than ten times a day', () => {
    expect([hasGuessedTooOften([5, 4]), hasGuessedTooOften([5, 5])]).toEqual([false, true]);
  });
});

test.each([
  ['mobile', '129 2061-3553', '+8612920613553'],
  ['mobile', '+44 7700 900123', '+447700900123'],
  ['mobile', '12345', undefined],
  ['email', ' Gu.Minglan@Yuanxiu.example ', 'gu.minglan@yuanxiu.example'],
  ['email', 'gu@', undefined],
  ['email', '', undefined],
] as const)('%s %j is %s', (channel, typed, normal) => {
  expect(normalAddress(channel, typed)).toBe(normal);
});
