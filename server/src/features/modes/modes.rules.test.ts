import { describe, expect, test } from 'vitest';
import type { Mode } from 'contract/calls/modes';
import * as rules from './modes.rules.ts';

const now = new Date('2027-03-22T02:00:00Z');

describe('a mode', () => {
  test.each([
    ['red', 'social', undefined, undefined],
    ['red', 'privacy', undefined, undefined],
    ['red', 'assistant', undefined, 'contactNeeded'],
    ['red', 'assistant', 'waiting', undefined],
    ['red', 'assistant', 'confirmed', undefined],
    ['blue', 'social', undefined, 'redBadgeOnly'],
    ['green', 'privacy', undefined, 'redBadgeOnly'],
    ['grey', 'assistant', 'confirmed', 'redBadgeOnly'],
  ] as const)('of a %s badge: %s, with the contact person %s', (badge, mode, contact, refusal) => {
    expect(rules.whyModeCannotBeSet(badge, mode, contact)?.name).toBe(refusal);
  });

  type Now = [mode: Mode, assistantWaits: boolean];
  const shown = ({ mode, assistantWaits }: rules.ModeNow): Now => [mode, assistantWaits];
  const given = ([mode, assistantWaits]: Now): rules.ModeNow => ({ mode, assistantWaits });

  test.each<[before: Now, chosen: Mode, contact: 'waiting' | 'confirmed' | undefined, after: Now]>([
    [['social', false], 'privacy', undefined, ['privacy', false]],
    [['privacy', true], 'social', 'waiting', ['social', false]],
    [['privacy', false], 'assistant', 'waiting', ['privacy', true]],
    [['social', true], 'assistant', 'confirmed', ['assistant', false]],
    [['assistant', false], 'assistant', 'confirmed', ['assistant', false]],
    [['assistant', false], 'social', 'confirmed', ['social', false]],
  ])('%j: choosing %s with the contact person %s', (before, chosen, contact, after) => {
    expect(shown(rules.modeAfterChoice(chosen, given(before), contact))).toEqual(after);
  });

  test.each<[before: Now, confirmed: Now, without: Now, another: Now]>([
    [
      ['social', false],
      ['social', false],
      ['social', false],
      ['social', false],
    ],
    [
      ['social', true],
      ['assistant', false],
      ['social', false],
      ['social', true],
    ],
    [
      ['privacy', true],
      ['assistant', false],
      ['privacy', false],
      ['privacy', true],
    ],
    [
      ['assistant', false],
      ['assistant', false],
      ['social', false],
      ['social', true],
    ],
  ])('%j: after a confirmation, without a contact person, and with another', (before, confirmed, without, another) => {
    expect(shown(rules.modeAfterConfirmation(given(before)))).toEqual(confirmed);
    expect(shown(rules.modeWithoutContact(given(before)))).toEqual(without);
    expect(shown(rules.modeWithNewContact(given(before)))).toEqual(another);
  });
});

describe('a contact person', () => {
  const own = { mobile: '+8613800000001', email: 'own@forum.example' };
  const right = { name: 'Ruth', mobile: '+447700900461', email: 'ruth@amberley.example' };

  test.each([
    ['who is right', right, []],
    ['without a name', { ...right, name: '' }, ['name contactNameMissing']],
    [
      'without addresses',
      { ...right, mobile: undefined, email: undefined },
      ['mobile wrongContactMobile', 'email wrongContactEmail'],
    ],
    ['with the own mobile', { ...right, mobile: own.mobile }, ['mobile contactIsOneself']],
    ['with the own email', { ...right, email: own.email }, ['email contactIsOneself']],
    [
      'who is oneself',
      { ...own, name: '' },
      ['name contactNameMissing', 'mobile contactIsOneself', 'email contactIsOneself'],
    ],
  ])('%s', (_who, typed, wrong) => {
    expect(rules.whyContactCannotBeNamed(typed, own).map(({ field, name }) => `${field} ${name}`)).toEqual(wrong);
  });

  test('is nobody’s own where the delegate has no addresses', () => {
    expect(rules.whyContactCannotBeNamed(right, { mobile: null, email: null })).toEqual([]);
  });

  test.each([
    ['Ruth Amberley', 'Amberley', 'international'],
    ['Ruth', 'Ruth', 'international'],
    ['蓝静', '蓝', 'chinese'],
    ['欧阳文静', '欧阳', 'chinese'],
    ['露丝·安伯利', '安伯利', 'chinese'],
  ])('%s has the family name %s', (name, family, origin) => {
    expect(rules.namesFromForm(name)).toEqual({
      name: { zh: name, en: name },
      familyName: { zh: family, en: family },
      origin,
    });
  });
});

describe('an invitation', () => {
  const until = rules.invitationEnd(now);
  const before = (milliseconds: number) => new Date(until.getTime() - milliseconds);

  test('lasts seven days', () => {
    expect(until.toISOString()).toBe('2027-03-29T02:00:00.000Z');
  });
  test.each([
    ['waiting', before(1), undefined],
    ['waiting', before(0), 'invitationOver'],
    ['confirmed', now, 'invitationOver'],
    ['declined', now, 'invitationOver'],
    ['ended', now, 'invitationOver'],
  ] as const)('that is %s at %s', (state, at, refusal) => {
    expect(rules.whyInvitationCannotBeAnswered({ state, waitsUntil: until }, at)?.name).toBe(refusal);
  });

  test.each([
    [{ mobile: 'm', email: 'e' }, ['mobile', 'email']],
    [{ mobile: 'm', email: null }, ['mobile']],
    [{ mobile: 'x', email: 'e' }, ['email']],
    [{ mobile: 'x', email: 'y' }, []],
    [{ mobile: null, email: null }, []],
  ])('to the addresses m and e reaches the record %j at %j', (record, reached) => {
    expect(rules.reachedAt(record, { mobile: 'm', email: 'e' })).toEqual(reached);
  });
});

test.each([
  ['confirmed', -1, false],
  ['confirmed', 0, true],
  ['confirmed', 1, true],
  ['waiting', 1, false],
] as const)('who is %s and was named %i ms after the proof must agree again: %s', (state, after, again) => {
  expect(rules.mustAgreeAgain({ state, namedAt: new Date(1000 + after) }, new Date(1000))).toBe(again);
});

test.each([
  [{ mobile: 'm', email: 'e', contactOnly: true }, false],
  [{ mobile: null, email: 'e', contactOnly: true }, false],
  [{ mobile: 'x', email: 'e', contactOnly: true }, true],
  [{ mobile: 'x', email: 'e', contactOnly: false }, false],
])('the record %j is open to another than the one named with m and e: %s', (record, open) => {
  expect(rules.isOpenToAnother(record, { mobile: 'm', email: 'e' })).toBe(open);
});

test('the record meant is an attendee’s by email or mobile, or else a contact person’s by email', () => {
  const [attendee, contact] = [
    { id: 'a', contactOnly: false },
    { id: 'c', contactOnly: true },
  ];
  const meant = [
    rules.recordMeant(attendee, contact),
    rules.recordMeant(contact, attendee),
    rules.recordMeant(contact, undefined),
    rules.recordMeant(undefined, attendee),
    rules.recordMeant(undefined, contact),
    rules.recordMeant(undefined, undefined),
  ];
  expect(meant.map((one) => one?.id)).toEqual(['a', 'a', 'c', 'a', undefined, undefined]);
});
