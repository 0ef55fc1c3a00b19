import { expect, test } from 'vitest';
import { whereToBegin } from './where-to-begin.ts';

const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const stopped = (id: string) => ({ id, language: 'en' as const, at: 9_000 });

test.each([
  ['with the first item', [], 0],
  ['with the item in which one stopped last', [stopped('other'), stopped('c'), stopped('b')], 2],
  ['with the first again, if one stopped in items of another day', [stopped('other')], 0],
])('the brief begins %s', (_, listened, place) => expect(whereToBegin(items, listened)).toBe(place));
