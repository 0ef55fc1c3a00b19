import { describe, expect, test } from 'vitest';
import { ownCard, redBadgeOnly } from 'contract/refusals/cards';
import { exchangeCodeExpired } from 'contract/refusals/face-to-face';
import * as rules from './face-to-face.rules.ts';

const now = new Date('2027-03-22T10:00:00+08:00');
const seconds = (count: number) => new Date(now.getTime() + count * 1000);

describe('a code', () => {
  const live = { personId: 'gu', endsAt: seconds(1), usedAt: null };
  test.each([
    ['that is shown now is scanned', live, undefined],
    ['that never was', undefined, exchangeCodeExpired],
    ['that was used', { ...live, usedAt: seconds(-1) }, exchangeCodeExpired],
    ['whose time ends now', { ...live, endsAt: now }, exchangeCodeExpired],
    ['of one’s own', { ...live, personId: 'helena' }, ownCard],
    ['of one’s own that is too old', { ...live, personId: 'helena', endsAt: now }, exchangeCodeExpired],
  ])('%s', (_, code, refusal) => {
    expect(rules.whyCodeCannotBeScanned(code, 'helena', now)).toBe(refusal);
  });

  test('is shown for less time than it works, so that the scan can arrive', () => {
    expect(rules.codeEnds(now)).toEqual(seconds(60));
    expect(rules.showFor).toBe(25);
  });
});

test.each([
  ['a red badge exchanges cards', { badge: 'red', verified: true }, undefined],
  ['a red badge that is not verified does not', { badge: 'red', verified: false }, redBadgeOnly],
  ['a blue one does not', { badge: 'blue', verified: true }, redBadgeOnly],
  ['a green one does not', { badge: 'green', verified: true }, redBadgeOnly],
  ['a grey one does not', { badge: 'grey', verified: true }, redBadgeOnly],
  ['nobody does not', undefined, redBadgeOnly],
] as const)('%s', (_, sharing, refusal) => {
  expect(rules.whyCannotExchange(sharing)).toBe(refusal);
});

test.each([
  ['nothing yet', { count: 0, oldest: null }, undefined],
  ['one below the budget', { count: 29, oldest: seconds(-60) }, undefined],
  ['the budget is used up, by a minute ago', { count: 30, oldest: seconds(-60) }, 59 * 60],
  ['the oldest counts no longer in a moment', { count: 31, oldest: new Date(now.getTime() - 3_599_999) }, 1],
])('of a budget: %s', (_, counted, wait) => {
  expect(rules.waitForBudget(counted, 30, now)).toBe(wait);
});

test('an hour of showing is within the budget', () => {
  expect(rules.codesAnHour).toBeGreaterThan(3600 / rules.showFor);
});

describe('an exchange', () => {
  const encounter: rules.StoredEncounter = {
    ...{ id: 'one', showerId: 'gu', scannerId: 'helena', state: 'open', endsAt: seconds(1) },
    ...{ showerShares: { of: 'own', mobile: true, email: false }, scannerShares: null },
    ...{ showerConfirmed: true, scannerConfirmed: false },
  };

  test.each([
    ['open', seconds(1), 'open'],
    ['open', now, 'over'],
    ['exchanged', now, 'exchanged'],
    ['over', seconds(1), 'over'],
  ] as const)('that is stored as %s and ends at %s is %s', (state, endsAt, expected) => {
    expect(rules.stateNow({ state, endsAt }, now)).toBe(expected);
  });

  test('is told to each from their own side', () => {
    const shares = encounter.showerShares;
    expect(rules.sideOf(encounter, 'gu')).toEqual({
      otherId: 'helena',
      shares,
      confirmed: true,
      otherConfirmed: false,
    });
    const scanned = { otherId: 'gu', shares: null, confirmed: false, otherConfirmed: true };
    expect(rules.sideOf(encounter, 'helena')).toEqual(scanned);
  });

  test('is confirmed by each on their own side alone', () => {
    const shares = { of: 'contact', contactId: 'lan' } as const;
    expect(rules.confirmationOf(encounter, 'gu', shares)).toEqual({ showerConfirmed: true, showerShares: shares });
    expect(rules.confirmationOf(encounter, 'helena', shares)).toEqual({
      scannerConfirmed: true,
      scannerShares: shares,
    });
  });

  test.each([
    ['gu', 'helena', true],
    ['helena', 'gu', true],
    ['gu', 'lin', false],
    ['lin', 'helena', false],
    ['gu', 'gu', false],
  ])('whether it is between %s and %s: %s', (one, other, expected) => {
    expect(rules.isBetween(encounter, one, other)).toBe(expected);
  });
});

describe('what stands ticked', () => {
  const contact = { id: 'lan', name: 'Lan Jing', mobile: '+8612900000000', email: 'lan@forum.example' };
  const before = { mobile: true, email: false };
  test.each([
    [
      'what was chosen for this exchange',
      { of: 'own', mobile: false, email: true },
      null,
      { mobile: false, email: true },
    ],
    ['before that what was ticked last', null, null, before],
    [
      'what was ticked last, where the contact person goes no longer',
      { of: 'contact', contactId: 'lan' },
      null,
      before,
    ],
    ['nothing in assistant mode', { of: 'own', mobile: false, email: true }, contact, null],
    ['nothing in assistant mode, before anything was chosen', null, contact, null],
  ] as const)('%s', (_, shares, whose, share) => {
    expect(rules.shareShown(shares, whose, before)).toEqual(share);
  });
});
