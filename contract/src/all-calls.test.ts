import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCalls } from './all-calls.ts';
import type { Call } from './wire/call.ts';

const folder = new URL('calls/', import.meta.url);

test('no file of calls is forgotten in the list', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const file of files) {
    const exported = Object.values((await import(new URL(file, folder).href)) as Record<string, object>);
    const forgotten = exported.filter((one) => 'who' in one && !allCalls.includes(one as Call));
    expect(forgotten, `${file} belongs in all-calls.ts`).toEqual([]);
  }
});

test('no two calls share a path', () => {
  const paths = allCalls.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
