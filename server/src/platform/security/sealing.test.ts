import { expect, test } from 'vitest';
import { sealingWith } from './sealing.ts';

const sealing = sealingWith('a secret that is long enough for anybody');
const sealed = sealing.seal('+8612900000001', 'mobile');

test('a sealed value opens to what it was, and never looks the same twice', () => {
  expect(sealing.open(sealed, 'mobile')).toBe('+8612900000001');
  expect(sealing.seal('+8612900000001', 'mobile')).not.toBe(sealed);
});

test('a sealed value opens neither under another name nor with another secret nor altered', () => {
  expect(() => sealing.open(sealed, 'email')).toThrow();
  expect(() => sealingWith('another secret').open(sealed, 'mobile')).toThrow();
  const altered = Buffer.from(sealed, 'base64url');
  altered[altered.length - 1]! ^= 1;
  expect(() => sealing.open(altered.toString('base64url'), 'mobile')).toThrow();
});

test('a fingerprint finds the same value again, apart for each kind of value and each secret', () => {
  const fingerprint = sealing.fingerprint('a', 'mobile');
  expect(sealing.fingerprint('a', 'mobile')).toBe(fingerprint);
  expect(sealing.fingerprint('b', 'mobile')).not.toBe(fingerprint);
  expect(sealing.fingerprint('a', 'email')).not.toBe(fingerprint);
  expect(sealingWith('another secret').fingerprint('a', 'mobile')).not.toBe(fingerprint);
});
