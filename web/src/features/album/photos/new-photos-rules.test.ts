import { expect, test } from 'vitest';
import { mergedPhotos } from './new-photos-rules.ts';

const photos = (ids: string) => Array.from(ids, (id) => ({ id }));
const merged = (shown: string, listed: string, more = false) => {
  const { photos: now, fresh, incomplete } = mergedPhotos(photos(shown), photos(listed), more);
  return [now.map(({ id }) => id).join(''), fresh, incomplete];
};

test.each([
  ['nothing changed', 'abc', 'abc', false, ['abc', 0, false]],
  ['the list went on', 'abc', 'abcdef', false, ['abcdef', 0, false]],
  ['two are new', 'abc', 'xyabc', false, ['abc', 2, false]],
  ['one is new among them', 'abc', 'axbc', false, ['abc', 1, false]],
  ['one was hidden', 'abc', 'ac', false, ['ac', 0, false]],
  ['all were hidden', 'abc', '', false, ['', 0, false]],
  ['another list', 'abc', 'xyz', false, ['xyz', 0, false]],
  ['new ones pushed the last beyond the end', 'abcd', 'xyab', true, ['abcd', 2, true]],
  ['and one of those before was hidden', 'abcd', 'xyb', true, ['bcd', 2, true]],
  ['the end itself was hidden', 'abcd', 'abc', false, ['abc', 0, false]],
] as const)('%s', (_what, shown, listed, more, now) => {
  expect(merged(shown, listed, more)).toEqual(now);
});
