import { describe, expect, test } from 'vitest';
import { hasGuessedTooOften, normalAddress, whyNoAddressCode } from './profile-addresses.rules.ts';

const now = new Date('2027-03-22T02:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const [here, there] = ['key.here', 'key.there'];
const codes = (channel: 'mobile' | 'email', addressFingerprint: string, ...minutes: number[]) =>
  minutes.map((one) => ({ channel, addressFingerprint, sentAt: minutesAgo(one) }));

describe('a code for a new address', () => {
  test.each([
    ['is sent', [], undefined],
    ['waits two minutes after the one before', codes('mobile', there, 1), ['codeTooSoon', 60]],
    ['does not wait for one by the other channel', codes('email', there, 1), undefined],
    ['is sent again after two minutes', codes('mobile', here, 2), undefined],
    ['is the last of a day as the fifth', codes('email', there, 60, 50, 40, 30), undefined],
    ['is too many as the sixth of a person', codes('email', there, 60, 50, 40, 30, 20), ['tooOften', 23 * 3600]],
    ['is the last to one address as the third', codes('mobile', here, 720, 3), undefined],
    ['is too many as the fourth to one address', codes('mobile', here, 720, 4, 2), ['tooOften', 43_200]],
    ['is too many also under an older fingerprint', codes('mobile', 'older.here', 720, 4, 2), ['tooOften', 43_200]],
  ] as const)('%s', (_what, own, expected) => {
    const why = whyNoAddressCode(own, { channel: 'mobile', fingerprints: [here, 'older.here'] }, now);
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
