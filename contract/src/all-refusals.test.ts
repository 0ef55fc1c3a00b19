import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allRefusals, type RefusalName } from './all-refusals.ts';
import type { Refusal } from './wire/refusal.ts';

const folder = new URL('refusals/', import.meta.url);
const areas = await Promise.all(
  readdirSync(folder).map(async (file) => (await import(new URL(file, folder).href)) as Record<string, Refusal>),
);
const declared = areas.flatMap((area) => Object.entries(area));

test('a refusal travels by the name that the code knows it by', () => {
  expect(declared.map(([, { name }]) => name)).toEqual(declared.map(([known]) => known));
});

test('no two refusals share a name, and no file of them is forgotten', () => {
  const names = declared.map(([name]) => name).toSorted();
  expect(allRefusals.map(({ name }) => name).toSorted()).toEqual(names);
});

test('a name that no refusal has does not compile', () => {
  const known: RefusalName = 'wrongCode';
  // @ts-expect-error The type is the names alone, not any text.
  const unknown: RefusalName = 'wrongCode ';
  expect(unknown.trim()).toBe(known);
});
