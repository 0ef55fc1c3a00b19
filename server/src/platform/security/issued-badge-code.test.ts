import { expect, test } from 'vitest';
import { inFours } from 'contract/rules/badge-code';
import { newBadgeCode, readBadgeCode } from './issued-badge-code.ts';

const code = newBadgeCode(new Uint8Array(15).fill(7));

test('a printed code is read back, however it is typed', () => {
  const written = [
    code,
    inFours(code),
    code.toLowerCase(),
    code.replace(/(.{4})/g, '$1-'),
    `https://forum.example/cdfH5/#${code}`,
  ];
  expect(written.map(readBadgeCode)).toEqual(written.map(() => code));
});

test('O, I and L are read as the digits they look like', () => {
  const zeros = newBadgeCode(new Uint8Array(15));
  expect(readBadgeCode(zeros.replace(/^0/, 'o'))).toBe(zeros);
  const ones = newBadgeCode(new Uint8Array(15).fill(1));
  expect([readBadgeCode(ones.replace(/^1/, 'I')), readBadgeCode(ones.replace(/^1/, 'l'))]).toEqual([ones, ones]);
});

test('every single wrong character is noticed', () => {
  const random = newBadgeCode();
  const others = (at: number) => Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ').filter((other) => other !== random[at]);
  const wrong = Array.from(random).flatMap((_, at) =>
    others(at).map((other) => random.slice(0, at) + other + random.slice(at + 1)),
  );
  expect(wrong.length).toBe(16 * 31);
  expect(wrong.filter((code) => readBadgeCode(code) !== undefined)).toEqual([]);
});

test.each(['', 'hello', 'https://elsewhere.example/', '1234567890123', `${code}0`, code.slice(1), 'U'.repeat(16)])(
  '%s is no badge code',
  (text) => {
    expect(readBadgeCode(text)).toBe(undefined);
  },
);
