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
  const [id, text] = sealed.split('.');
  const altered = Buffer.from(text!, 'base64url');
  altered[altered.length - 1]! ^= 1;
  expect(() => sealing.open(`${id}.${altered.toString('base64url')}`, 'mobile')).toThrow();
});

test('a fingerprint finds the same value again, apart for each kind of value and each secret', () => {
  const fingerprint = sealing.fingerprint('a', 'mobile');
  expect(sealing.fingerprint('a', 'mobile')).toBe(fingerprint);
  expect(sealing.fingerprint('b', 'mobile')).not.toBe(fingerprint);
  expect(sealing.fingerprint('a', 'email')).not.toBe(fingerprint);
  expect(sealingWith('another secret').fingerprint('a', 'mobile')).not.toBe(fingerprint);
});

test('a newer secret opens and finds what the older one sealed, and seals under its own key id', () => {
  const both = sealingWith('a newer secret', 'a secret that is long enough for anybody');
  expect(both.open(sealed, 'mobile')).toBe('+8612900000001');
  expect([both.keyId, both.olderKeyIds]).toEqual([sealingWith('a newer secret').keyId, [sealing.keyId]]);
  expect(both.fingerprints('a', 'mobile')).toEqual([
    both.fingerprint('a', 'mobile'),
    sealing.fingerprint('a', 'mobile'),
  ]);
  const [older, newer] = [sealing, both].map((one) => one.fingerprint('a', 'mobile'));
  expect([older, newer].map((one) => both.isFingerprint(one!, 'a', 'mobile'))).toEqual([true, true]);
  expect([both.isFingerprint(older!, 'b', 'mobile'), sealing.isFingerprint(newer!, 'a', 'mobile')]).toEqual([
    false,
    false,
  ]);
  expect(() => sealing.open(both.seal('b', 'mobile'), 'mobile')).toThrow('a secret that is not configured');
});
