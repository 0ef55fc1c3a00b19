import { beforeEach, expect, test } from 'vitest';
import { storage } from '../../lib/storage/storage.ts';
import { recentSearches } from './recent-searches.ts';

beforeEach(() => recentSearches.clear());

test('the newest comes first, the same search stands there once, and five are kept', () => {
  for (const text of ['port', '绿色金融', 'Deshwal', 'hall', 'Port', 'seats', 'tea']) recentSearches.add(text);
  expect(recentSearches.get()).toEqual(['tea', 'seats', 'Port', 'hall', 'Deshwal']);
  expect(storage.searched.get()).toEqual(recentSearches.get());
});

test('one is removed, or all of them', () => {
  for (const text of ['port', 'tea']) recentSearches.add(text);
  recentSearches.remove('port');
  expect(recentSearches.get()).toEqual(['tea']);
  recentSearches.clear();
  expect(storage.searched.get()).toBeUndefined();
});

test('what somebody else wrote into the storage, or took away, counts', () => {
  recentSearches.add('port');
  storage.searched.set(['tea', 7, '', null]);
  expect(recentSearches.get()).toEqual(['tea']);
});
