import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { md5Hex } from './envelope.ts';

const file = fileURLToPath(import.meta.resolve('contract/wire/signature.vectors.json'));
const vectors: { name: string; canonical: string; sign: string }[] = JSON.parse(readFileSync(file, 'utf8'));

it("the web app's MD5 gives the sign of every published vector", () => {
  const ours = vectors.map(({ name, canonical }) => ({ name, sign: md5Hex(canonical) }));
  expect(ours).toEqual(vectors.map(({ name, sign }) => ({ name, sign })));
  expect(ours.length).toBeGreaterThanOrEqual(40);
});

it.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
])("MD5 of %j is RFC 1321's", (text, digest) => {
  expect(md5Hex(text)).toBe(digest);
});
