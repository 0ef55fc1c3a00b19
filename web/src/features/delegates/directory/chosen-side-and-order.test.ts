import { expect, test } from 'vitest';
import { directoryChoiceIn, directorySearchOf } from './chosen-side-and-order.ts';

test('the address contains side, order, search and the side to which the search is limited', () => {
  const params = new URLSearchParams('side=chinese&order=rank&q=zhang+san&within=international');
  const choice = { side: 'chinese', order: 'rank', query: 'zhang san', within: 'international' } as const;
  expect(directoryChoiceIn(params, 'en')).toEqual(choice);
  expect(directorySearchOf(choice).toString()).toBe(params.toString());
});

test('an unknown side or order counts as not chosen, and each language opens its own side', () => {
  const params = new URLSearchParams('side=martian&order=height&within=all');
  const nothing = { order: 'name', query: '', within: undefined };
  expect(directoryChoiceIn(params, 'zh')).toEqual({ ...nothing, side: 'chinese' });
  expect(directoryChoiceIn(params, 'en')).toEqual({ ...nothing, side: 'international' });
});

test('only what differs from the default stands in the address', () => {
  expect(directorySearchOf({ side: 'chinese', order: 'name', query: '', within: 'chinese' }).toString()).toBe(
    'side=chinese',
  );
});
