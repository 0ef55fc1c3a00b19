import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCalls, partnerCalls } from './all-calls.ts';

const listed: readonly object[] = [...allCalls, ...partnerCalls];
const folder = new URL('calls/', import.meta.url);

test('no file of calls is forgotten in the list', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const file of files) {
    const exported = Object.values((await import(new URL(file, folder).href)) as Record<string, unknown>);
    const objects = exported.filter((one): one is object => typeof one === 'object' && one !== null);
    const forgotten = objects.filter((one) => 'who' in one && !listed.includes(one));
    expect(forgotten, `${file} belongs in all-calls.ts`).toEqual([]);
  }
});

test('no two calls share a path', () => {
  const paths = [...allCalls, ...partnerCalls].map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
