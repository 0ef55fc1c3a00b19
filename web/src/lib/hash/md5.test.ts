import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { md5Hex } from './md5.ts';

const file = fileURLToPath(import.meta.resolve('contract/wire/signature.vectors.json'));
const vectors: { name: string; canonical: string; sign: string }[] = JSON.parse(readFileSync(file, 'utf8'));

it("the web app's MD5 gives the sign of every published vector", () => {
  const ours = vectors.map(({ name, canonical }) => ({ name, sign: md5Hex(canonical) }));
  expect(ours).toEqual(vectors.map(({ name, sign }) => ({ name, sign })));
  expect(ours.length).toBeGreaterThanOrEqual(40);
});

it.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['a', '0cc175b9c0f1b6a831c399e269772661'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
  ['1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
])("MD5 of %j is RFC 1321's", (text, digest) => {
  expect(md5Hex(text)).toBe(digest);
});

const byNode = (text: string) => createHash('md5').update(text).digest('hex');

it('a text of any length up to four blocks is padded as Node does it', () => {
  const texts = Array.from({ length: 4 * 64 }, (_, length) => 'x'.repeat(length));
  expect(texts.map(md5Hex)).toEqual(texts.map(byNode));
});

it("any text has the digest that Node's own MD5 gives it", () => {
  const text = fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points));
  fc.assert(fc.property(text, (any) => md5Hex(any) === byNode(any)));
});
