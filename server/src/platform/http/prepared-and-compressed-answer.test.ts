import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { read } from 'contract/wire/call';
import { expect, test } from 'vitest';
import { prepareAnswer } from './prepared-and-compressed-answer.ts';

const call = read('/api/test/list', {
  ...{ who: 'signed in', summary: 'A list.', body: {}, overlay: false, keep: 'public', shows: [] },
  answer: z.object({ names: z.array(z.string()) }),
});
const many = { names: Array.from({ length: 200 }, (_, index) => `delegate ${index}`) };

test('only the declared fields leave', () => {
  const undeclared: { names: string[] } = Object.assign({ names: ['Anna'] }, { mobile: '+8612900000001' });
  expect(prepareAnswer(call, undeclared).plain.toString()).toBe('{"code":0,"msg":"","obj":{"names":["Anna"]}}');
});

test('each encoding is made once, and is what the plain answer says', async () => {
  const answer = prepareAnswer(call, many);
  expect(answer.encoded('br')).toBe(answer.encoded('br'));
  expect(brotliDecompressSync(await answer.encoded('br'))).toEqual(answer.plain);
  expect(gunzipSync(await answer.encoded('gzip'))).toEqual(answer.plain);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('a client that accepts %s gets %s', (accepted, encoding) => {
  expect(prepareAnswer(call, many).encodingFor(accepted)).toBe(encoding);
});

test('a small answer goes as it is', () => {
  expect(prepareAnswer(call, { names: [] }).encodingFor('br')).toBeUndefined();
});
