import { expect, test } from 'vitest';
import type { Sharing } from '../cards.api.ts';
import { goesByContact, hasNothingToShare, itemsOnRecord, shareOf, tickedItems } from './share-rules.ts';

const both: Sharing = {
  ...{ mode: 'social', mobile: '+8613800126618', email: 'gu@yuanxiu.example', contact: null },
  ticked: { mobile: true, email: true },
};
const contact = { name: 'Ibrahima Ndiakone', mobile: '+221770000000', email: 'i@salambe.example' };

test.each<[string, Sharing, string[]]>([
  ['both', both, ['mobile', 'email']],
  ['the mobile alone', { ...both, email: null }, ['mobile']],
  ['the email alone', { ...both, mobile: null }, ['email']],
  ['nothing', { ...both, mobile: null, email: null }, []],
])('with %s on record so much can be ticked', (_, sharing, can) => {
  expect(itemsOnRecord(sharing)).toEqual(can);
  expect(hasNothingToShare(sharing)).toBe(can.length === 0);
});

test('what was ticked the last time and is not on record any more is not shared', () => {
  const sharing = { ...both, email: null };
  expect(tickedItems(sharing, both.ticked)).toEqual(['mobile']);
  expect(shareOf(sharing, both.ticked)).toEqual({ mobile: true, email: false });
});

test('in assistant mode no item goes, even with nothing of one’s own on record', () => {
  const sharing: Sharing = { ...both, mode: 'assistant', mobile: null, email: null, contact };
  expect(goesByContact(sharing)).toBe(true);
  expect(hasNothingToShare(sharing)).toBe(false);
  expect(shareOf(sharing, both.ticked)).toBeNull();
});

test('a contact person who is named changes nothing in social mode', () => {
  expect(shareOf({ ...both, contact }, { mobile: false, email: true })).toEqual({ mobile: false, email: true });
});
