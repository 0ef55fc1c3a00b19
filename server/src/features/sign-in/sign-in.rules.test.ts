import { describe, expect, test } from 'vitest';
import { codeStrength, normalAddress, whyBadgeCannotSignIn, whyCodeCannotBeSent } from './sign-in.rules.ts';

const at = (minutes: number) => new Date(Date.UTC(2027, 2, 22, 2, minutes));
const told = (requests: Date[], failedAt: Date | undefined, now: Date) => {
  const wait = whyCodeCannotBeSent(requests, failedAt, now);
  return wait && [wait.refusal.name, wait.retryAfter];
};

describe('asking for a code', () => {
  test.each([
    ['for the first time is fine', [], undefined, at(0), undefined],
    ['again after a minute is too soon', [at(0)], undefined, at(1), ['codeTooSoon', 60]],
    ['again after two minutes is fine', [at(0)], undefined, at(2), undefined],
    ['again at once is possible after the channel broke down', [at(0)], at(1), at(1), undefined],
    ['again is too soon when the channel broke down before that', [at(1)], at(0), at(2), ['codeTooSoon', 60]],
    [
      'a sixth time in a day is too often',
      [0, 3, 6, 9, 12].map(at),
      undefined,
      at(20),
      ['tooOften', 24 * 3600 - 20 * 60],
    ],
    [
      'a sixth time is too often also when the channel broke down',
      [0, 3, 6, 9, 12].map(at),
      at(13),
      at(20),
      ['tooOften', 24 * 3600 - 20 * 60],
    ],
  ] as [string, Date[], Date | undefined, Date, [string, number] | undefined][])(
    '%s',
    (_what, requests, failedAt, now, said) => {
      expect(told(requests, failedAt, now)).toEqual(said);
    },
  );

  test('codes are longer under attack, or have fewer tries where the channel cannot carry them', () => {
    for (const carries of [true, false]) expect(codeStrength(false, carries)).toEqual({ digits: 6, mostTries: 5 });
    expect([codeStrength(true, true), codeStrength(true, false)]).toEqual([
      { digits: 8, mostTries: 5 },
      { digits: 6, mostTries: 3 },
    ]);
  });

  test('addresses are compared in one form', () => {
    expect([normalAddress('mobile', ' 129 0000 0001 '), normalAddress('email', ' A@B.Example ')]).toEqual([
      '+8612900000001',
      'a@b.example',
    ]);
    expect(normalAddress('mobile', '+86 129-0000-0001')).toBe('+8612900000001');
  });
});

describe('a badge sign-in', () => {
  test.each([
    ['the first is fine', [], 0, undefined],
    ['the third in an hour is fine', [0, 10], 20, undefined],
    ['the fourth has to wait until the oldest is an hour old', [0, 10, 20], 25, 35 * 60],
    ['an hour after the oldest it is fine', [0, 10, 20], 60, undefined],
    ['after more than three, the third newest counts', [0, 10, 20, 30], 50, 20 * 60],
    ['the eleventh in a day has to wait until the oldest is a day old', every(70, 10), 700, (24 * 60 - 700) * 60],
    ['a day after the oldest it is fine', every(70, 10), 24 * 60, undefined],
  ] as [string, number[], number, number | undefined][])('%s', (_what, earlier, now, retryAfter) => {
    const said = whyBadgeCannotSignIn(earlier.map(at), at(now));
    expect(said && [said.refusal.name, said.retryAfter]).toEqual(
      retryAfter === undefined ? undefined : ['tooManyBadgeSignIns', retryAfter],
    );
  });

  function every(minutes: number, times: number) {
    return Array.from({ length: times }, (_, time) => time * minutes);
  }
});
