import { expect, test } from 'vitest';
import type { ContactItems } from 'contract/calls/cards';
import { notOnRecord, nothingShared, sharingChanged } from 'contract/refusals/cards';
import { sharedFrom } from './cards-share.rules.ts';

const [mobile, email] = ['+8613800000000', 'helena@forum.example'];
const onRecord = { mobile, email, contact: null };
const assisted = { mobile, email, contact: { id: 'lan', name: 'Lan Jing', mobile, email } };
const ticked = (items: Partial<ContactItems>): ContactItems => ({ mobile: false, email: false, ...items });

test.each([
  ['both items', ticked({ mobile: true, email: true }), onRecord, { of: 'own', mobile: true, email: true }],
  ['the mobile', ticked({ mobile: true }), onRecord, { of: 'own', mobile: true, email: false }],
  [
    'the email, on a record without a mobile',
    ticked({ email: true }),
    { ...onRecord, mobile: null },
    { of: 'own', mobile: false, email: true },
  ],
  ['the contact person in assistant mode', null, assisted, { of: 'contact', contactId: 'lan' }],
])('a card shares %s', (_, share, sharing, shared) => {
  expect(sharedFrom(share, sharing)).toEqual({ shared });
});

test.each([
  ['nothing is ticked', ticked({}), onRecord, nothingShared],
  ['there is no such mobile', ticked({ mobile: true }), { ...onRecord, mobile: null }, notOnRecord],
  ['one of the two is not there', ticked({ mobile: true, email: true }), { ...onRecord, email: null }, notOnRecord],
  ['items were ticked before assistant mode began', ticked({ mobile: true }), assisted, sharingChanged],
  ['nothing was ticked before assistant mode began', ticked({}), assisted, sharingChanged],
  ['the sheet showed the contact person, who goes no longer', null, onRecord, sharingChanged],
])('a card is refused if %s', (_, share, sharing, refusal) => {
  expect(sharedFrom(share, sharing)).toEqual({ refusal });
});
